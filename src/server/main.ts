import { existsSync } from 'node:fs';
import { CannotListen } from './cannot-listen.ts';
import { FolderInUse, refuseFolderInUse } from './db/folder-lock.ts';
import { describeError } from './describe-error.ts';
import { InvalidSettings, readSettings } from './env.ts';
import { isMaintenance } from './maintenance/names.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const [name, ...words] = process.argv.slice(2);
  if (isMaintenance(name)) {
    const { runMaintenance } = await import('./maintenance/command.ts');
    process.exit(await runMaintenance(name, words, settings));
  }
  if (settings.databaseUrl === null) await refuseFolderInUse(settings.dataDir);
  // Imported after the lock check, so that a second server fails immediately.
  const { run } = await import('./run.ts');
  await run(settings);
} catch (error) {
  // Faults the operator can fix are reported in a sentence, others with a stack trace.
  const isTheirs = error instanceof InvalidSettings || error instanceof FolderInUse || error instanceof CannotListen;
  process.stderr.write(`${isTheirs ? error.message : `Setwise could not start. ${JSON.stringify(describeError(error))}`}\n`);
  process.exit(1);
}
