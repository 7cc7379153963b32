// Filters and jumps of the page that `fathom audit --format html` writes. Everything asked for stands behind the `#` of the
// address (`#severity=error,note&kind=item-omitted&text=card&only=1&at=3`), and what came of it in the body's data.
(() => {
  'use strict';
  const body = document.body;
  const find = (selector) => document.querySelector(selector);
  const every = (selector) => Array.from(document.querySelectorAll(selector));
  const findings = every('.finding').map((shown) => ({
    shown, number: Number(shown.dataset.number), severity: shown.dataset.severity, kind: shown.dataset.kind,
    row: shown.closest('.margin').previousElementSibling, text: null,
  }));
  const marks = every('mark').map((shown) => ({ shown, of: shown.dataset.of.split(' ').map(Number), own: shown.className }));
  const labels = every('sup');
  const rows = every('main .columns');
  const order = ['error', 'warning', 'note', 'accepted'];
  const usual = ['error', 'warning', 'note'];
  const boxes = every('.filters input[name="severity"]');
  const kind = find('#kind'), text = find('#text'), only = find('#only');
  const state = { severity: usual, kind: '', text: '', only: false, at: 0 };

  const asked = () => {
    const words = new URLSearchParams(location.hash.slice(1));
    state.severity = words.has('severity') ? words.get('severity').split(',').filter((each) => order.includes(each)) : usual;
    state.kind = words.get('kind') || '';
    state.text = words.get('text') || '';
    state.only = words.get('only') === '1';
    state.at = Number(words.get('at')) || 0;
  };
  const remember = () => {
    const words = new URLSearchParams();
    if (state.severity.join() !== usual.join()) words.set('severity', state.severity.join());
    if (state.kind) words.set('kind', state.kind);
    if (state.text) words.set('text', state.text);
    if (state.only) words.set('only', '1');
    if (state.at) words.set('at', String(state.at));
    history.replaceState(null, '', '#' + words.toString().replace(/%2C/g, ','));
  };

  const fits = (finding) => {
    if (!state.severity.includes(finding.severity) || (state.kind && finding.kind !== state.kind)) return false;
    if (!state.text) return true;
    if (finding.text === null) finding.text = (finding.row.textContent + ' ' + finding.shown.textContent).toLowerCase();
    return finding.text.includes(state.text.toLowerCase());
  };

  let open = [];
  const show = () => {
    open = findings.filter((finding) => {
      const fit = fits(finding);
      finding.shown.hidden = !fit;
      return fit;
    });
    const severities = new Map(open.map((finding) => [finding.number, finding.severity]));
    for (const mark of marks) {
      const here = mark.of.filter((number) => severities.has(number)).map((number) => severities.get(number));
      const worst = order.find((severity) => here.includes(severity));
      const also = mark.own.includes('also') ? ' also' : '';
      mark.shown.className = here.length === 0 ? 'off' : worst + also + (mark.of.includes(state.at) ? ' lit' : '');
    }
    for (const label of labels) label.hidden = !severities.has(Number(label.dataset.of));
    const busy = new Set(open.map((finding) => finding.row));
    for (const row of rows) row.classList.toggle('quiet', !busy.has(row));
    body.classList.toggle('only', state.only);
    for (const box of boxes) box.checked = state.severity.includes(box.value);
    kind.value = state.kind;
    if (text.value !== state.text) text.value = state.text;
    only.checked = state.only;
    const here = open.find((finding) => finding.number === state.at);
    if (!here) state.at = 0;
    for (const finding of findings) finding.shown.classList.toggle('current', finding === here);
    const place = here ? open.indexOf(here) + 1 : 0;
    find('#place').textContent = open.length === 0 ? 'none' : place ? place + ' of ' + open.length : String(open.length);
    Object.assign(body.dataset, {
      shown: open.length, total: findings.length, at: state.at || '', severity: state.severity.join(), kind: state.kind,
      text: state.text, rows: state.only ? busy.size : rows.length, lit: every('mark.lit').length,
    });
    return here;
  };
  const come = () => {
    const here = show();
    if (here) (window.innerWidth > 1000 && here.row.id ? here.row : here.shown).scrollIntoView({ block: 'center' });
    remember();
  };
  const step = (by) => {
    if (open.length === 0) return;
    const place = open.findIndex((finding) => finding.number === state.at);
    const next = place < 0 ? (by > 0 ? 0 : open.length - 1) : (place + by + open.length) % open.length;
    state.at = open[next].number;
    come();
  };
  const change = () => {
    state.severity = boxes.filter((box) => box.checked).map((box) => box.value);
    state.kind = kind.value;
    state.text = text.value;
    state.only = only.checked;
    show();
    remember();
  };

  for (const control of [...boxes, kind, only]) control.addEventListener('change', change);
  text.addEventListener('input', change);
  find('.filters').addEventListener('submit', (event) => event.preventDefault());
  find('#next').addEventListener('click', () => step(1));
  find('#previous').addEventListener('click', () => step(-1));
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === 'n') step(1);
    if (event.key === 'p') step(-1);
  });
  document.addEventListener('click', (event) => {
    const mark = event.target.closest('mark:not(.off)'), label = event.target.closest('sup a');
    const finding = event.target.closest('.finding');
    if (!mark && !label && (!finding || event.target.closest('a, form, button'))) return;
    const numbers = mark ? mark.dataset.of.split(' ').map(Number) : [];
    const wanted = label ? Number(label.parentNode.dataset.of) : finding ? Number(finding.dataset.number)
        : numbers.find((number) => open.some((each) => each.number === number));
    if (label) event.preventDefault();
    state.at = wanted || 0;
    finding ? show() : come();
    remember();
  });
  window.addEventListener('hashchange', () => {
    const place = /^#f(\d+)$/.exec(location.hash);
    if (place) state.at = Number(place[1]);
    else if (/^#[rk]-?/.test(location.hash) && !location.hash.includes('=')) return;
    else asked();
    come();
  });
  document.addEventListener('judged', (event) => {
    findings.find((finding) => finding.number === event.detail.number).severity = event.detail.severity;
    show();
  });
  window.addEventListener('beforeprint', () => body.classList.remove('long'));

  find('.filters').hidden = false;
  const place = /^#f(\d+)$/.exec(location.hash);
  if (place) state.at = Number(place[1]);
  else asked();
  if (location.hash.includes('=') || place) come();
  else show();
})();
