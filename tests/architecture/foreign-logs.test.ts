import { expect, test } from 'vitest';
import { read, sourceFiles } from './source-files.ts';

/** What touches stored registers, and whose they are: the caller's, a relationship's, or, in one file, a client's (GRANT-2). */
const READERS: Record<string, 'own' | 'relationship' | 'client'> = {
  'src/server/commands/account/export.ts': 'own',
  'src/server/commands/account/logs.ts': 'own',
  'src/server/commands/relationships/read-client-log.ts': 'client',
  'src/server/commands/relationships/send-notices.ts': 'relationship',
  'src/server/commands/sync/pull.ts': 'own',
  'src/server/commands/sync/push.ts': 'own',
  'src/server/db/schema-sync.ts': 'own',
};

test('registers are read by the files named here, and one account’s for another by one of them (GRANT-2)', () => {
  const found = sourceFiles('src/server').filter((path) => /sync_registers|syncRegisters/.test(read(path)));
  expect(found.toSorted()).toEqual(Object.keys(READERS).toSorted());
  const writers = sourceFiles('src/server').filter(
    (path) => /consent_reads|consentReads/.test(read(path)) && path !== 'src/server/db/schema-bridge.ts',
  );
  expect(writers.toSorted()).toEqual([
    'src/server/commands/account/export.ts',
    'src/server/commands/relationships/consents.ts',
    'src/server/commands/relationships/read-client-log.ts',
  ]);
});
