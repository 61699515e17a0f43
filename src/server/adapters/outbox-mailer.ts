import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '../ports/mailer.ts';

/** A stored mail with its time. */
export type KeptMail = Mail & { readonly sent_at: string };

export interface Outbox {
  readonly mailer: Mailer;
  /** Newest first. */
  newest(count: number): Promise<KeptMail[]>;
  /** Null when unknown. */
  read(id: string): Promise<KeptMail | null>;
}

/** Stores mails as files instead of sending them: for machines without a mail server. */
export function createOutbox(folder: string, clock: () => number): Outbox {
  const names = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder)).filter((name) => /^\d+_[\w-]+\.json$/.test(name)).toSorted();
  };
  const readNamed = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail;
  return {
    mailer: {
      send: async (mail) => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const at = clock();
        const kept: KeptMail = { ...mail, sent_at: new Date(at).toISOString() };
        const file = join(folder, `${String(at).padStart(15, '0')}_${mail.id}.json`);
        // Renamed when complete, also for readers of the folder.
        await writeFile(`${file}.part`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
        await rename(`${file}.part`, file);
      },
      close: async () => undefined,
    },
    newest: async (count) => Promise.all((await names()).toReversed().slice(0, count).map(readNamed)),
    read: async (id) => {
      const name = (await names()).find((one) => one.endsWith(`_${id}.json`));
      return name === undefined ? null : readNamed(name);
    },
  };
}
