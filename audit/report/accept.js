// Accepting findings on the page: what is accepted here, and what was before, makes a baseline to be downloaded. Nothing leaves
// the machine; reasons outlast a reload in the browser's own store, where it has one for files.
(() => {
  'use strict';
  const bar = document.querySelector('.baseline');
  const findings = Array.from(document.querySelectorAll('.finding'));
  const store = 'fathom audit ' + location.pathname;
  const reasons = new Map();
  let address = '';

  const remember = () => {
    try {
      localStorage.setItem(store, JSON.stringify(Array.from(reasons)));
    } catch (error) { /* the browser keeps nothing for this page */ }
  };
  const remembered = () => {
    try {
      const known = new Map(JSON.parse(localStorage.getItem(store) || '[]'));
      for (const { dataset } of findings)
        if (dataset.because === undefined && typeof known.get(dataset.identity) === 'string') reasons.set(dataset.identity, known.get(dataset.identity));
    } catch (error) { reasons.clear(); }
  };

  // what YAML would misread, and what it refuses, is gone from a reason
  const quoted = (text) => '"' + text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]+/g, ' ').trim().replace(/["\\]/g, '\\$&') + '"';
  const baseline = () => {
    const seen = new Set();
    let list = bar.dataset.kept;
    for (const { dataset } of findings) {
      const because = reasons.has(dataset.identity) ? quoted(reasons.get(dataset.identity)) : dataset.because;
      if (because === undefined || seen.has(dataset.identity)) continue;
      seen.add(dataset.identity);
      list += dataset.entry + '    because: ' + because + '\n';
    }
    return bar.dataset.heading + (list ? 'accepted:\n' + list : 'accepted: []\n');
  };

  const count = () => {
    for (const shown of document.querySelectorAll('.counts span')) {
      const number = findings.filter((finding) => finding.dataset.severity === shown.className).length;
      shown.hidden = number === 0;
      shown.firstChild.textContent = String(number);
      shown.lastChild.textContent = ' ' + shown.className + (number === 1 || shown.className === 'accepted' ? '' : 's');
    }
  };
  const mark = (finding) => {
    const severity = reasons.has(finding.dataset.identity) ? 'accepted' : finding.dataset.usually;
    finding.classList.replace(finding.dataset.severity, severity);
    finding.dataset.severity = severity;
    finding.querySelector('.severity').textContent = severity;
    const accepted = severity === 'accepted';
    finding.querySelector('.accepting').hidden = accepted;
    finding.querySelector('.accepted-here').hidden = !accepted;
    finding.querySelector('.accepted-here span').textContent = accepted ? 'Accepted: ' + reasons.get(finding.dataset.identity) : '';
    document.dispatchEvent(new CustomEvent('judged', { detail: { number: Number(finding.dataset.number), severity } }));
  };
  const show = () => {
    count();
    for (const label of document.querySelectorAll('.filters label[hidden]')) label.hidden = reasons.size === 0;
    const file = baseline();
    bar.hidden = reasons.size === 0;
    bar.querySelector('output').textContent = String(reasons.size);
    bar.querySelector('pre').textContent = file;
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([file], { type: 'application/yaml' }));
    bar.querySelector('a').href = address;
    document.body.dataset.accepted = String(reasons.size);
  };
  const judge = (identity, reason) => {
    if (reason) reasons.set(identity, reason);
    else reasons.delete(identity);
    remember();
    for (const finding of findings) if (finding.dataset.identity === identity) mark(finding);
    show();
  };

  remembered();
  for (const finding of findings) {
    const form = finding.querySelector('.accepting');
    if (!form) continue;
    form.hidden = false;
    const field = form.querySelector('input');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const reason = field.value.trim();
      field.classList.toggle('lacking', !reason);
      if (reason) judge(finding.dataset.identity, reason);
      else field.focus();
    });
    finding.querySelector('.accepted-here button').addEventListener('click', () => {
      field.value = reasons.get(finding.dataset.identity) || '';
      judge(finding.dataset.identity, '');
    });
    if (reasons.has(finding.dataset.identity)) mark(finding);
  }
  show();
})();
