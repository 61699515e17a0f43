import { expect, test } from 'vitest';
import { hunksOf } from '#domain/coaching/plan-hunks.ts';
import { whatExceeds } from '#domain/coaching/plan-size.ts';
import { proposalSchema } from '#domain/sync/proposal-shape.ts';
import { demoProposal } from './seed-proposal.ts';

test('the demo coach proposes three lines of the plan the demo trainee uses, each with its reason, on any day', () => {
  for (const day of ['2026-11-23', '2026-11-27', '2027-02-28']) {
    const made = demoProposal(Date.parse(`${day}T12:00:00Z`));
    const { base, plan, reasons } = proposalSchema.parse(made?.value);
    expect(whatExceeds(plan)).toBeNull();
    const hunks = hunksOf(base!, plan, base!);
    expect(hunks.map(({ id }) => id).toSorted()).toEqual(Object.keys(reasons).toSorted());
    expect(hunks).toHaveLength(3);
  }
});
