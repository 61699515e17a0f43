import { describe, expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { coachPlanOf, planOfCoachPlan } from './coach-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { ownPlan } from './own-plan.ts';
import { hunksOf, takeHunks } from './plan-hunks.ts';
import { planWeeks } from './shared-log.ts';
import { takeProposal } from './take-proposal.ts';

const NAMES = ['squat', 'bench', 'row', 'press', 'curl', 'lunge'];

const item = fc.record({
  sets: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
  reps: fc.array(fc.constantFrom('5', '8–12'), { minLength: 1, maxLength: 1 }),
  rpe: fc.array(fc.constantFrom(null, 7, 8), { minLength: 1, maxLength: 1 }),
});

const day = (day_id: string): fc.Arbitrary<CoachDay> =>
  fc
    .tuple(
      fc.constantFrom('Upper', 'Lower'),
      fc.shuffledSubarray(NAMES, { minLength: 1 }),
      fc.array(item, { minLength: NAMES.length, maxLength: NAMES.length }),
    )
    .map(([title, names, rows]) => ({
      day_id,
      title,
      items: names.map((name): CoachItem => ({ item_id: `${name}#1`, exercise: name, ...rows[NAMES.indexOf(name)]! })),
    }));

const plan: fc.Arbitrary<CoachPlan> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 1 }))
  .chain(([weeks, ids]) => fc.tuple(...ids.map(day)).map((days) => ({ weeks, days })));

/** A plan after a few edits, so that most fields are still those of the other. */
const edited = (base: CoachPlan): fc.Arbitrary<CoachPlan> =>
  fc.tuple(plan, fc.array(fc.nat({ max: 5 }), { minLength: 0, maxLength: 6 })).map(([other, picks]) => ({
    weeks: picks.includes(0) ? other.weeks : base.weeks,
    days: base.days.flatMap((each, index): CoachDay[] => {
      if (picks.length === 6 && index === 1) return [];
      const source = other.days[index]?.items ?? [];
      const items = each.items.flatMap((own, place): CoachItem[] => {
        if (picks[0] === place + 1) return [];
        const replaced = source.find(({ item_id }) => item_id === own.item_id);
        return [picks[1] === place && replaced !== undefined ? replaced : own];
      });
      const fresh = picks[2] === index ? source.filter(({ item_id }) => !each.items.some((own) => own.item_id === item_id)) : [];
      return [{ ...each, items: picks[3] === 1 ? [...fresh, ...items.toReversed()] : [...items, ...fresh] }];
    }),
  }));

/** What a coach made of a plan that is shared with them, with ids of a device for all that is new. */
const drafted = plan
  .map((each) => planOfCoachPlan({ ...each, days: each.days.map((one, index) => ({ ...one, title: `${one.title} ${index}` })) }))
  .chain((shared) => {
    const base = coachPlanOf(planWeeks(shared));
    return fc.tuple(edited(base), day('new')).map(([next, added]) => {
      const known = (day_id: string) => base.days.find((each) => each.day_id === day_id)?.items.map(({ item_id }) => item_id) ?? [];
      const proposedBy = (device: string): CoachPlan => ({
        ...next,
        days: [...next.days, added].map(({ day_id, title, items }) => ({
          day_id: day_id === 'new' ? `${device} day` : day_id,
          title: day_id === 'new' ? 'Added' : title,
          items: items.map((each) => ({
            ...each,
            item_id: known(day_id).includes(each.item_id) ? each.item_id : `${device} ${each.item_id}`,
            sets: each.sets.slice(0, next.weeks),
          })),
        })),
      });
      return { shared, base, proposedBy };
    });
  });

const triple = plan.chain((base) => fc.tuple(fc.constant(base), edited(base), edited(base)));

const planOf = (names: readonly string[]): CoachPlan => ({
  weeks: 1,
  days: [
    {
      day_id: 'a',
      title: 'Upper',
      items: names.map((name) => ({ item_id: `${name}#1`, exercise: name, sets: [3], reps: ['5'], rpe: [8] })),
    },
  ],
});

/** Without the order of days and items. */
const cells = ({ weeks, days }: CoachPlan) => ({
  weeks,
  days: Object.fromEntries(
    days.map(({ day_id, title, items }) => [day_id, { title, items: Object.fromEntries(items.map((each) => [each.item_id, norm(each)])) }]),
  ),
});
const norm = (each: CoachItem) => ({ ...each, sets: trim(each.sets), reps: trim(each.reps), rpe: trim(each.rpe) });
const trim = (values: readonly unknown[]) => values.filter((value, index) => index === 0 || value !== values[index - 1]);
const all = (base: CoachPlan, proposed: CoachPlan, own: CoachPlan) => new Set(hunksOf(base, proposed, own).map(({ id }) => id));

