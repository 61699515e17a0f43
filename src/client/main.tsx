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

/** Delay before a signed-in page shows its frame. */
const FRAME_AFTER_MS = 1_000;

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');

void start(place, boot());

/**
 * Hydrates the server's HTML once the page's code is loaded, or renders the empty page; waits for the code either way, so that nothing
 * moves. Without the code it explains. Never rejects.
 */
async function start(root: HTMLElement, booting: Promise<void>): Promise<void> {
  const given = readGiven();
  const [known] = await Promise.allSettled([booting, fetchPage()]);
  // The session is unknown: a visitor's page would be wrong.
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

/** Loads the page's code and, when signed in, the layout's. */
async function fetchPage(): Promise<unknown> {
  const found = findRow(window.location.pathname);
  if (found === null) return NOT_FOUND.fetchCode();
  const { row, params } = found;
  if (row.access === 'anyone') return row.fetchCode(params);
  if (!hasTokens()) return undefined;
  const layout = row.layout === 'coach' && COACH_LAYOUT.fetchCode();
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, FRAME_AFTER_MS);
  });
  return Promise.race([Promise.all([row.fetchCode(params), layout]), tooLong]);
}

/** Null on the empty page, which signed-in routes and the service worker send. */
function readGiven(): GivenPageData | null {
  const text = document.getElementById('page-data')?.textContent ?? '';
  if (text === '') return null;
  const given = JSON.parse(text) as GivenPageData;
  return given.address === window.location.pathname + window.location.search ? given : null;
}
