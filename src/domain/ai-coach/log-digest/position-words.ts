import type { Plan } from '#domain/plan/plan.ts';
import { planView, weekCount } from '#domain/plan/plan-view.ts';
import { dayName } from '../../training/next-workout.ts';
import { isLighterPlanWeek } from '../../training/week-effort.ts';
import type { LogDigest } from './digest-shape.ts';

type Place = NonNullable<LogDigest['place']>;

const WHY_LIGHT = 'the same exercises with less work and effort, so that you start the next block rested';

/** Where somebody is in the plan in use, what is left of it, and which week is lighter and why; `place` is null where the log tells none. */
export function positionWords(plan: Plan, place: Place | null): string[] {
  const view = planView(plan);
  const weeks = weekCount(view);
  if (weeks < 2)
    return [
      `Your plan has no block and no weeks that differ: the same week repeats, so no week has a number${place === null ? '' : dueWords(place)}.`,
      'It goes on until you ask for another, and the weights rise with what you log. Say «I need a deload», and I propose a lighter week.',
    ];
  const block = view.block === null ? '' : ` of block ${view.block.number}`;
  const light = Array.from({ length: weeks }, (_, week) => week).find((week) => isLighterPlanWeek(plan, week));
  const lighter = light === undefined ? 'No week of it is planned to be lighter.' : `Week ${light + 1} is lighter: ${WHY_LIGHT}.`;
  if (place === null)
    return [`Your plan has ${weeks} weeks. ${lighter}`, "I do not see where you are in it; Today's Workout shows its week and day."];
  const isLight = place.week === light;
  return [
    `You are in week ${place.week + 1} of ${weeks}${block}${dueWords(place)}.`,
    isLight ? `It is the lighter week: ${WHY_LIGHT}.` : lighter,
    leftWords(weeks - 1 - place.week),
  ];
}

/** «; next is Thursday» */
export function dueWords({ labels, day, session, scheduled }: Place): string {
  const next = dayName(labels[day] ?? '');
  if (next === '') return '';
  return session === 'logged' ? `; today's session (${next}) is logged` : `; ${scheduled ? 'today is' : 'next is'} ${next}`;
}

function leftWords(left: number): string {
  if (left <= 0) return 'It is the last week of this block; then ask me for the next one, which starts from what you logged.';
  return `${left} ${left === 1 ? 'week is' : 'weeks are'} left in this block after it.`;
}
