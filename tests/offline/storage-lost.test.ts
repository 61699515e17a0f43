import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openAccountDatabase } from '#offline/store/database.ts';

test('a database that the engine closes by itself is reported as lost, one that is closed here is not', async () => {
  let lost = 0;
  const engine = { indexedDB: new IDBFactory(), IDBKeyRange, onLost: () => (lost += 1) };
  const closed = await openAccountDatabase('account', engine);
  closed.close();
  expect(lost).toBe(0);

  const database = await openAccountDatabase('account', engine);
  forceCloseDatabase(database.backendDB() as never);
  await vi.waitFor(() => expect(lost).toBe(1));

  database.close();
});
