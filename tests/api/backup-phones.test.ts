import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSets } from '#offline/log/set-logs.ts';
import { writeBackup } from '#server/maintenance/backup.ts';
import { restoreBackup } from '#server/maintenance/restore.ts';
import { expectAgreement } from '#tests/offline/support/agreement.ts';
import type { Phone } from '#tests/offline/support/phone.ts';
import { type Backend, startBackend } from '#tests/offline/support/server.ts';
import { DRIVERS } from '#tests/support/test-server.ts';

/** How often on each; the embedded database takes the longest to restore. */
const RESTORES = { pglite: 3, postgres: 10 };
const PATIENCE_MS = 150_000;

describe.each(DRIVERS)('restoring an older backup under living phones, on %s', (driver) => {
  let backend: Backend;
  let folder: string;
  let alex: { owner: string; access: string };
  beforeAll(async () => {
    backend = await startBackend(driver);
    folder = await mkdtemp(join(tmpdir(), 'setwise-restores-'));
    alex = await backend.signInAs();
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Logs the next sets, and remembers which: every one of them must be somewhere in the end. */
  const createTrainee = (phone: Phone, exercise: string) => {
    let logged = 0;
    return {
      phone,
      train: async (sets: number) => {
        const { session_id } = await phone.openSession();
        for (let n = 0; n < sets; n += 1) {
          logged += 1;
          await phone.logSet(session_id, logged, 1 + (logged % 12), exercise);
        }
      },
      slots: async () => {
        const { session_id } = await phone.openSession();
        return Array.from({ length: logged }, (_, index) => `set|${session_id}|${exercise.toLowerCase()}#1|${String(index + 1)}`);
      },
    };
  };

  test(
    `${String(RESTORES[driver])} restores, each of another age and under sync: nothing that was ever logged is missing, nobody signs in again`,
    async () => {
      const { database } = backend.server;
      const a = createTrainee(await backend.phone('a'), 'Back squat');
      const b = createTrainee(await backend.phone('b'), 'Row');
      const c = createTrainee(await backend.phone('c', alex), 'Deadlift');
      const everyone = [a, b, c];
      const backups: string[] = [];
      let healed = 0;
      for (let round = 0; round < RESTORES[driver]; round += 1) {
        for (const [place, { phone, train }] of everyone.entries()) {
          await train(1 + ((round + place) % 3));
          // Somebody always has work that waits.
          if (round % 3 !== place) await phone.syncNow();
        }
        const file = join(folder, `${String(round)}.gz`);
        await writeBackup(database, file, { now: backend.world.now });
        backups.push(file);
        for (const { phone, train } of everyone) {
          await train(2);
          await phone.syncNow();
        }
        // Last night's, or one of any night before.
        const old = backups[(round * 7) % backups.length]!;
        backend.world.now += 1_000;
        const during = await Promise.all([
          ...everyone.map(({ phone }) => phone.syncNow()),
          restoreBackup(database, old, { replace: true }),
        ]);
        expect(during.filter((result) => 'phase' in result && result.phase === 'sign-in-needed')).toEqual([]);
        for (const { phone } of [a, b, c, a]) expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
        await expectAgreement(backend, a.phone, b.phone);
        const [sams, alexs] = [await backend.registers(), await backend.registers(alex.owner)];
        const missing = [...(await a.slots()), ...(await b.slots())].filter((slot) => !sams.has(slot));
        expect([...missing, ...(await c.slots()).filter((slot) => !alexs.has(slot))]).toEqual([]);
        expect([...sams.keys()].filter((slot) => slot.includes('deadlift'))).toEqual([]);
        healed += 1;
      }
      const { session_id } = await a.phone.openSession();
      expect(await listSets(b.phone.account, session_id)).toHaveLength((await a.slots()).length + (await b.slots()).length);
      expect([...(await backend.log()).values(), ...(await backend.log(alex.owner)).values()].filter((times) => times !== 1)).toEqual([]);
      expect(healed).toBe(RESTORES[driver]);
    },
    PATIENCE_MS,
  );
});
