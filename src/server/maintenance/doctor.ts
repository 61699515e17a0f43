import { existsSync } from 'node:fs';
import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { differenceInDays } from 'date-fns';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createFolderImages } from '../adapters/folder-images.ts';
import { openDatabase } from '../db/database.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { MIGRATIONS_FOLDER } from '../db/migrate.ts';
import { describeError } from '../describe-error.ts';
import type { Settings } from '../env.ts';
import { newImageName } from '../ports/images.ts';
import { madeAt } from './names.ts';
import { readMigration, readOtherTables } from './tables.ts';

export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'look' | 'wrong';
  readonly said: string;
}

type Found = Omit<Finding, 'what'>;

const POSTGRES_OLDEST = 15;
const CLOCK_APART_MAX_MS = 5_000;
const DISK_FREE_MIN = 0.1;
const CERTIFICATE_DAYS_MIN = 14;
const TLS_PATIENCE_MS = 10_000;

/** Tries everything a server needs and leaves it as it was (OPS-4). The settings themselves were read before. */
export async function examine(settings: Settings, now: number): Promise<Finding[]> {
  const checks: Record<string, () => Promise<Found>> = {
    database: () => examineDatabase(settings, now),
    mail: () => examineMail(settings),
    pictures: () => examinePictures(settings),
    disk: () => examineDisk(settings),
    backups: () => examineBackups(settings, now),
    certificate: () => examineCertificate(settings.publicOrigin, now),
  };
  const findings: Finding[] = [{ what: 'settings', ...ok(`can be used, mode ${settings.mode}`) }];
  for (const [what, check] of Object.entries(checks)) findings.push({ what, ...(await check().catch(wrongBy)) });
  return findings;
}

async function examineDatabase({ databaseUrl, dataDir }: Settings, now: number): Promise<Found> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    return look(`is not there yet: the first start makes it in ${dataDir}`);
  try {
    const opened = await openDatabase({ databaseUrl, dataDir, onTrouble: () => undefined });
    const asked = Date.now();
    try {
      const { database } = opened;
      const { rows } = await database.execute<{ version: number; now: string }>(
        sql`select current_setting('server_version_num')::int / 10000 as version, (extract(epoch from clock_timestamp()) * 1000)::text as now`,
      );
      const { version = 0, now: theirs = '' } = rows[0] ?? {};
      if (version < POSTGRES_OLDEST) return wrong(`is PostgreSQL ${String(version)}; ${String(POSTGRES_OLDEST)} is the oldest that works`);
      const apart = Math.abs(Number(theirs) - now - (asked - now));
      if (apart > CLOCK_APART_MAX_MS)
        return wrong(`and this machine are ${String(Math.round(apart / 1000))} s apart: set both clocks by NTP`);
      const others = await readOtherTables(database);
      const beside = others.length === 0 ? '' : `; tables that are not Setwise's: ${others.join(', ')}`;
      const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0;
      const there = (await readMigration(database)) ?? 0;
      if (there > newest) return wrong('was used by a newer version of Setwise: update this one');
      const state = there === newest ? 'is up to date' : 'will be brought up to date at the next start';
      return ok(`answers, version ${String(version)}, ${state}${beside}`);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof FolderInUse) return ok('is in use by a running server, which was left alone');
    throw error;
  }
}

async function examineMail({ mail }: Settings): Promise<Found> {
  if (mail === null) return look('has no server (SMTP_URL): mails stay in the outbox');
  const { signInToMailServer } = await import('../adapters/smtp-mailer.ts');
  await signInToMailServer(mail);
  return ok('server takes the sign-in');
}

async function examinePictures({ s3, dataDir }: Settings): Promise<Found> {
  const store =
    s3 === null ? createFolderImages(join(dataDir, 'images')) : await (await import('../adapters/s3-images.ts')).createS3Images(s3);
  const name = newImageName();
  await store.put(name, new Uint8Array([1]), 'image/webp');
  const back = await store.get(name);
  await store.remove(name);
  return back?.bytes.length === 1 ? ok('can be stored, read and removed') : wrong('do not come back as they were stored');
}

async function examineDisk({ dataDir, backups }: Settings): Promise<Found> {
  const folders = [dataDir, ...(backups === null ? [] : [backups.folder])];
  const free = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, blocks } = await statfs(folder);
      return { folder, share: bavail / blocks };
    }),
  );
  const full = free.find(({ share }) => share < DISK_FREE_MIN);
  const words = ({ folder, share }: (typeof free)[number]) => `${String(Math.round(share * 100))}% free for ${folder}`;
  return full === undefined ? ok(free.map(words).join(', ')) : wrong(words(full));
}

async function examineBackups({ backups }: Settings, now: number): Promise<Found> {
  if (backups === null) return look('are not made by the server (BACKUP_DIR)');
  const made = (await readdir(backups.folder)).flatMap((name) => madeAt(name) ?? []);
  if (made.length === 0) return look(`${backups.folder} holds none yet`);
  const hours = Math.floor((now - Math.max(...made)) / 3_600_000);
  const said = `${String(made.length)} kept, the newest ${String(hours)} h old`;
  return hours <= 2 * backups.everyHours ? ok(said) : wrong(said);
}

async function examineCertificate(origin: string, now: number): Promise<Found> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return look(`${origin} is not https`);
  const until = await new Promise<string>((done, fail) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TLS_PATIENCE_MS }, () => {
      done(socket.getPeerCertificate().valid_to);
      socket.destroy();
    });
    socket.once('error', fail);
    socket.once('timeout', () => socket.destroy(new Error('nobody answers in ten seconds')));
  });
  const days = differenceInDays(new Date(until), now);
  const said = `of ${hostname} is valid for ${String(days)} days`;
  return days < CERTIFICATE_DAYS_MIN ? wrong(said) : ok(said);
}

function ok(said: string): Found {
  return { state: 'ok', said };
}

function look(said: string): Found {
  return { state: 'look', said };
}

function wrong(said: string): Found {
  return { state: 'wrong', said };
}

/** Addresses may hold passwords, so only names and codes are told. */
function wrongBy(error: unknown): Found {
  const { code } = error as { code?: unknown };
  return wrong(`failed: ${typeof code === 'string' ? code : JSON.stringify(describeError(error))}`);
}
