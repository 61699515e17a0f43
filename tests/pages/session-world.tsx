import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { TEST_ORIGIN, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';
import { forgetPage } from './support/reload-page.ts';

// A busy machine is no failure: what must appear may take its time.
configure({ asyncUtilTimeout: 15_000 });

/** What the network does instead of reaching the server; null lets the request through. */
export type Weather = (request: Request) => Promise<Response> | null;

export const CLEAR: Weather = () => null;
export const NO_SIGNAL: Weather = () => Promise.reject(new TypeError('Failed to fetch'));

export interface Phone {
  weather: Weather;
  /** Paths asked for, in order. */
  asked: string[];
}

/** A phone nobody has used: empty storage, empty databases, the real server behind its network. */
export function freshPhone(server: TestServer): Phone {
  const phone: Phone = { weather: CLEAR, asked: [] };
  localStorage.clear();
  sessionStorage.clear();
  document.body.className = '';
  const storage = new IDBFactory();
  Dexie.dependencies.indexedDB = storage;
  vi.stubGlobal('indexedDB', storage);
  vi.stubEnv('VITE_API_ORIGIN', TEST_ORIGIN);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    phone.asked.push(new URL(request.url).pathname);
    return (await phone.weather(request)) ?? server.fetch(request);
  });
  return phone;
}

/** Opens the app as a page load does: nothing of an earlier page is left in memory. */
export async function openApp(path: string) {
  forgetPage();
  const [{ App }, { boot }] = await Promise.all([import('#client/app/app.tsx'), import('#client/app/boot.ts')]);
  await boot();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return { view, user: userEvent.setup() };
}

/** Logs in on the login page and waits until home is there. */
export async function logIn(email: string) {
  const app = await openApp('/login');
  await app.user.type(await screen.findByLabelText('Email'), email);
  await app.user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: /Pick the coach/ });
  return app;
}

/** Lets go of the account, as closing the tab does. */
export async function closeApp(view: { unmount: () => void }) {
  view.unmount();
  const [{ closeRuntime }, { SIGNED_OUT, useSession }] = await Promise.all([
    import('#client/session/account-runtime.ts'),
    import('#client/session/session-store.ts'),
  ]);
  useSession.setState(SIGNED_OUT);
  await closeRuntime();
}
