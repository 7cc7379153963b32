// Steps through the page that `fathom trace --format html` writes. The step stands behind the `#` of the address (`#at-12`, which
// is the name of nothing on the page, so that it does not scroll), and in the body's data.
(() => {
  'use strict';
  const body = document.body, stage = document.getElementById('stage');
  const steps = Array.from(document.querySelectorAll('#steps > li'));
  const last = steps.length - 1;
  const make = (name, kind, text) => {
    const made = document.createElement(name);
    if (kind) made.className = kind;
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
  let now = -1;

  const nav = make('nav'), slider = make('input'), where = make('output');
  const button = (sign, label, go) => {
    const made = make('button', '', sign);
    made.type = 'button';
    made.setAttribute('aria-label', label);
    made.addEventListener('click', () => show(go()));
    nav.append(made);
    return made;
  };
  const first = button('\u21E4', 'to the beginning', () => 0);
  const back = button('\u2190', 'one step back', () => now - 1);
  slider.type = 'range';
  slider.min = '0';
  slider.max = String(last);
  slider.setAttribute('aria-label', 'step');
  slider.addEventListener('input', () => show(Number(slider.value)));
  nav.append(slider);
  const on = button('\u2192', 'one step on', () => now + 1);
  const end = button('\u21E5', 'to the end', () => last);
  nav.append(where);
  const board = make('div', 'at'), aside = make('aside'), saying = make('div', 'saying'), issues = make('div', 'issues');
  const keys = make('p', 'keys');
  keys.innerHTML = '<kbd>\u2190</kbd> <kbd>\u2192</kbd> or <kbd>k</kbd> <kbd>j</kbd> one step, <kbd>PgUp</kbd> <kbd>PgDn</kbd> ten, <kbd>Home</kbd> <kbd>End</kbd>; what is framed has changed';
  saying.setAttribute('aria-live', 'polite');
  aside.append(saying, issues);
  stage.append(nav, board, aside);

  const entries = (title, kind, links) => {
    if (!links.length) return;
    issues.append(make('h3', '', title));
    for (const link of links) {
      const rule = document.getElementById(link.getAttribute('href').slice(1));
      if (!rule) continue;
      const copy = rule.cloneNode(true);
      copy.removeAttribute('id');
      copy.classList.add(kind);
      issues.append(copy);
    }
  };
  const points = (step, before) => {
    const list = make('ul', 'points'), scores = step.dataset.scores.split(' ').map(Number);
    const old = before ? before.dataset.scores.split(' ').map(Number) : scores;
    scores.forEach((score, seat) => {
      const one = make('li', names[seat] === step.dataset.next ? 'next' : '');
      if (one.className) one.title = 'acts next';
      one.append(names[seat] + ' ', make('b', '', String(score)));
      if (score !== old[seat]) one.append(make('span', 'more', ' (' + (score > old[seat] ? '+' : '') + (score - old[seat]) + ')'));
      list.append(one);
    });
    return list;
  };
  const tell = (step, number) => {
    saying.replaceChildren(step.querySelector('.words').cloneNode(true));
    for (const kind of ['.refused', '.cut', '.silent']) {
      const said = step.querySelector(kind);
      if (said) saying.append(said.cloneNode(true));
    }
    saying.append(points(step, steps[number - 1]), keys);
    const asked = step.querySelector('a.asked'), more = step.querySelector('.more');
    const clauses = asked ? Array.from(document.getElementById(asked.getAttribute('href').slice(1)).querySelectorAll('a')) : [];
    const refusing = new Set(clauses.map((link) => link.textContent));
    issues.replaceChildren();
    entries('The rulebook is silent, and this decides', 'silence', Array.from(step.querySelectorAll('.silent a')));
    entries('Numbers and readings that decide', 'reading',
      Array.from(step.querySelectorAll('.read a')).filter((link) => !refusing.has(link.textContent)));
    if (asked) entries('Rules that could refuse it (' + more.firstChild.textContent.replace(/, $/, '') + ')', 'clause', clauses);
    issues.scrollTop = 0;
  };
  const show = (number) => {
    const next = Math.max(0, Math.min(last, number));
    if (next === now || Number.isNaN(next)) return;
    if (now >= 0) steps[now].classList.remove('here');
    now = next;
    const step = steps[now], list = step.parentElement;
    step.classList.add('here');
    list.scrollTop = step.offsetTop - list.offsetTop - list.clientHeight / 3;
    board.innerHTML = step.querySelector('noscript').textContent;
    tell(step, now);
    slider.value = String(now);
    where.textContent = now + ' of ' + last;
    first.disabled = back.disabled = now === 0;
    on.disabled = end.disabled = now === last;
    body.dataset.at = String(now);
    history.replaceState(null, '', '#at-' + now);
  };
  const asked = () => Number((/^#at-(\d+)$/.exec(location.hash) || [0, 0])[1]);

  const moves = { ArrowRight: 1, ArrowDown: 0, j: 1, ArrowLeft: -1, k: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };
  document.addEventListener('keydown', (event) => {
    const by = moves[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(by === -Infinity ? 0 : by === Infinity ? last : now + by);
  });
  let touched = null;
  board.addEventListener('touchstart', (event) => { touched = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
  board.addEventListener('touchend', (event) => {
    if (!touched) return;
    const across = event.changedTouches[0].clientX - touched.clientX, down = event.changedTouches[0].clientY - touched.clientY;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) show(now + (across < 0 ? 1 : -1));
    touched = null;
  });
  steps.forEach((step, number) => step.addEventListener('click', (event) => { if (!event.target.closest('a')) show(number); }));
  window.addEventListener('hashchange', () => { if (/^#at-/.test(location.hash)) show(asked()); });

  body.classList.add('stepping');
  stage.hidden = false;
  show(asked());
})();
