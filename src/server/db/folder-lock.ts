import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

/** Interval of lock renewal … */
const RENEW_MS = 1_000;
/** … and age at which the lock counts as abandoned. */
const ABANDONED_AFTER_MS = 5_000;
const RETRY_MS = 250;

/** Another server uses the folder. The message is for the operator. */
export class FolderInUse extends Error {}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Distinguishes a process from a later one with the same pid; null where unsupported. */
  readonly born: string | null;
}

export interface HeldFolder {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process: the embedded database has no lock and a second process would destroy its data. A live holder is
 * refused immediately. After a crash the lock is taken over once its time stamp is old. A live but suspended holder keeps the folder,
 * however old the stamp.
 */
export async function holdFolder(dataDir: string, { onLost }: { onLost: (error: Error) => void }): Promise<HeldFolder> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holderFile = holderFileIn(folder);
  const release = await takeLock(folder, holderFile, onLost);
  await writeFile(holderFile, JSON.stringify(await describeProcess(process.pid)), { mode: 0o600 });
  return {
    release: async () => {
      await rm(holderFile, { force: true });
      await release();
    },
  };
}

/** Throws `FolderInUse` when a live server of this machine uses the folder; takes no lock. */
export async function refuseFolderInUse(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  if (await isHolderAlive(holderFileIn(folder))) throw inUse(folder);
}

async function takeLock(folder: string, holderFile: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const { lock } = await import('proper-lockfile');
  const giveUpAt = Date.now() + 2 * ABANDONED_AFTER_MS;
  for (;;) {
    if (await isHolderAlive(holderFile)) throw inUse(folder);
    try {
      return await lock(folder, {
        lockfilePath: join(folder, 'server.lock'),
        stale: ABANDONED_AFTER_MS,
        update: RENEW_MS,
        onCompromised: onLost,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (Date.now() > giveUpAt) throw inUse(folder);
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

function holderFileIn(folder: string): string {
  return join(folder, 'server.json');
}

function inUse(folder: string): FolderInUse {
  return new FolderInUse(
    `Another Setwise server is using ${folder}. Stop it first, or give this one its own folder with DATA_DIR (and its own PORT).`,
  );
}

async function isHolderAlive(holderFile: string): Promise<boolean> {
  const holder = await readHolder(holderFile);
  // A process on another machine or container cannot be checked, so only the time stamp counts.
  if (holder === null || holder.host !== hostname() || !isRunning(holder.pid)) return false;
  if (holder.pid === process.pid) return holder.born !== null && holder.born === (await bornAt(process.pid));
  return holder.born === null || holder.born === (await bornAt(holder.pid));
}

async function readHolder(holderFile: string): Promise<Holder | null> {
  try {
    const holder: unknown = JSON.parse(await readFile(holderFile, 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && Number.isInteger(value.pid) && 'host' in value && 'born' in value;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function describeProcess(pid: number): Promise<Holder> {
  return { pid, host: hostname(), born: await bornAt(pid) };
}

/** Linux: boot id and start tick, which never repeat together. */
async function bornAt(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${String(pid)}/stat`, 'utf8'),
    ]);
    // The process name may contain spaces and parentheses, so fields are counted after it; start time is the 20th.
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return startTick === undefined ? null : `${boot.trim()}:${startTick}`;
  } catch {
    return null;
  }
}
