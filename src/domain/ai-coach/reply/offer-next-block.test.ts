import { expect, test } from 'vitest';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { blockWeeks } from '../../plan/block-weeks.ts';
import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { answer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import type { BlockDigest } from '../log-digest/block-digest.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';

const BRIEF = {
  ...EMPTY_BRIEF,
  goal: 'muscle' as const,
  experience: 'intermediate' as const,
  days: 3,
  minutes: 60,
  kit: GYMS['full gym'].kit,
};
const PLAN = buildPlan(BRIEF);
const FIRST = { role: 'user' as const, content: 'Muscle, 3 days, 60 minutes, full gym, intermediate' };

const ANSWERED = { role: 'assistant' as const, content: answer({ messages: [FIRST] }).messages.join('\n') };

const BLOCK: BlockDigest = {
  weeks_trained: 4,
  done: 11,
  planned: 12,
  lifts: [
    {
      exercise_id: 'hack-squat',
      name: 'Hack squat',
      is_main: true,
      trend: 'rise',
      finding: { id: 'rise', exercise_id: 'hack-squat', name: 'Hack squat', before: 140, now: 147, times: 1, short_sets: 0 },
      moved: { before: 140, now: 147 },
    },
    {
      exercise_id: 'dumbbell-bench-press',
      name: 'Dumbbell bench press',
      is_main: true,
      trend: 'flat',
      finding: null,
      moved: { before: 40, now: 44 },
    },
  ],
  findings: [],
  reps: 'on',
  effort: 'on',
  time_share: null,
  swaps: [],
  skipped: [],
};

const ask = (content: string, block: BlockDigest | null = BLOCK) =>
  answer({
    messages: [FIRST, ANSWERED, { role: 'user', content }],
    plan: PLAN,
    log: digestOf({ 'Hack squat': [{ on: '2026-11-18', reps: [8, 8, 8], weight: '100' }] }, { block }),
  });

test.each(['Build the next block', 'I finished this block, what comes next?', 'next block please'])(
  '«%s» offers the next block with what the log says (NEXT-4)',
  (content) => {
    const { messages, plan, change } = ask(content);
    expect(change?.title).toBe('Block 2');
    expect(plan === undefined ? null : planView(plan).block).toMatchObject({ number: 2, started_on: '2026-11-21' });
    expect(messages.join(' ')).toContain('11 of 12 sessions');
    expect(messages.join(' ')).toContain('hack squat went from 140 to 147 kg'.slice(1));
    expect(messages.join(' ')).toContain('Dumbbell bench press 40 → 44 kg estimated');
    expect(messages.join(' ')).toContain('3 reps in reserve');
  },
);

test('After a break the same block is offered again, from week 1', () => {
  const away = answer({
    messages: [FIRST, ANSWERED, { role: 'user', content: 'Build the next block' }],
    plan: PLAN,
    log: digestOf({ 'Hack squat': [{ on: '2026-10-28', reps: [8], weight: '100' }] }, { block: BLOCK }),
  });
  expect(away.messages.join(' ')).toContain('away 23 days');
  expect(away.plan === undefined ? null : planView(away.plan).block).toMatchObject({ number: 1, started_on: '2026-11-21' });
});

test('After a lighter week taken early the next block has the full weeks again', () => {
  const first = 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year';
  for (const opening of [first, FIRST.content]) {
    const messages: ChatMessage[] = [{ role: 'user', content: opening }];
    const built = answer({ messages });
    messages.push({ role: 'assistant', content: built.messages.join('\n') }, { role: 'user', content: 'I need a deload' });
    const lighter = answer({ messages, plan: built.plan });
    messages.push({ role: 'assistant', content: lighter.messages.join('\n') }, { role: 'user', content: 'Please build the next block.' });
    const next = answer({ messages, plan: lighter.plan });
    const sets = (plan: Plan | undefined) => blockWeeks(plan ?? {}).map((week) => week.sets);
    expect(sets(lighter.plan)[0]).toBe(sets(built.plan).at(-1));
    expect(sets(next.plan)).toEqual(sets(built.plan));
    expect(next.brief.lighter).toBe(null);
    expect(checkPlan(next.plan, next.brief).filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});
