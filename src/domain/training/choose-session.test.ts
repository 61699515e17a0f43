import { expect, test } from 'vitest';
import { chooseSession, type SessionLike } from './choose-session.ts';

const place = { plan_id: 'p1', week: 2, day: 1 };
const noon = { today: '2026-11-18', now: Date.parse('2026-11-18T12:00:00Z') };

function session(more: Partial<SessionLike & { session_id: string }> = {}) {
  return {
    session_id: 's1',
    performed_on: '2026-11-18',
    ...place,
    label: 'Wednesday',
    started_at: '2026-11-18T11:30:00.000Z',
    finished_at: null as string | null,
    ...more,
  };
}

test('the open session of today goes on', () => {
  expect(chooseSession([session()], place, noon, false)).toEqual({ session: session(), finished: false });
});

test('a session begun before midnight goes on after it, under its own day', () => {
  const late = session({ performed_on: '2026-11-17', started_at: '2026-11-17T23:20:00.000Z' });
  const clock = { today: '2026-11-18', now: Date.parse('2026-11-18T00:15:00Z') };
  expect(chooseSession([late], place, clock, false).session?.performed_on).toBe('2026-11-17');
});

test('a session forgotten yesterday morning does not swallow today’s sets', () => {
  const forgotten = session({ performed_on: '2026-11-17', started_at: '2026-11-17T08:00:00.000Z' });
  expect(chooseSession([forgotten], place, noon, false)).toEqual({ session: null, finished: false });
});

test('a workout logged today stays the one shown, and a new one starts only when asked for', () => {
  const logged = session({ finished_at: '2026-11-18T11:50:00.000Z' });
  expect(chooseSession([logged], place, noon, false)).toEqual({ session: logged, finished: true });
  expect(chooseSession([logged], place, noon, true)).toEqual({ session: null, finished: false });
});

test('the second session of a day is open beside the logged first one', () => {
  const logged = session({ finished_at: '2026-11-18T10:00:00.000Z' });
  const second = session({ session_id: 's2' });
  expect(chooseSession([logged, second], place, noon, false)).toEqual({ session: second, finished: false });
});

test('sessions of another day of the plan, or another plan, are not this one', () => {
  expect(chooseSession([session({ day: 0 }), session({ plan_id: 'p0' })], place, noon, false).session).toBeNull();
});

test('the last workout logged under another date does not block today', () => {
  const lastWeek = session({ performed_on: '2026-11-11', finished_at: '2026-11-11T11:50:00.000Z' });
  expect(chooseSession([lastWeek], place, noon, false)).toEqual({ session: null, finished: false });
});
