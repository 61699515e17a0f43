import { expect, test } from 'vitest';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { answer } from '../answer.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';

const FIRST = { role: 'user' as const, content: 'Muscle, 3 days, 60 minutes, full gym, intermediate' };
const BUILT = answer({ messages: [FIRST] });
const PLAN = BUILT.plan ?? {};

const place = (week: number): LogDigest['place'] => ({
  week,
  day: 1,
  labels: ['Mon', 'Wed', 'Fri'],
  scheduled: true,
  session: 'none',
  changed: null,
});

const block = (done: number, weeks_trained: number): LogDigest['block'] => ({
  weeks_trained,
  done,
  planned: 12,
  lifts: [],
  findings: [],
  reps: 'unknown',
  effort: 'unknown',
  time_share: null,
  swaps: [],
  skipped: [],
});

const ask = (content: string, more: Parameters<typeof digestOf>[1]) =>
  answer({
    messages: [FIRST, { role: 'assistant', content: BUILT.messages.join('\n') }, { role: 'user', content }],
    plan: PLAN,
    log: digestOf({ 'Hack squat': [{ on: '2026-11-18', reps: [8], weight: '100' }] }, more),
  });

test.each(['build my next block', 'next block please', 'I want the next block', 'can you make the next block?'])(
  '«%s» offers nothing while the block has not begun or only begun (NEXT-6)',
  (content) => {
    const fresh = ask(content, { place: place(0), block: null });
    expect(fresh.plan).toBeUndefined();
    expect(fresh.messages.join(' ')).toContain('Block 1 has not begun yet');
    const begun = ask(content, { place: place(0), block: block(1, 1) });
    expect(begun.plan).toBeUndefined();
    expect(begun.messages.join(' ')).toContain('Block 1 has only begun: 1 of its 15 sessions is in your log');
    expect(begun.messages.join(' ')).toContain('Wed');
  },
);

test.each([
  ['who insists gets it', 'Build the next block anyway', place(0), block(1, 1)],
  ['a later week', 'build my next block', place(3), block(9, 3)],
  ['a block that starts again after a break', 'build my next block', place(0), block(11, 4)],
])('%s: the next block is offered', (_, content, at, of) => {
  expect(ask(content, { place: at, block: of }).change?.title).toMatch(/^Block \d$/);
});
