import type { PlanView } from '../plan/plan-view.ts';

/** «Week 3 of 5», «Week 5 of 5, lighter»; null for plans without blocks and for strength plans, whose week is chosen. `week` is from 0. */
export function blockWeekText({ block, is_strength }: Pick<PlanView, 'block' | 'is_strength'>, week: number): string | null {
  if (block === null || is_strength) return null;
  const words = `Week ${Math.min(week, block.weeks - 1) + 1} of ${block.weeks}`;
  return block.light_week === week + 1 ? `${words}, lighter` : words;
}
