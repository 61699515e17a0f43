import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { boot } from './app/boot.ts';
import { findRow } from './app/find-row.ts';
import { NotHereYet } from './app/not-here-yet.tsx';
import type { GivenPageData } from './app/page-data-kept.ts';
import { NOT_FOUND } from './app/routes.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the app.');

void start(place, boot());

/**
 * The server's markup becomes the app's own, once the code that made it is here; on the empty page the app draws it. A public page waits
 * for its code either way, so that nothing is drawn and then moved. Without that code the app explains. Never rejects.
 */
async function start(root: HTMLElement, booting: Promise<void>): Promise<void> {
  const given = readGiven();
  const found = findRow(window.location.pathname);
  if (found === null) await NOT_FOUND.fetchCode().catch(() => undefined);
  else if (found.row.guard === 'anyone') await found.row.fetchCode(found.params).catch(() => undefined);
  const isKnown = await booting.then(
    () => true,
    () => false,
  );
  if (!isKnown) createRoot(root).render(withoutSession());
  else if (given === null) createRoot(root).render(app(null));
  else {
    document.dispatchEvent(new Event('app-comes'));
    hydrateRoot(root, app(given));
  }
}

/** Whether somebody is signed in could not be found out: a page for who is not would be wrong. */
function withoutSession() {
  return (
    <BrowserRouter>
      <main>
        <NotHereYet />
      </main>
    </BrowserRouter>
  );
}

function app(given: GivenPageData | null) {
  return (
    <BrowserRouter>
      <App given={given} />
    </BrowserRouter>
  );
}

/** Null on the empty page, which the server sends behind a login and the service worker everywhere. */
function readGiven(): GivenPageData | null {
  const text = document.getElementById('page-data')?.textContent;
  if (text === null || text === undefined) return null;
  const given = JSON.parse(text) as GivenPageData;
  return given.address === window.location.pathname + window.location.search ? given : null;
}
