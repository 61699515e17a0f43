import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSlot } from '#domain/sync/slots.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { deleteSession, listSessions } from '#offline/log/sessions.ts';
import { noteRowChange, readUndoable } from '#offline/log/set-changes.ts';
import { deleteSet, listSets } from '#offline/log/set-logs.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import fc, { SEED } from '#tests/support/properties.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const RUNS = 40;
const DAY = { plan_id: 'plan-1', week: 0, day: 0 };
const TODAY = { from: '2026-11-20', to: '2026-11-20' };
// Few places, so that both phones often write the same one.
const EXERCISES = ['Back squat', 'Back squat', 'Row'];

const who = fc.nat({ max: 1 });
const set = { exercise: fc.constantFrom(...EXERCISES), set_n: fc.constantFrom(1, 1, 2) };
const stepArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('log'), who, ...set, reps: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('delete'), who, ...set }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add'), who, ...set }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard'), who }) },
  // Which of the changes on offer: the toast undoes the first, the menu any.
  { weight: 8, arbitrary: fc.record({ do: fc.constant('undo'), who, which: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync'), who }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sync-both') }) },
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;
type OwnStep = Exclude<Step, { do: 'sync' | 'sync-both' }>;

/** Reps by set, in the session of the day: what a person sees. */
type Seen = ReadonlyMap<string, number>;

async function seen({ account }: Phone): Promise<Seen> {
  const sets = (await workouts(account)).flatMap((workout) => workout.sets);
  return new Map(sets.map(({ slot, reps }) => [slot, reps]));
}

async function workouts(account: Phone['account']) {
  const sessions = await listSessions(account, TODAY);
  return Promise.all(sessions.map(async ({ session_id }) => ({ session_id, sets: await listSets(account, session_id) })));
}

/** Two phones that each delete another set of a workout leave one without a set, which nothing shows. One phone alone never does. */
async function emptyWorkouts({ account }: Phone): Promise<string[]> {
  return (await workouts(account)).filter(({ sets }) => sets.length === 0).map(({ session_id }) => session_id);
}

/** What a change is undone to, by what the phone showed before it was made. */
interface Remembered {
  readonly change: SetChange;
  readonly before: Seen;
  readonly after: Seen;
}

/** One phone and what its person expects. */
class Person {
  readonly phone: Phone;
  /** Rows added and not taken away again. */
  rows = 0;
  readonly #remembered = new Map<string, Remembered>();

  constructor(phone: Phone) {
    this.phone = phone;
  }

  async take(step: OwnStep): Promise<void> {
    const wereEmpty = await emptyWorkouts(this.phone);
    await this.#do(step);
    expect((await emptyWorkouts(this.phone)).filter((id) => !wereEmpty.includes(id))).toEqual([]);
  }

  async #do(step: OwnStep): Promise<void> {
    if (step.do === 'reload') return this.phone.crash();
    if (step.do === 'undo') return this.#undo(step.which);
    const before = await seen(this.phone);
    const known = new Set((await this.#offered()).map(({ id }) => id));
    await this.#act(step, before);
    const after = await seen(this.phone);
    for (const change of await this.#offered()) if (!known.has(change.id)) this.#remember(change, before, after);
  }

  #offered(): Promise<SetChange[]> {
    return readUndoable(this.phone.account, DAY);
  }

  #remember(change: SetChange, before: Seen, after: Seen): void {
    if (!this.#remembered.has(change.id)) this.#remembered.set(change.id, { change, before, after });
  }

  async #act(step: Exclude<OwnStep, { do: 'reload' | 'undo' }>, before: Seen): Promise<void> {
    const { account } = this.phone;
    if (step.do === 'add') {
      const row = { exercise: step.exercise, exercise_n: 1, set_n: 4 + this.rows };
      await noteRowChange(account, DAY, { action: 'add-row', row, typed: [] });
      this.rows += 1;
      return;
    }
    const open = (await listSessions(account, TODAY)).at(-1);
    if (step.do === 'log') {
      const { session_id } = open ?? (await this.phone.openSession());
      const { slot } = await this.phone.logSet(session_id, step.set_n, step.reps, step.exercise);
      expect(await seen(this.phone)).toEqual(new Map([...before, [slot, step.reps]]));
      return;
    }
    if (open === undefined) return;
    const { session_id } = open;
    if (step.do === 'discard') {
      await deleteSession(account, session_id);
      expect(await seen(this.phone)).toEqual(new Map([...before].filter(([slot]) => !slot.startsWith(`set|${session_id}|`))));
      return;
    }
    const slot = setSlot({ session_id, exercise: step.exercise, exercise_n: 1, set_n: step.set_n });
    await deleteSet(account, slot);
    expect(await seen(this.phone)).toEqual(new Map([...before].filter(([other]) => other !== slot)));
  }

  /** An undo brings each set of the change back to what it was, unless something else wrote it since; and touches no other set. */
  async #undo(which: number): Promise<void> {
    const offered = await this.#offered();
    const change = offered[which % Math.max(1, offered.length)];
    if (change === undefined) return;
    const remembered = this.#remembered.get(change.id);
    if (remembered === undefined) throw new Error('a change is on offer that nobody made');
    const before = await seen(this.phone);
    const rows = await this.phone.account.database.registers.bulkGet(change.writes.map((write) => write.slot));
    const expected = new Map(before);
    const result = await undoChange(this.phone.account, DAY, change.id);
    if (result.outcome === 'undone') {
      for (const [index, { slot, op_id }] of change.writes.entries()) {
        if (rows[index]?.op_id !== op_id) continue;
        const reps = remembered.before.get(slot);
        if (reps === undefined) expected.delete(slot);
        else expected.set(slot, reps);
      }
      if (change.action === 'add-row') this.rows -= 1;
    } else expect(['superseded', 'other-open']).toContain(result.outcome);
    expect(await seen(this.phone)).toEqual(expected);
    if (result.outcome !== 'other-open') expect((await this.#offered()).map(({ id }) => id)).not.toContain(change.id);
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  await backend.reset();
  const people = [new Person(await backend.phone('a')), new Person(await backend.phone('b'))] as const;
  for (const step of steps) {
    backend.world.now += 1_000;
    if (step.do === 'sync-both') {
      for (const { phone } of [...people, people[0]]) await phone.syncNow();
      continue;
    }
    const person = people[step.who === 0 ? 0 : 1];
    if (step.do === 'sync') await person.phone.syncNow();
    else await person.take(step);
  }
  const [a, b] = people;
  for (const { phone } of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a.phone, b.phone);
  expect(await seen(a.phone)).toEqual(await seen(b.phone));
}

test(`SYNC-20 SYNC-21 whatever is logged, changed, deleted, added, discarded and undone on two phones, an undo restores what stood before and nothing else, and the phones agree (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(fc.array(stepArbitrary, { minLength: 6, maxLength: 25, size: 'max' }), play);
  const outcome = await fc.check(property, { numRuns: RUNS });
  if (outcome.failed) expect.fail(fc.defaultReportMessage(outcome));
  expect(outcome.numRuns).toBe(RUNS);
});
