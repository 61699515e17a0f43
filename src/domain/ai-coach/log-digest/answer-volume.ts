import type { Muscle } from '../../exercises/exercise.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { numberText } from '../../training/loading.ts';
import { weightMoved } from '../../training/progress.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from '../../training/units.ts';
import { shiftDay } from '../../training/week.ts';
import { MAJOR_MUSCLES, SMALL_MUSCLES } from '../check/volume-table.ts';
import { planWork, setsOfWeek } from '../plan-work.ts';
import type { LogDigest } from './digest-shape.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import { isLastHidden } from './hide-facts.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { type AskedMuscles, musclesAsked } from './muscles-asked.ts';
import { type AskedPeriod, isWithin, periodAsked, weeksOf } from './period-asked.ts';
import { dayWords, writtenSet } from './set-words.ts';

const MUSCLES_SAID = 6;
const GROUPS_SAID = 3;
const LEAST_SAID = 3;
const ASKED_LEAST = /\b(?:neglect\w*|under ?train\w*|least|shortchang\w*|forg[eo]t\w*|missing out|lacking|too little|behind)\b/;
const ASKED_WEIGHT =
  /\b(?:tonnage|tons?|tonnes?|total (?:weight|mass|kilos?|kg|lbs?|pounds)|(?:kilos?|kg|lbs?|pounds) (?:in )?total|in kilos?|shift(?:ed)?|moved|altogether|lifted in (?:total|all)|how much (?:have|did) i lift)\b/;
const ASKED_REPS = /\b(?:reps?|repetitions|times)\b/;

type Week = LogDigest['weeks'][number];

/** «How many sets for chest this week?», «what did I move this month?» */
export function answerVolume(question: LogQuestion): string[] {
  const { text, digest, exercise } = question;
  const muscles = musclesAsked(text);
  // «Back» of «back squat» is no muscle: an exercise that is named wins.
  if (exercise !== undefined && (muscles.length === 0 || exercise.exercise !== undefined)) {
    if (loggedExercise(digest, exercise) !== undefined || muscles.length === 0) return exerciseVolume(exercise, question);
  }
  if (digest.weeks.length === 0)
    return ['You removed your workouts from «What your coach sees». Show them there again, and I count the sets.'];
  if (digest.weeks.every(({ sets }) => sets.length === 0)) return emptyWeeks(question);
  return [
    ...countedWords(muscles, question),
    ...(isLastHidden(digest.hidden) ? ['The session you removed from «What your coach sees» is not counted.'] : []),
  ];
}

function countedWords(muscles: readonly AskedMuscles[], question: LogQuestion): string[] {
  if (muscles.length > 0) return muscles.slice(0, GROUPS_SAID).map((group) => groupWords(group, question));
  if (ASKED_WEIGHT.test(question.text)) return movedWords(question);
  return ASKED_LEAST.test(question.text) ? leastWords(question) : allMuscles(question);
}

function emptyWeeks(question: LogQuestion): string[] {
  const { digest } = question;
  const last = digest.last?.on;
  if (last === undefined) return emptyLogWords(question);
  return [
    `I count no set in the last five weeks; your last session was ${dayWords(last, digest.today)}. Log one, and I count per muscle again.`,
  ];
}

/** «Chest: 6 hard sets so far this week, 12 last week, 10 a week over the four before. Your plan has 12.» */
function groupWords({ name, muscles }: AskedMuscles, { digest, plan, text }: LogQuestion): string {
  const per = (week: Week) => muscles.map((muscle) => setsFor(week, muscle));
  const [now, ...before] = digest.weeks.map(per);
  const several = muscles.length > 1;
  const of = (sets: readonly number[]) =>
    several ? muscles.map((muscle, index) => `${muscle} ${numberText(sets[index] ?? 0)}`).join(', ') : numberText(sets[0] ?? 0);
  const last = before[0] ?? [];
  const mean = muscles.map(
    (_, index) => Math.round((before.reduce((sum, sets) => sum + (sets[index] ?? 0), 0) / Math.max(1, before.length)) * 2) / 2,
  );
  const planned = plannedSets(plan, digest, muscles);
  const period = periodAsked(text, digest);
  const parts = [`${of(now ?? [])} so far this week`, `${of(last)} last week`];
  const said = [
    ...longSpan(period, digest).map(({ from, weeks }) => `${of(sumOf(weeks.map(per)))} since ${dayWords(from, digest.today)}`),
    ...parts,
  ];
  if (period?.words === 'last week') said.reverse();
  const usual = several ? '' : `; ${of(mean)} a week over the four weeks before this`;
  return `${capital(name)}, hard sets: ${said.join('; ')}${usual}.${planned === undefined ? '' : ` Your plan has ${of(planned)} a week.`}`;
}

/** The weeks that a period longer than one reaches back to, as far as they are counted. */
function longSpan(period: AskedPeriod | undefined, { weeks }: LogDigest): { from: string; weeks: Week[] }[] {
  const inside = period === undefined || weeksOf(period) < 2 ? [] : weeks.filter(({ from }) => shiftDay(from, 6) >= period.from);
  const from = inside.at(-1)?.from;
  return from === undefined ? [] : [{ from, weeks: inside }];
}

function sumOf(weeks: readonly (readonly number[])[]): number[] {
  return (weeks[0] ?? []).map((_, index) => weeks.reduce((sum, week) => sum + (week[index] ?? 0), 0));
}

