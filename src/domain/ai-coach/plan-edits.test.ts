import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { editPlan } from '#tests/fixtures/plans/plan-edits.ts';
import { assert, integer, property } from '#tests/support/properties.ts';
import { buildPlan } from './build-plan.ts';

test('Nineteen edits of any plan keep their promise and ask for nothing an expert would refuse', () => {
  assert(
    property(anyBrief, integer({ min: 0, max: 1_000_000 }), (brief, start) => {
      let turn = start;
      const pick = (below: number): number => {
        turn += 1;
        return (turn * 7_919) % Math.max(1, below);
      };
      const edits = editPlan(brief, buildPlan(brief), pick);
      expect(edits).toHaveLength(19);
      for (const { edit, objections, broken, work } of edits) {
        // Most swaps move no muscle; the change names those that move.
        expect([edit, work]).not.toEqual([edit, 'silent']);
        expect([edit, ...broken]).toEqual([edit]);
        expect([edit, objections.filter(({ severity }) => severity === 'error')]).toEqual([edit, []]);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
