import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { boot } from './app/boot.ts';
import { findRow } from './app/find-row.ts';
import { NotHereYet } from './app/not-here-yet.tsx';
import { COACH_LAYOUT, NOT_FOUND } from './app/routes.tsx';
import type { GivenPageData } from './routing/page-data-cache.ts';
import { hasTokens } from './session/boot-session.ts';

/** On a slow line a page behind the login shows its frame while its code comes. */
const FRAME_AFTER_MS = 1_000;

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');

void start(place, boot());

/**
 * The server's markup becomes the app's own, once the code that made it is here; on the empty page the app draws it. A page waits for its
 * code either way, so that nothing is drawn and then moved. Without that code the app explains. Never rejects.
 */
async function start(root: HTMLElement, booting: Promise<void>): Promise<void> {
  const given = readGiven();
  const [known] = await Promise.allSettled([booting, fetchPage()]);
  // Whether somebody is signed in could not be found out: a page for who is not would be wrong.
  const isLost = known.status === 'rejected';
  const content = isLost ? (
    <main>
      <NotHereYet />
    </main>
  ) : (
    <App given={given} />
  );
  const page = <BrowserRouter>{content}</BrowserRouter>;
  if (isLost || given === null) createRoot(root).render(page);
  else {
    document.dispatchEvent(new Event('app-comes'));
    hydrateRoot(root, page);
  }
}

/** The code of the page and, for who has signed in, of what stands behind the login: on the phone it is here before a frame without it would be drawn. */
async function fetchPage(): Promise<unknown> {
  const found = findRow(window.location.pathname);
  if (found === null) return NOT_FOUND.fetchCode();
  const { row, params } = found;
  if (row.guard === 'anyone') return row.fetchCode(params);
  if (!hasTokens()) return undefined;
  const layout = row.layout === 'coach' && COACH_LAYOUT.fetchCode();
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, FRAME_AFTER_MS);
  });
  return Promise.race([Promise.all([row.fetchCode(params), layout]), tooLong]);
}

/** Null on the empty page, which the server sends behind a login and the service worker everywhere. */
function readGiven(): GivenPageData | null {
  const text = document.getElementById('page-data')?.textContent ?? '';
  if (text === '') return null;
  const given = JSON.parse(text) as GivenPageData;
  return given.address === window.location.pathname + window.location.search ? given : null;
}
