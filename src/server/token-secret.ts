import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret in `dataDir`, created at the first start and readable by its owner only. Throws when the file is empty, because anybody could
 * sign with that.
 */
export async function keepTokenSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readIfThere(file);
  if (known !== undefined) return known;
  // Written to a temporary file and linked, which fails if the name exists: concurrent servers read the same complete secret.
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    await link(aside, file);
  } catch (error) {
    if (!isNodeError(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    const secret = await readFile(file, 'utf8');
    if (secret === '') throw new Error(`${file} is empty. Delete it and start again; everybody has to sign in once more.`);
    return secret;
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isNodeError(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
