/*
 * Runs on Today before the first paint, where the service worker answered with a snapshot of the day's workout (TODAY-13). Shows it if it
 * belongs to who is signed in here, holds what is done on it, and gives way to the app once the app has drawn what it has.
 */
(() => {
  const template = document.getElementById('snapshot-of-today');
  const root = document.getElementById('root');
  const { id, owner, entry, dark } = template.dataset;
  template.remove();
  if (!isInForce()) {
    startApp();
    return;
  }
  const shown = document.createElement('div');
  shown.append(document.importNode(template.content, true));
  // The content security policy refuses styles in attributes of a page, and lets scripts set them.
  for (const element of shown.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute('data-style');
  }
  root.before(shown);
  root.inert = true;
  root.ariaHidden = 'true';
  root.style.cssText = 'position: absolute; inset: 0 0 auto; opacity: 0; pointer-events: none; z-index: -1';

  /** What was done on the snapshot, in order. */
  const held = [];
  const DIFFERS_FOR_MS = 1_000;
  const STORED_AFTER_MS = 10_000;
  const ATTEMPTS = 20;
  let differing;
  const hearing = new AbortController();
  for (const [type, hear] of [
    ['click', press],
    ['input', type_],
    ['keydown', enter],
  ])
    shown.addEventListener(type, hear, { signal: hearing.signal });
  // Before the next paint, in the same task as the drawing it waits for.
  const watching = new MutationObserver(giveWayWhenDrawn);
  watching.observe(root, { childList: true, subtree: true });
  afterPaint(startApp);

  /* Local storage is cleared whenever somebody leaves or enters; a write to the log takes the item away until the next snapshot. */
  function isInForce() {
    try {
      const [, claims] = localStorage.getItem('access').split('.');
      const { sub, user_id } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
      const isOwn = encodeURIComponent(sub ?? user_id) === owner;
      const isDark = document.body.classList.contains('dark');
      return isOwn && localStorage.getItem('today-snapshot') === id && String(isDark) === dark && location.hash === '';
    } catch {
      // Nobody is signed in, or not as far as can be told.
      return false;
    }
  }

  function startApp() {
    // Without its code the page is empty, as it is without a snapshot.
    import(entry).catch(() => shown?.remove());
  }

  /** A hidden page paints nothing, and starts at once. */
  function afterPaint(run) {
    if (document.visibilityState === 'hidden') run();
    else requestAnimationFrame(() => setTimeout(() => run()));
  }

  /* Part of a row may be read a moment after its sets. What then still differs was changed elsewhere, and the app is right. */
  function giveWayWhenDrawn() {
    if (root.querySelector('main') === null || root.querySelector('[data-wait]') !== null) return;
    const isWorkout = root.querySelector('[data-workout]') !== null;
    if (isWorkout && contentOf(shown, 'defaultValue') === contentOf(root, 'value')) giveWay(true);
    else if (isWorkout) differing ??= setTimeout(giveWay, DIFFERS_FOR_MS, false);
    else giveWay(false);
  }

  function giveWay(isSame) {
    clearTimeout(differing);
    watching.disconnect();
    hearing.abort();
    const focus = isSame ? focused() : null;
    shown.remove();
    root.removeAttribute('style');
    root.removeAttribute('aria-hidden');
    root.inert = false;
    if (isSame) void doHeld(focus);
    else if (held.some(({ value }) => value === undefined)) document.dispatchEvent(new Event('snapshot-differed'));
  }

  /** The rows of the workout with all they show, of which session: what is held applies to no other. */
  function contentOf(place, value) {
    const rows = [...place.querySelectorAll('[data-set]')].map((row) => [
      row.dataset.set,
      row.textContent,
      ...[...row.querySelectorAll('input')].map((field) => field.ariaLabel + field[value]),
    ]);
    return JSON.stringify([place.querySelector('[data-workout]')?.dataset.workout, rows]);
  }

  function press(event) {
    const button = event.target.closest('button');
    if (button === null) return;
    // The button at the thumb logs the next set, which by then may be another one.
    const meant = button.hasAttribute('data-dock-log') ? shown.querySelector('[data-next-tick]') : button;
    if (meant === null) return;
    if (meant.hasAttribute('data-tick')) {
      if (meant.ariaBusy === 'true') return;
      meant.ariaBusy = 'true';
      button.ariaBusy = 'true';
    }
    held.push({ place: placeOf(meant) });
  }

  function type_(event) {
    const place = placeOf(event.target);
    const { value } = event.target;
    const last = held.at(-1);
    if (last?.value !== undefined && isSamePlace(last.place, place)) last.value = value;
    else held.push({ place, value });
  }

  function enter(event) {
    if (event.key === 'Enter' && event.target.matches('input')) event.target.closest('[data-set]')?.querySelector('[data-tick]')?.click();
  }

  function placeOf(control) {
    const set = control.closest('[data-set]')?.dataset.set ?? '';
    const label = labelOf(control);
    return { set, label, n: controlsLike(shown, set, label).indexOf(control) };
  }

  function isSamePlace(a, b) {
    return a.set === b.set && a.label === b.label && a.n === b.n;
  }

  function labelOf(control) {
    return control.ariaLabel ?? control.textContent.trim();
  }

  function controlsLike(place, set, label) {
    return [...place.querySelectorAll('button, input, select, textarea')].filter(
      (control) => (control.closest('[data-set]')?.dataset.set ?? '') === set && labelOf(control) === label,
    );
  }

  function controlAt({ set, label, n }) {
    return controlsLike(root, set, label)[n];
  }

  function focused() {
    const { activeElement } = document;
    if (!shown.contains(activeElement) || !activeElement.matches('input')) return null;
    return { place: placeOf(activeElement), from: activeElement.selectionStart, to: activeElement.selectionEnd };
  }

  async function doHeld(focus) {
    for (const [index, { place, value }] of held.entries()) {
      const isDone = value === undefined ? await doPress(place, held.slice(0, index)) : await isTyped(place, value);
      if (isDone) continue;
      document.dispatchEvent(new Event('snapshot-differed'));
      return;
    }
    if (focus === null) return;
    const field = controlAt(focus.place);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(focus.from, focus.to);
  }

  /** A set is logged with what was typed into it, or not at all; what follows is done once it is stored. */
  async function doPress(place, before) {
    for (const typed of before) {
      const isOfThisSet = typed.value !== undefined && typed.place.set === place.set && typed === lastInto(typed.place, before);
      if (isOfThisSet && !(await isTyped(typed.place, typed.value))) return false;
    }
    const control = controlAt(place);
    control?.click();
    const isStoring = () => controlAt(place) === control && control.ariaBusy === 'true';
    const overdue = Date.now() + STORED_AFTER_MS;
    do await frame();
    while (isStoring() && Date.now() < overdue);
    return control !== undefined;
  }

  function lastInto(place, actions) {
    return actions.findLast((action) => action.value !== undefined && isSamePlace(action.place, place));
  }

  /** Just drawn, the app may not hear of its own changes yet. */
  async function isTyped(place, value) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await frame();
      const field = controlAt(place);
      if (field === undefined) return false;
      if (field.value.replace(',', '.') === value.replace(',', '.')) return true;
      typeInto(field, value);
    }
    return false;
  }

  /** React ignores an input event without a value change, and tracks the element's own value property. */
  function typeInto(field, value) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function frame() {
    return new Promise((resolve) => {
      if (document.visibilityState === 'hidden') setTimeout(resolve, 50);
      else requestAnimationFrame(() => setTimeout(() => resolve()));
    });
  }
})();
