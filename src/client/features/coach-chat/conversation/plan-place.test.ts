import { expect, test } from 'vitest';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { planPlace, planToGoBackTo } from './plan-place.ts';

let count = 0;
function entry(more: Partial<ChatEntry>): ChatEntry {
  count += 1;
  return {
    message_id: `m${count}`,
    role: 'assistant',
    content: 'x',
    created_at: '2026-11-21T10:00:00.000Z',
    state: null,
    on_phone: false,
    plan_id: null,
    answers: null,
    quick_replies: [],
    ...more,
  };
}

const CHANGE = {
  kind: 'time' as const,
  title: 'Shorter',
  why: 'You asked.',
  lines: [{ where: 'Monday', before: '60', after: '40' }],
  kept: [],
};
const first = entry({ plan_id: 'p1', replaces: null });
const proposed = entry({ plan_id: 'p2', replaces: 'p1', change: CHANGE });
const later = entry({ plan_id: 'p3', replaces: 'p2', change: CHANGE });
const says = (content: string) => entry({ role: 'user', state: 'queued', content });

test('A proposed change waits for a word while the plan it would replace is current', () => {
  expect(planPlace(proposed, [first, proposed], 'p1')?.decision).toEqual({ state: 'open', undoTo: null });
  expect(planPlace(proposed, [first, proposed], undefined)?.decision).toBeNull();
  expect(planPlace(first, [first, proposed], 'p1')?.standing).toBe('current');
});

test('An accepted change can be undone, and the plan it changed is an earlier version', () => {
  expect(planPlace(proposed, [first, proposed], 'p2')?.decision).toEqual({ state: 'accepted', undoTo: 'p1' });
  expect(planPlace(first, [first, proposed], 'p2')).toEqual({ standing: 'earlier', decision: null, goBackTo: null });
});

test('What was said after it tells a refused change from one that was taken back', () => {
  expect(planPlace(proposed, [first, proposed, says(KEEP_MY_PLAN)], 'p1')?.decision?.state).toBe('kept');
  expect(planPlace(proposed, [first, proposed, says(UNDO_CHANGE)], 'p1')?.decision?.state).toBe('undone');
  expect(planPlace(proposed, [first, says(KEEP_MY_PLAN), proposed], 'p1')?.decision?.state).toBe('open');
});

test('Only the newest change offers Undo, so that no newer plan is lost', () => {
  const entries = [first, proposed, later];
  expect(planPlace(later, entries, 'p3')?.decision).toEqual({ state: 'accepted', undoTo: 'p2' });
  expect(planPlace(proposed, entries, 'p3')?.decision).toEqual({ state: 'earlier', undoTo: null });
  expect(planPlace(proposed, entries, 'p2')?.decision).toEqual({ state: 'accepted', undoTo: null });
  expect(planPlace(proposed, [...entries, says(KEEP_MY_PLAN)], 'p2')?.decision).toEqual({ state: 'accepted', undoTo: 'p1' });
});

test('A change nobody accepted before the next one is passed over', () => {
  const next = entry({ plan_id: 'p3', replaces: 'p1', change: CHANGE });
  expect(planPlace(proposed, [first, proposed, next], 'p1')?.decision?.state).toBe('passed');
  expect(planPlace(next, [first, proposed, next], 'p1')?.decision?.state).toBe('open');
});

test('The same plan said twice in one answer shows one card', () => {
  const again = entry({ plan_id: 'p2', replaces: 'p1', change: CHANGE });
  expect(planPlace(proposed, [first, proposed, again], 'p1')).toBeNull();
  expect(planPlace(again, [first, proposed, again], 'p1')?.decision?.state).toBe('open');
});

test('Undo of a plan that was used at once stands with the newest plan only, while it is the current one', () => {
  const [old, now] = ['p1', 'p2'].map((plan_id) => entry({ plan_id }));
  const entries = [old!, entry({ role: 'user', state: 'answered' }), now!, entry({})];
  expect(planToGoBackTo(now!, entries, 'p2')).toBe('p1');
  expect(planToGoBackTo(now!, entries, 'p1')).toBeNull();
  expect(planToGoBackTo(old!, entries, 'p2')).toBeNull();
  expect(planToGoBackTo(old!, [old!], 'p1')).toBeNull();
  expect(planToGoBackTo(entry({ plan_id: 'p9', replaces: 'p0' }), [entry({ plan_id: 'p9' })], 'p9')).toBe('p0');
});
