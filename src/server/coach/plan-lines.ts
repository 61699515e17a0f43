import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';

/** A plan in one line per day, in few tokens: «Monday (58 minutes): Back squat, 4 × 5, RPE 7; …». */
export function planLines(plan: Plan | null): string[] {
  if (plan === null) return [];
  const { days, weeks, goal } = planView(plan);
  const lines = Array.from({ length: days }, (_, index) => {
    const day = dayView(plan, 0, index);
    if (day === undefined) return '';
    const items = [...day.primary, ...day.accessories].map(itemWords).join('; ');
    return `${day.label}${day.minutes === null ? '' : ` (${day.minutes} minutes)`}: ${items}`;
  });
  return [`Goal: ${goal}. ${days} days a week${weeks > 1 ? `, ${weeks} weeks` : ''}.`, ...lines];
}

function itemWords(item: PrescriptionView): string {
  const effort = item.rpe !== null ? `, RPE ${item.rpe}` : item.rir !== null ? `, ${item.rir} RIR` : '';
  return `${item.exercise}, ${item.sets} × ${item.reps}${effort}`;
}
