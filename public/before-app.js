/* Runs before the first paint, and before the app is there. */

/*
 * Light or dark, so that a dark screen never flashes white. The choice is a cookie, because signing in and out clears local storage.
 * Without a choice the system decides. preferences/theme-store.ts takes over from here.
 */
(() => {
  const chosen = /(?:^|; )theme=(dark|light)/.exec(document.cookie)?.[1];
  const dark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.body.classList.toggle('dark', dark);
  if (chosen === undefined) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = dark ? '#0b0a09' : '#faf8f4';
})();

/*
 * Input made on the server's HTML before hydration. A submitted form waits, because the browser would leave the page and lose what was
 * typed; a form with an action works without the app. Values are recorded right before hydration, whose first drawing may wipe them out,
 * and replayed in order after it, submitted forms last. All of this stands in the page: fetching it later could fail.
 */
(() => {
  /* Captured, because the app hears a form before it has been told what was typed into it. */
  document.addEventListener(
    'submit',
    (event) => {
      if (document.body.hasAttribute('data-app') || event.target.hasAttribute('action')) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.setAttribute('data-early', '');
    },
    { capture: true },
  );

  /* `main.tsx` announces hydration, `arrival.tsx` that the first page has been drawn. */
  let early = [];
  document.addEventListener('app-comes', () => {
    early = [...document.querySelectorAll('input, textarea, select')].flatMap(recordControl);
  });
  document.addEventListener('app-is-here', () => void replayAll(), { once: true });

  /* A checkbox reports "on" without a value of its own; a menu knows only of each option whether it came selected. */
  function recordControl(control) {
    const { value, checked, type } = control;
    if (type === 'file') return [];
    const isTick = type === 'checkbox' || type === 'radio';
    const was = control.options ? (control.querySelector('[selected]') ?? control.options[0])?.value : control.defaultValue;
    return (isTick ? checked === control.defaultChecked : value === was) ? [] : [{ control, value, checked, was, isTick }];
  }

  async function replayAll() {
    for (const input of early) {
      replayInput(input);
      await Promise.resolve();
    }
    document.body.setAttribute('data-app', '');
    for (const form of document.querySelectorAll('form[data-early]')) {
      form.removeAttribute('data-early');
      form.requestSubmit();
    }
  }

  function replayInput({ control, value, checked, was, isTick }) {
    if (isTick) {
      // An unchecked radio button is handled by the one checked instead.
      if (!checked && control.type === 'radio') return;
      control.checked = !checked;
      control.click();
      return;
    }
    // Later typing takes precedence.
    const wanted = control.value === was ? value : control.value;
    if (control.options) {
      control.value = wanted;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    // React ignores an input event without a value change, and tracks the element's own value property.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, wanted);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
})();