describe('two sides that changed one plan', () => {
  test('either order of the two gives the same plan and the same conflicts (CPLAN-2)', () => {
    fc.assert(
      fc.property(triple, ([base, a, b]) => {
        expect(mergePlans(base, b, a)).toEqual(mergePlans(base, a, b));
      }),
      { numRuns: 400 },
    );
  });

  test('what nobody else touched is what its author made, order included, and merging again changes nothing (CPLAN-2)', () => {
    fc.assert(
      fc.property(triple, ([base, a, b]) => {
        const order = ({ days }: CoachPlan) => days.map(({ day_id, items }) => [day_id, ...items.map(({ item_id }) => item_id)]);
        for (const merged of [mergePlans(base, a, base), mergePlans(base, base, a), mergePlans(base, a, a)]) {
          expect(merged.conflicts).toEqual([]);
          expect(cells(merged.plan)).toEqual(cells(a));
          expect(order(merged.plan)).toEqual(order(a));
        }
        const { plan: merged, conflicts } = mergePlans(base, a, b);
        if (conflicts.length === 0) expect(cells(mergePlans(base, merged, b).plan)).toEqual(cells(merged));
      }),
      { numRuns: 400 },
    );
  });

  test('all lines taken give the proposal, none gives the plan as it is, and a taken proposal has nothing left to offer (CPLAN-3)', () => {
    fc.assert(
      fc.property(triple, ([base, own, proposed]) => {
        expect(cells(takeHunks(base, proposed, all(base, proposed, base)))).toEqual(cells(proposed));
        expect(takeHunks(base, proposed, new Set())).toEqual(base);
        const taken = takeHunks(base, proposed, all(base, proposed, own));
        const merged = mergePlans(base, own, taken, 'b').plan;
        const left = hunksOf(base, proposed, merged).filter(({ id }) => !id.startsWith('order'));
        expect(left.filter(({ id }) => all(base, proposed, own).has(id) && !id.startsWith('day'))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('the same made again on another device asks about nothing that was taken (CPLAN-3)', () => {
    fc.assert(
      fc.property(drafted, ({ shared, base, proposedBy }) => {
        const [first, second] = [proposedBy('one'), proposedBy('two')];
        const ids = hunksOf(base, first, ownPlan(base, shared, first)).map(({ id }) => id);
        const taken = takeProposal(shared, { base, plan: first }, new Set(ids), '2026-11-02');
        expect(hunksOf(base, second, ownPlan(base, taken, second))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('a line brings back no day the trainee removed; the day as a whole does, as the coach has it (CPLAN-4)', () => {
    fc.assert(
      fc.property(triple, fc.nat(), ([base, own, proposed], pick) => {
        const hunks = hunksOf(base, proposed, own);
        const hunk = hunks[pick % Math.max(1, hunks.length)];
        if (hunk === undefined) return;
        const merged = mergePlans(base, own, takeHunks(base, proposed, new Set([hunk.id])), 'b').plan;
        const came = merged.days.filter(({ day_id }) => own.days.every((each) => each.day_id !== day_id));
        const [kind, day_id] = hunk.id.split('|');
        if (kind !== 'day' && kind !== 'whole') expect(came).toEqual([]);
        for (const each of came) expect(each.day_id).toBe(day_id);
        if (kind === 'whole')
          expect(came.map(({ items }) => items.map(norm))).toEqual([proposed.days.find((each) => each.day_id === day_id)!.items.map(norm)]);
      }),
      { numRuns: 400 },
    );
  });

  test('where both sides reordered, an order that is taken is the coach’s, one that is not stays the trainee’s (CPLAN-5)', () => {
    const base = planOf(['squat', 'bench', 'row']);
    const [own, proposed] = [planOf(['row', 'squat', 'bench']), planOf(['bench', 'row', 'squat'])];
    const hunks = hunksOf(base, proposed, own);
    expect(hunks).toMatchObject([{ id: 'order|a', before: 'squat, bench, row', after: 'bench, row, squat', mine: 'row, squat, bench' }]);
    const merged = (taken: readonly string[]) => mergePlans(base, own, takeHunks(base, proposed, new Set(taken)), 'b').plan;
    expect(merged(['order|a'])).toEqual(proposed);
    expect(merged([])).toEqual(own);
    expect(hunksOf(base, proposed, proposed)).toEqual([]);
  });

  test('a line that one side removed and the other changed stands in one place, whoever is asked first, where both reordered alike (CPLAN-2)', () => {
    const base = planOf(['curl', 'squat', 'bench']);
    const [a, b] = [planOf(['bench', 'squat']), planOf(['bench', 'squat', 'curl'])];
    b.days[0]!.items[2]!.sets = [1];
    expect(mergePlans(base, a, b).plan).toEqual(mergePlans(base, b, a).plan);
  });

  test('what is not taken stays as the trainee has it (CPLAN-4)', () => {
    fc.assert(
      fc.property(triple, fc.nat(), ([base, own, proposed], pick) => {
        const ids = [...all(base, proposed, own)].filter((id) => id.startsWith('item'));
        const one = ids[pick % Math.max(1, ids.length)];
        const merged = mergePlans(base, own, takeHunks(base, proposed, new Set(one === undefined ? [] : [one])), 'b').plan;
        for (const each of own.days)
          for (const held of each.items) {
            if (one === `item|${each.day_id}|${held.item_id}`) continue;
            const now = merged.days.find(({ day_id }) => day_id === each.day_id)?.items.find(({ item_id }) => item_id === held.item_id);
            expect(now && norm(now)).toEqual(norm(held));
          }
      }),
      { numRuns: 400 },
    );
  });
});
