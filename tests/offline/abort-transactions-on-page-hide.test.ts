import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { abortTransactionsOnPageHide, type PageLife } from '#offline/store/abort-transactions-on-page-hide.ts';

/** A page that is told when it goes to sleep and wakes. */
function createPage() {
  const listeners: Parameters<PageLife['addEventListener']>[] = [];
  return {
    page: { addEventListener: (...listener) => void listeners.push(listener) } satisfies PageLife,
    tell: (type: 'pagehide' | 'pageshow', persisted: boolean) => {
      for (const [told, listener] of listeners) if (told === type) listener({ persisted });
    },
  };
}

function openNotes(page: PageLife) {
  const database = new Dexie('notes', { indexedDB: new IDBFactory(), IDBKeyRange });
  abortTransactionsOnPageHide(database, page);
  database.version(1).stores({ notes: '&key' });
  return { database, notes: database.table<{ key: string }, string>('notes') };
}

test('a page that goes to sleep lets go of what is under way, and what it begins before it sleeps is let go of too', async () => {
  const { page, tell } = createPage();
  const { database, notes } = openNotes(page);
  await notes.put({ key: 'before' });
  const underWay = database.transaction('rw', notes, async () => {
    await notes.put({ key: 'under way' });
    tell('pagehide', true);
    await notes.put({ key: 'never' });
  });
  await expect(underWay).rejects.toThrow();
  await expect(notes.put({ key: 'asleep' })).rejects.toThrow();
  await expect(database.transaction('r', notes, () => notes.count())).rejects.toThrow();
  tell('pageshow', true);
  await notes.put({ key: 'awake' });
  expect(await notes.toCollection().primaryKeys()).toEqual(['awake', 'before']);
});

test('one that is being stored already, and cannot be aborted, does not keep the others', () => {
  const { page, tell } = createPage();
  const aborted: string[] = [];
  const begin = (name: string) =>
    Object.assign(new EventTarget(), {
      abort: () => {
        if (name === 'being stored') throw new DOMException('The transaction is committing.', 'InvalidStateError');
        aborted.push(name);
      },
    });
  const began: ((name: string) => unknown)[] = [];
  const engine = {
    use: ({ create }: { create: (core: object) => { transaction: (name: string) => unknown } }) =>
      began.push(create({ transaction: begin }).transaction),
  };
  abortTransactionsOnPageHide(engine as unknown as Dexie, page);
  for (const name of ['first', 'being stored', 'last']) began[0]?.(name);
  tell('pagehide', true);
  expect(aborted).toEqual(['first', 'last']);
});

test('a page that is closed for good lets nothing go: the engine does', async () => {
  const { page, tell } = createPage();
  const { notes } = openNotes(page);
  await notes.put({ key: 'before' });
  tell('pagehide', false);
  await notes.put({ key: 'after' });
  expect(await notes.count()).toBe(2);
});
