import { IDBIndex } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { listSessions, openSession, workoutDates } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { countStored } from '#offline/store/this-phone.ts';
import { Phone } from './accounts-phone.ts';

const WEEK = { from: '2025-09-01', to: '2025-09-07' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Directions of the cursors over different keys that were opened where there is none: WebKit cannot do that, and fails the reading. */
function watchCursorsOverNothing(): string[] {
  const opened: string[] = [];
  for (const method of ['openCursor', 'openKeyCursor'] as const) {
    const open = IDBIndex.prototype[method];
    vi.spyOn(IDBIndex.prototype, method).mockImplementation(function watch(this: IDBIndex, range, direction) {
      const request = Reflect.apply(open, this, [range, direction]) as IDBRequest<IDBCursor | null>;
      const look = () => {
        request.removeEventListener('success', look);
        if (request.result === null && direction?.endsWith('unique')) opened.push(direction);
      };
      request.addEventListener('success', look);
      return request;
    });
  }
  return opened;
}

test('a phone with no workout in the week is read in WebKit too, as is one without any workout', async () => {
  const account = await new Phone().account('user-1');
  const overNothing = watchCursorsOverNothing();
  expect(await workoutDates(account, WEEK)).toEqual(new Map());
  expect(await listSessions(account, WEEK)).toEqual([]);
  expect(await countStored(account)).toEqual({ workouts: 0, sets: 0, messages: 0 });

  const place = { performed_on: '2025-09-02', plan_id: 'p', week: 0, day: 0, label: 'Day 1' };
  const { session_id } = await openSession(account, place);
  for (const set_n of [1, 2])
    await saveSet(account, { session_id, exercise: 'Squat', exercise_n: 1, set_n, reps: 5, weight: '100', unit: 'lb', rpe: null });
  expect(await workoutDates(account, WEEK)).toEqual(new Map([['2025-09-02', 'phone']]));
  expect(await countStored(account)).toEqual({ workouts: 1, sets: 2, messages: 0 });
  expect(await workoutDates(account, { from: '2025-10-01', to: '2025-10-07' })).toEqual(new Map());
  expect(overNothing).toEqual([]);
});
