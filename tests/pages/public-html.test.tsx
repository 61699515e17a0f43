import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRenderer } from '#client/render/render.ts';
import type { GivenPageData } from '#client/routing/page-data.tsx';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';
import { freshPhone } from './session-world.tsx';

const SHELL = '<!doctype html><html><head><title>Setwise</title></head><body><div id="root"></div></body></html>';

let server: TestServer;
let coachId: number;
let root: Root | null = null;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo({ database: server.database, clock: Date.now });
  coachId = ((await (await server.fetch('/api/coaches/')).json()) as { id: number }[])[0]!.id;
});
afterAll(() => server.close());
beforeEach(() => {
  freshPhone(server);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const PUBLIC = PAGE_ROUTES.filter(({ access, isPersonal }) => access === 'anyone' && !isPersonal).map(({ path }) => path);
const filled = (path: string) => path.replace(/:(id|coachId)/, String(coachId)).replace(':slug', 'deload-week');

/** What the server sends for an address, in this document, as a browser has it before the app starts. */
async function receive(path: string): Promise<{ given: GivenPageData; place: HTMLElement }> {
  const renderer = createRenderer({ shell: SHELL, manifest: {}, texts: {} });
  const page = await renderer.open(new URL(path, TEST_ORIGIN), async (request) => server.fetch(request));
  if (page === null) throw new Error(`${path} is not rendered on the server.`);
  const { html } = page.render();
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const given = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as GivenPageData;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(TEST_ORIGIN + path);
  return { given, place: document.getElementById('root')! };
}

async function takeOver(place: HTMLElement, given: GivenPageData): Promise<unknown[]> {
  const [{ App }, { findRow }] = await Promise.all([import('#client/app/app.tsx'), import('#client/app/find-row.ts')]);
  const found = findRow(window.location.pathname);
  await found?.row.fetchCode(found.params);
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      place,
      <BrowserRouter>
        <App given={given} />
      </BrowserRouter>,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  return mismatches;
}

test.each(PUBLIC)('the app takes over the HTML of %s as it is', async (path) => {
  const { given, place } = await receive(filled(path));
  const before = place.querySelector('h1');
  expect(before?.textContent).toMatch(/\S/);
  expect(await takeOver(place, given)).toEqual([]);
  // The same element, not one drawn anew in its place.
  expect(place.querySelector('h1')).toBe(before);
});

test('who is signed in takes over a visitor’s HTML without a mismatch, and then sees their own links', async () => {
  const { given, place } = await receive('/faq');
  const { SIGNED_OUT, useSession } = await import('#client/session/session-store.ts');
  useSession.setState({ ...SIGNED_OUT, status: 'in', owner: 'somebody' });
  expect(await takeOver(place, given)).toEqual([]);
  expect(place.querySelector('header nav')?.textContent).toContain('Profile');
  act(() => useSession.setState(SIGNED_OUT));
});

test('a page that came with its data does not ask for it again', async () => {
  const { given, place } = await receive('/browse');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return server.fetch(request);
  });
  expect(await takeOver(place, given)).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/coaches/'))).toEqual([]);
});
