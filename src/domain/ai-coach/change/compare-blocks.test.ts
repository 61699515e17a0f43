import { expect, test } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, property } from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import { buildNextBlock } from '../next-block/build-next-block.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { compareBlocks } from './compare-blocks.ts';

const brief: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };

const namesOf = (plan: Plan): string[] => [
  ...new Set(
    Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)).flatMap((day) =>
      [...(day?.primary ?? []), ...(day?.accessories ?? [])].map(({ exercise }) => exercise),
    ),
  ),
];

test('two blocks stand side by side: days, effort by week, each exercise, and the reason where one is named', () => {
  const before = buildPlan(brief);
  const main = dayView(before, 0, 0)?.primary[0]?.exercise ?? '';
  const { plan: after } = buildNextBlock(before, [], traineeOf(brief));
  const why = `Back squat 240 → 248 lbs estimated. ${main} fell short in 3 sets, so it starts 5% lighter. Main lifts move to other reps.`;
  const compared = compareBlocks(before, after, why);
  expect([compared?.before, compared?.after]).toEqual(['Block 1', 'Block 2']);
  expect(compared?.frame[0]).toEqual({ what: 'Days', before: 'Mon Wed Fri', after: 'Mon Wed Fri', reason: null });
  expect(compared?.frame[1]?.after).toBe('RIR 3, 2, 2, 1, lighter');
  const row = compared?.exercises.find(({ what }) => what === main);
  expect(row?.before).toMatch(/^\d ×, \d+ sets? of /);
  expect(row?.before === row?.after ? null : row?.reason).toBe(
    row?.before === row?.after ? null : `${main} fell short in 3 sets, so it starts 5% lighter.`,
  );
});

test('a reason stands once: at its exercise, else above the table', () => {
  const before = buildPlan(brief);
  const { plan: after } = buildNextBlock(before, [], traineeOf(brief));
  const compared = compareBlocks(before, after, 'Back squat 240 → 248 lbs estimated. Main lifts move from 6–10 to 8–12 reps.');
  const placed = compared?.exercises.flatMap(({ reason }) => reason ?? []) ?? [];
  expect(placed.every((sentence) => compared?.why.includes(sentence) === false)).toBe(true);
  expect(compared?.why).toContain('Main lifts move');
});

test('a change within a block is no comparison of blocks', () => {
  const plan = buildPlan(brief);
  expect(compareBlocks(plan, { ...plan, explanation: 'Other words.' }, '')).toBeNull();
  expect(compareBlocks({ goal: 'muscle', schedule: plan.schedule }, plan, '')).toBeNull();
});

test('every exercise of either block has its line, whoever trains', () => {
  assert(
    property(anyBrief, (any) => {
      const before = buildPlan(any);
      const { plan: after } = buildNextBlock(before, [], traineeOf(any));
      const compared = compareBlocks(before, after, '');
      if (compared === null) return;
      expect(compared.exercises.map(({ what }) => what).sort()).toEqual([...new Set([...namesOf(before), ...namesOf(after)])].sort());
    }),
    { numRuns: 25 },
  );
}, 60_000);