/** The large muscles with the fewest sets a week, over the weeks before this one. */
function leastWords({ digest, plan }: LogQuestion): string[] {
  const before = digest.weeks.slice(1);
  const means = [...MAJOR_MUSCLES, ...SMALL_MUSCLES].map((muscle) => ({
    muscle,
    sets: before.reduce((sum, week) => sum + setsFor(week, muscle), 0) / Math.max(1, before.length),
  }));
  const least = means.sort((a, b) => a.sets - b.sets).slice(0, LEAST_SAID);
  const planned = plannedSets(
    plan,
    digest,
    least.map(({ muscle }) => muscle),
  );
  const words = least.map(({ muscle, sets }, index) => {
    const wanted = planned === undefined ? '' : ` (${numberText(planned[index] ?? 0)} in your plan)`;
    return `${muscle} ${numberText(Math.round(sets * 2) / 2)}${wanted}`;
  });
  return [`Fewest hard sets a week over the four weeks before this: ${words.join(', ')}.`];
}

function setsFor(week: Week, muscle: Muscle): number {
  return week.sets.find(([name]) => name === muscle)?.[1] ?? 0;
}

function plannedSets(plan: LogQuestion['plan'], { place }: LogDigest, muscles: readonly Muscle[]): number[] | undefined {
  const days = plan === undefined ? undefined : planWork(plan)[place?.week ?? 0];
  if (days === undefined) return undefined;
  const sets = setsOfWeek(days);
  return muscles.map((muscle) => sets.get(muscle) ?? 0);
}

function allMuscles({ digest, text }: LogQuestion): string[] {
  const [now, last] = digest.weeks;
  const list = (week: Week | undefined) =>
    (week?.sets ?? [])
      .slice(0, MUSCLES_SAID)
      .map(([muscle, sets]) => `${muscle} ${numberText(sets)}`)
      .join(', ') || 'none';
  const isLastAsked = periodAsked(text, digest)?.words === 'last week';
  const parts = [`Hard sets this week so far: ${list(now)}.`, `Last week: ${list(last)}.`];
  return [...(isLastAsked ? parts.toReversed() : parts), 'A set counts one for the muscles it trains first and half for those that help.'];
}

/** Weight times reps. Bodyweight adds nothing. */
function movedWords({ digest, unit, text }: LogQuestion): string[] {
  const [now, ...before] = digest.weeks;
  const words = (kg: number) => movedText(kg, unit);
  const all = digest.weeks.reduce((sum, week) => sum + week.moved_kg, 0);
  const [last, earlier] = [before[0]?.moved_kg ?? 0, before[1]?.moved_kg ?? 0];
  const verdict = !/\bmore|less|compar\w*\b/.test(text) || earlier === 0 ? '' : last > earlier ? 'Yes, more. ' : 'No, less. ';
  return [
    `${verdict}Weight times reps: ${words(now?.moved_kg ?? 0)} so far this week, ${words(before[0]?.moved_kg ?? 0)} last week, ${words(before[1]?.moved_kg ?? 0)} the week before, ${words(all)} since ${dayWords(digest.weeks.at(-1)?.from ?? digest.today, digest.today)}.`,
    'Sets without added weight count nothing in that, so read it as a trend, not as effort.',
  ];
}

function movedText(kg: number, unit: WeightUnit): string {
  const weight = Math.round(Number(displayWeight(String(kg), 'kg', unit)));
  return weightWithUnit(weight.toLocaleString('en-US'), unit);
}

/** Sets, reps and weight moved of one exercise. */
function exerciseVolume(asked: AskedExercise, question: LogQuestion): string[] {
  const { digest, text } = question;
  const logged = loggedExercise(digest, asked);
  if (logged === undefined) return [...insteadWords(asked), ...notLoggedWords(asked, question)];
  const period = periodAsked(text, digest);
  const oldest = logged.sessions.at(-1)?.on ?? digest.today;
  const isCovered = period === undefined || period.from >= oldest || logged.first >= oldest;
  const weeks = [weekPeriod(digest, 0), weekPeriod(digest, 1)];
  const spans = period === undefined || period.from === digest.week_start ? weeks : [period];
  const cut = isCovered ? [] : [`I see its sets since ${dayWords(oldest, digest.today)} only.`];
  return [...insteadWords(asked), `${asked.name}: ${spans.map((span) => spanWords(asked, span, question)).join('; ')}.`, ...cut];
}

function weekPeriod({ today, weeks, week_start }: LogDigest, back: 0 | 1): AskedPeriod {
  if (back === 0) return { from: week_start, to: today, words: 'this week' };
  return { from: weeks[1]?.from ?? shiftDay(week_start, -7), to: shiftDay(week_start, -1), words: 'last week' };
}

function spanWords(asked: AskedExercise, span: AskedPeriod, { digest, unit, text }: LogQuestion): string {
  const sessions = (loggedExercise(digest, asked)?.sessions ?? []).filter(({ on }) => isWithin(on, span));
  const sets = sessions.flatMap((session) => session.sets.map(writtenSet));
  if (sets.length === 0) return `no set ${span.words}`;
  const reps = sets.reduce((sum, set) => sum + set.reps, 0);
  const moved = weightMoved(sets, 'kg');
  const word = asked.exercise?.load === 'time' ? 's' : 'reps';
  const all = ASKED_WEIGHT.test(text) || ASKED_REPS.test(text) || moved > 0;
  return `${sets.length} ${sets.length === 1 ? 'set' : 'sets'} ${span.words}${all ? `, ${reps} ${word}` : ''}${moved === 0 ? '' : `, ${movedText(moved, unit)} in all`}`;
}
