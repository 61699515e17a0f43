import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedTemplate } from './product.ts';

/** Seeds the data folders once, before all workers; they learn from the environment where the folders are. */
export default async function seed(): Promise<() => Promise<void>> {
  const template = await seedTemplate();
  const shared = await mkdtemp(join(tmpdir(), 'setwise-shared-'));
  await cp(template, shared, { recursive: true });
  // Loaded here alone: the workers read this file too, and the database's code costs each a second.
  const { addTrainees } = await import('./add-trainees.ts');
  await addTrainees(shared);
  process.env.SEEDED_FOLDER = template;
  process.env.SEEDED_FOLDER_WITH_TRAINEES = shared;
  return async () => {
    await rm(template, { recursive: true, force: true });
    await rm(shared, { recursive: true, force: true });
  };
}

/** The demonstration's data alone. */
export function seededFolder(): string {
  return folderIn('SEEDED_FOLDER');
}

/** The demonstration's data and the trainees of a product that tests share. */
export function seededFolderWithTrainees(): string {
  return folderIn('SEEDED_FOLDER_WITH_TRAINEES');
}

function folderIn(name: string): string {
  const folder = process.env[name];
  if (folder === undefined) throw new Error(`${name} is not set: the runner seeds before its workers start.`);
  return folder;
}
