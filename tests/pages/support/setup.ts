import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';
import { cheapenDiagnostics } from './diagnostics.ts';
import { forgetPage } from './reload-page.ts';

// The files of a worker share one document and one loading of what is pure and of the server; pages and storage are new for each.
cheapenDiagnostics();
forgetPage();
emptyStorage();
emptyDocument();
const ofNavigator = new Set(Object.getOwnPropertyNames(navigator));

afterEach(() => cleanup());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.getOwnPropertyNames(navigator)) if (!ofNavigator.has(name)) Reflect.deleteProperty(navigator, name);
});

function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  const databases = new IDBFactory();
  Object.assign(globalThis, { indexedDB: databases });
  Dexie.dependencies.indexedDB = databases;
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
