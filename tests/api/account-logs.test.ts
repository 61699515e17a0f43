import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccountLogs, syncPush } from '#contract/index.ts';
import { SETS_CSV_HEAD, setAsCsv } from '#domain/export/sets-csv.ts';
import { SYNC_MAX_OPS } from '#domain/limits.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { readValue, type SetValue } from '#domain/sync/values.ts';
import { exportLogs } from '#server/commands/account/logs.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

/** Names whose order differs between languages, in case, and beyond U+FFFF. */
const EXERCISES = [
  'Squat',
  'squat jump',
  'Squat, paused',
  '"Quoted" row',
  '=1+1',
  'Élévation',
  'Zercher',
  'zottman curl',
  'Ångström press',
  'ß lunge',
  'Ｆｕｌｌｗｉｄｔｈ',
  '💪 curl',
  '💪 Ｃurl',
  '\u{e000} private',
  'x\u{ffee}y',
  'x😀y',
  'xﬀy',
  '  led by blanks',
  'line\nbreak',
  'スクワット',
  'приседания',
  "O'Row \\ back",
];
const DAYS = ['2026-02-27', '2026-02-28', '2026-03-01'] as const;
const MOVED = { [sessionId(sessionOn(DAYS[2]))]: '2026-02-26' };
/** Of the first day's workout. */
const NOTED = 'Slept badly.';
/** Its session is not on the server: it counts on the day it was logged. */
const WITHOUT_SESSION = DAYS[1];

function sessionOn(performed_on: string) {
  return { performed_on, plan_id: 'plan-1', week: 0, day: 0, n: 1 };
}

describe.each(DRIVERS)('the table of logged sets on %s', (driver) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOON });
  });
  afterAll(() => server.close());

  async function withSets() {
    const { email, id } = await server.createUser();
    const { access } = await server.signIn(email);
    const call = server.call(access);
    const writer = createWriter('a');
    const sessions = DAYS.filter((day) => day !== WITHOUT_SESSION).map((performed_on): Operation => {
      const session = writer.session();
      const id = sessionId(sessionOn(performed_on));
      const moved = MOVED[id] === undefined ? {} : { moved_to: MOVED[id] };
      return {
        ...session,
        slot: sessionSlot(id),
        value: { ...session.value, performed_on, ...moved, ...(performed_on === DAYS[0] ? { note: NOTED } : {}) },
      };
    });
    const sets = DAYS.flatMap((day) =>
      EXERCISES.flatMap((exercise) =>
        [10, 2].flatMap((set_n) =>
          [11, 1].map((exercise_n): Operation => {
            const set = writer.set(exercise, set_n, 5);
            const value = { ...set.value, session_id: sessionId(sessionOn(day)), exercise_n, logged_at: `${day}T10:00:00Z` };
            return { ...set, slot: setSlot(value as unknown as SetValue), value };
          }),
        ),
      ),
    );
    const ops = [...sessions, ...sets];
    for (let start = 0; start < ops.length; start += SYNC_MAX_OPS) {
      const answer = await call(syncPush, { body: { owner: id, device: 'a', ops: ops.slice(start, start + SYNC_MAX_OPS) } });
      expect(answer).toMatchObject({ ok: true });
      if (answer.ok) expect(answer.value.results.filter(({ status }) => status !== 'applied')).toEqual([]);
    }
    return { id, access, sets };
  }

  test('is in the order of training, the same for one page as for many, and holds each set once', async () => {
    const { id, access, sets } = await withSets();
    const expected = SETS_CSV_HEAD + inOrder(sets).map(setAsCsv).join('');
    const answer = await server.call(access)(exportAccountLogs, {});
    expect(answer).toEqual({ ok: true, value: { filename: 'setwise-sets-2026-03-02.csv', csv: expected } });
    for (const rows of [37, sets.length / 2, sets.length]) {
      const pieces: string[] = [];
      for await (const piece of exportLogs(server.database, id, NOON, rows)) pieces.push(piece);
      expect(JSON.parse(pieces.join(''))).toEqual({ filename: 'setwise-sets-2026-03-02.csv', csv: expected });
      // Head, pages, end; whether a full page was the last shows only in the next.
      expect(pieces).toHaveLength(Math.floor(sets.length / rows) + 3);
    }
  });

  test('holds nothing of another account, and nothing that was deleted', async () => {
    const { id, access } = await withSets();
    const eve = await server.createUser();
    const other = await server.call((await server.signIn(eve.email)).access)(exportAccountLogs, {});
    expect(other).toMatchObject({ ok: true, value: { csv: SETS_CSV_HEAD } });
    const writer = createWriter('b', NOON - 1_000);
    const deleted: Operation = {
      ...writer.deleteSet('Squat', 2),
      slot: setSlot({ session_id: sessionId(sessionOn(DAYS[0])), exercise: 'Squat', exercise_n: 1, set_n: 2 }),
    };
    const csvOf = async () => {
      const answer = await server.call(access)(exportAccountLogs, {});
      return answer.ok ? answer.value.csv : '';
    };
    const before = await csvOf();
    expect(await server.call(access)(syncPush, { body: { owner: id, device: 'b', ops: [deleted] } })).toMatchObject({ ok: true });
    const line = `${DAYS[0]},Squat,1,2,82.5,lb,5,8,,${DAYS[0]}T10:00:00Z,,,,,,,,${NOTED}\r\n`;
    expect(before).toContain(line);
    expect(await csvOf()).toBe(before.replace(line, ''));
  });
});

/** The order of training, told in JavaScript. */
function inOrder(operations: readonly Operation[]) {
  const sets = operations.flatMap(({ kind, v, value }) => readValue('set.put', { kind, v, value }) ?? []);
  return sets
    .map((set) => ({
      ...set,
      date: MOVED[set.session_id] ?? set.session_id.slice(0, 10),
      ...(set.session_id === sessionId(sessionOn(DAYS[0])) ? { workout_note: NOTED } : {}),
    }))
    .toSorted(
      (a, b) =>
        compare(a.date, b.date) ||
        compare(a.session_id, b.session_id) ||
        compare(a.exercise, b.exercise) ||
        a.exercise_n - b.exercise_n ||
        a.set_n - b.set_n,
    );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
