import { TODAY_SNAPSHOT } from '#contract/today-snapshot.ts';
import type { SnapshotFacts } from '#domain/snapshot-fits.ts';
import type { Account } from '#offline/store/account.ts';
import { hasTokens } from './boot-session.ts';
import { countRevocations, deleteSnapshot } from './today-snapshot.ts';

/** What a new start would not show, or is about to change. */
const PASSING =
  'dialog[open], [role=alert], [aria-busy=true], [data-wait], [data-workout][data-opened], [data-tick][aria-label^="Save"], [inert]';

/** Keeps what Today shows, if a new start would show the same (TODAY-13). `day`: the local day, yyyy-mm-dd. */
export async function keepSnapshot({ owner }: Account, day: string): Promise<void> {
  const root = document.getElementById('root');
  const entry = document.querySelector('script[type=module][src], link[data-entry]');
  const address = entry?.getAttribute('src') ?? entry?.getAttribute('href');
  const isShown = window.location.pathname === TODAY_SNAPSHOT.page && root?.querySelector('[data-workout]') != null;
  if (!isShown || address == null || !('caches' in window) || root.matches('[inert]') || root.querySelector(PASSING) !== null) return;
  const facts: SnapshotFacts = {
    id: crypto.randomUUID(),
    owner,
    entry: address,
    day,
    language: navigator.language,
    dark: document.body.classList.contains('dark'),
    sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname),
  };
  const begunAt = countRevocations();
  const html = snapshotHtml(root);
  const cache = await caches.open(TODAY_SNAPSHOT.cache);
  await cache.put(TODAY_SNAPSHOT.url, new Response(html, { headers: { [TODAY_SNAPSHOT.factsHeader]: JSON.stringify(facts) } }));
  // Meanwhile something was written, or somebody has signed out.
  if (countRevocations() === begunAt && hasTokens()) localStorage.setItem(TODAY_SNAPSHOT.key, facts.id);
  else await deleteSnapshot();
}

/** The page as HTML that shows the same without a script. */
function snapshotHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  const fields = copy.querySelectorAll('input');
  for (const [index, { value, checked }] of root.querySelectorAll('input').entries()) {
    fields[index]?.setAttribute('value', value);
    fields[index]?.toggleAttribute('checked', checked);
  }
  for (const element of copy.querySelectorAll('script, iframe, dialog, [data-passing]')) element.remove();
  // What is sent, and how long a rest lasts, is no longer what it was.
  for (const element of copy.querySelectorAll<HTMLElement>('[data-live]')) element.style.visibility = 'hidden';
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  const begun = copy.querySelector('[data-workout][data-begun]');
  const about = begun?.querySelector('[data-about]');
  // A workout that has begun says no more what lies ahead.
  about?.querySelector('[data-start]')?.remove();
  about?.querySelector('[data-ahead]')?.removeAttribute('class');
  if (about != null) begun?.querySelector('[data-about-later]')?.replaceWith(about);
  return copy.innerHTML;
}
