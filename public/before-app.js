/* Runs before the first paint, and before the app is there. */

/*
 * Light or dark, so that a dark screen never flashes white. The choice is a cookie, because signing in and out clears local storage.
 * Without a choice the system decides. app/theme-store.ts takes over from here.
 */
(() => {
  const chosen = /(?:^|; )theme=(dark|light)/.exec(document.cookie)?.[1];
  const dark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.body.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0b0a09' : '#faf8f4');
})();

/*
 * What is done on the server's markup before the app is there. A form that is sent waits for it: the browser would leave the page, and
 * what was typed with it; one that names where it goes works without the app. What was typed or ticked is noted right before the app
 * takes the markup over, because its first drawing may wipe it out. app/replay-input.ts does both again.
 */
document.addEventListener('submit', (event) => {
  if (document.body.hasAttribute('data-app') || event.target.hasAttribute('action')) return;
  event.preventDefault();
  event.target.setAttribute('data-early', '');
});
document.addEventListener('app-comes', () => {
  for (const control of document.querySelectorAll('input, textarea, select')) {
    const { value, checked, type } = control;
    // A box to tick says "on" without ever having been given a value; a menu knows only of each option whether it came chosen.
    const isTick = type === 'checkbox' || type === 'radio';
    const was = control.options ? (control.querySelector('[selected]') ?? control.options[0])?.value : control.defaultValue;
    if (isTick ? checked === control.defaultChecked : value === was) continue;
    control.early = { value, checked, was };
    control.setAttribute('data-early', '');
  }
});
