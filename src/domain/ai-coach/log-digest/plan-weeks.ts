import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView, weekCount } from '#domain/plan/plan-view.ts';
import { isLighterPlanWeek } from '../../training/week-effort.ts';
import type { AskedData } from './asked-data.ts';
import { count } from './say.ts';

/** The weeks a question names, from 0. */
function weeksNamed({ text, digest }: AskedData, weeks: number): number[] {
  const here = digest.place?.week ?? 0;
  const named = [...text.matchAll(/\bweeks? (\d{1,2})(?: (?:and|vs|versus|or|to) (\d{1,2}))?\b/g)].flatMap(([, one, two]) =>
    [one, two].flatMap((number) => (number === undefined ? [] : Number(number) - 1)),
  );
  if (named.length > 0) return named;
  const ordinal = /\b(1st|first|2nd|second|3rd|third|4th|fourth|last|final|light|deload) week\b/.exec(text)?.[1];
  if (ordinal !== undefined) {
    if (/^(?:last|final)/.test(ordinal)) return [weeks - 1];
    return [
      ['1st', '2nd', '3rd', '4th'].indexOf(ordinal) >= 0
        ? ['1st', '2nd', '3rd', '4th'].indexOf(ordinal)
        : Math.max(0, ['first', 'second', 'third', 'fourth'].indexOf(ordinal)),
    ];
  }
  return [(here + 1) % Math.max(1, weeks)];
}

/** What a week of the plan asks, beside the one it is compared with. */
export function lookWords(data: AskedData, plan: Plan): string[] | undefined {
  const weeks = weekCount(planView(plan));
  const here = data.digest.place?.week ?? 0;
  if (weeks < 2) return ['Your plan repeats one week, so every week looks the same; the weights rise with what you log.'];
  const named = weeksNamed(data, weeks);
  const beyond = named.find((week) => week >= weeks);
  if (beyond !== undefined)
    return [
      `Your plan has ${weeks} weeks, so there is no week ${beyond + 1}: after week ${weeks} ask me for the next block, and it starts from what you logged.`,
    ];
  const [week = 0, other] = named;
  const words = weekFigures(plan, week);
  const light = isLighterPlanWeek(plan, week) ? ', the lighter week' : '';
  const place = week === here ? ' (this week)' : '';
  const against = other ?? (week === here ? undefined : here);
  const beside =
    against === undefined ? '' : ` ${other === undefined ? 'This week' : `Week ${against + 1}`}: ${weekFigures(plan, against)}.`;
  return [`Week ${week + 1} of ${weeks}${place}${light}: ${words}.${beside}`, 'The exercises stay; the weights follow from what you log.'];
}

/** «62 sets, RPE 8 on the main lifts, back squat 4 × 5, …» */
function weekFigures(plan: Plan, week: number): string {
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day)).flatMap((day) => day ?? []);
  const items = days.flatMap(({ primary, accessories }) => [...primary, ...accessories]);
  const main = days.flatMap(({ primary }) => primary);
  const sets = items.reduce((sum, item) => sum + item.sets, 0);
  const efforts = main.flatMap(({ rpe, rir }) => (rpe !== null ? `RPE ${rpe}` : rir === null ? [] : `RIR ${rir}`));
  const effort = [...new Set(efforts)].sort();
  const heavy = main.slice(0, 4).map(({ exercise, sets: own, reps }) => `${exercise.toLowerCase()} ${own} × ${reps}`);
  return `${sets} sets${effort.length === 0 ? '' : `, the main lifts at ${effort.length === 1 ? effort[0] : `${effort[0]} to ${(effort.at(-1) ?? '').replace(/^\w+ /, '')}`}`} (${heavy.join(', ')})`;
}

export function countdownWords(data: AskedData, plan: Plan): string[] | undefined {
  const { place } = data.digest;
  const { days } = planView(plan);
  const weeks = weekCount(planView(plan));
  if (place === null) return undefined;
  if (weeks < 2) return ['Your plan repeats one week, so it has no end and no lighter week. Say «I need a deload», and I propose one.'];
  const light = Array.from({ length: weeks }, (_, week) => week).find((week) => week >= place.week && isLighterPlanWeek(plan, week));
  const isLight = /\b(?:deload|light|easy)/.test(data.text);
  const target = isLight ? light : weeks;
  if (target === undefined) return ['No lighter week is planned ahead. Say «I need a deload», and I propose one.'];
  if (isLight && target === place.week) return ['This is the lighter week.'];
  const open = (target - place.week) * days - place.day - (place.session === 'logged' ? 1 : 0);
  const what = isLight ? `the lighter week, week ${target + 1}` : `the end of the block of ${weeks} weeks`;
  return [
    `${count(Math.max(0, open), 'session')} until ${what}: you are in week ${place.week + 1}, session ${place.day + 1} of ${days}${place.session === 'logged' ? ' is done' : ' is next'}.`,
  ];
}
