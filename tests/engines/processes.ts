import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Every process below `root`, with the words of its command. */
export async function descendants(root: number): Promise<Process[]> {
  const all = (await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess))).flatMap(
    (one) => one ?? [],
  );
  const found: Process[] = [];
  const below = (parent: number): void => {
    for (const child of all.filter((one) => one.parent === parent)) {
      found.push(child);
      below(child.pid);
    }
  };
  below(root);
  return found;
}

async function readProcess(name: string): Promise<Process | null> {
  try {
    const [stat, words] = await Promise.all([readFile(`/proc/${name}/stat`, 'utf8'), readFile(`/proc/${name}/cmdline`, 'utf8')]);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid: Number(name), parent, command: words.replaceAll('\0', ' ') };
  } catch {
    return null;
  }
}

/** Ends processes at once; one that is gone already is as dead as wanted. */
export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It died with another one.
    }
  }
}

export interface Program {
  readonly child: ChildProcess;
  readonly pid: number;
  ended(): Promise<void>;
}

/** Starts a program whose words nobody reads. */
export function start(command: string, words: readonly string[], environment: Record<string, string> = {}): Program {
  const child = spawn(command, words, { stdio: 'ignore', env: { ...process.env, ...environment } });
  const end = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
  return { child, pid: child.pid, ended: () => end };
}
