import { allowedExercises, type Trainee } from '../person/trainee.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';

/** Minutes of cardio a week: where to start, where to arrive, and what each week adds (COND-2). */
interface Amount {
  start: number;
  aim: number;
  step: number;
}

const FAT_LOSS = { beginner: { start: 60, aim: 150, step: 10 }, intermediate: { start: 90, aim: 200, step: 10 } } as const;
const GENERAL: Amount = { start: 75, aim: 150, step: 10 };
const SPORT: Amount = { start: 60, aim: 120, step: 10 };
/** From this week on general fitness has its intervals; fat loss from the first, beginners none. */
const INTERVALS_FROM = 4;

/** Twelve minutes of intervals. */
const HARD = '6 times 30 seconds hard (zone 4: single words, RPE 7 to 9) with 90 seconds easy between';

/** Zones by talk, effort and share of the highest heart rate (COND-1). */
const EASY = 'full sentences, RPE 3 to 4';
const EASY_HEART = 'about 60 to 75% of your highest heart rate';

/** The talk test and effort of easy cardio; the heart rate too, where it can be told from age alone. */
function easyZone(trainee: Trainee): string {
  return isByFeel(trainee) ? `zone 2: ${EASY}` : `zone 2: ${EASY}, ${EASY_HEART}`;
}

/** In pregnancy, from 65 on, and where an illness or its medicine may hold the heart down, only feel counts. */
function isByFeel({ easy, guarded, brief }: Trainee): boolean {
  return easy || guarded || brief.conditions.length > 0 || brief.states.length > 0;
}

/** Only what is easy: a body that needs care, or nobody to ask. */
function staysEasy({ easy, guarded, brief }: Trainee): boolean {
  return easy || guarded || brief.after_surgery || brief.conditions.length > 0 || brief.states.length > 0 || brief.limitations.length > 0;
}

function amountOf({ goal, experience }: Trainee): Amount | undefined {
  if (goal === 'fat loss') return experience === 'beginner' ? FAT_LOSS.beginner : FAT_LOSS.intermediate;
  if (goal === 'general fitness') return GENERAL;
  return goal === 'functional' ? SPORT : undefined;
}

/** A hint beside a cardio exercise: its zone, and its intervals on the one day that has them. */
export function cardioNote(item: DraftItem, trainee: Trainee): string {
  const easy = `Easy, ${easyZone(trainee)}.`;
  if (item.intervals !== true) return easy;
  return trainee.goal === 'general fitness'
    ? `${easy} From week ${INTERVALS_FROM} on, not in the lighter week: ${HARD}.`
    : `Not in the lighter week: ${HARD}. The rest ${easy.charAt(0).toLowerCase()}${easy.slice(1)}`;
}

/** One session a week has its cardio in intervals: the one with most days until the next, so that heavy legs are fresh (COND-3). */
export function chooseIntervals({ trainee, days }: Draft): void {
  if (staysEasy(trainee) || (trainee.goal !== 'fat loss' && trainee.goal !== 'general fitness')) return;
  if (trainee.goal === 'fat loss' && trainee.experience === 'beginner') return;
  const last = days
    .flatMap((day) => day.items.filter((item) => item.slot === 'conditioning' && !day.easy).map((item) => ({ day, item })))
    .sort((a, b) => restAfter(b.day, days) - restAfter(a.day, days))[0];
  if (last !== undefined) last.item.intervals = true;
}

/** Days until the next session of the week. */
function restAfter(day: DraftDay, days: readonly DraftDay[]): number {
  const gaps = days.filter((other) => other !== day).map((other) => (other.weekday - day.weekday + 7) % 7);
  return gaps.length === 0 ? 7 : Math.min(...gaps);
}

/** Sports that leave the breath as it is. */
const CALM = /yoga|pilates|golf|bowls|archery|tai chi|climb|boulder|riding|fencing|shot put/;
/** With so many sessions there are hardly other days. */
const FULL_WEEK = 6;

/** Who asked for strength or size wonders about cardio that fills the time (TRAIN-21). */
const CLOSING =
  'Where a session has time left it ends with easy cardio: more sets would be past what pays, and it takes nothing from your lifts. Leave it out if you like.';

/** How much cardio the week has, in the sessions and besides them, and how it grows (COND-2). */
export function cardioSentence({ trainee, days }: Draft, minutesOf: (item: DraftItem) => number): string {
  const amount = amountOf(trainee);
  const { brief, easy, guarded } = trainee;
  const cardio = days.flatMap(({ items }) => items).filter(({ slot }) => slot === 'conditioning');
  if (amount === undefined) return cardio.some(({ exercise }) => !brief.wanted.includes(exercise.id)) ? CLOSING : '';
  if (brief.conditions.length > 0 || brief.states.length > 0) return '';
  if (!allowedExercises(trainee).some(({ pattern }) => pattern === 'conditioning')) return '';
  if (brief.age !== null && brief.age < 18) return '';
  if (easy || guarded) return SHORT_WALKS;
  const here = cardio.reduce((sum, item) => sum + minutesOf(item), 0);
  const sport = brief.sports.find(({ name }) => !CALM.test(name))?.name;
  if (sport !== undefined)
    return `Your ${/(?:er|ist|lete)$/.test(sport) && sport !== 'soccer' ? 'sport' : sport} counts as cardio: in a week with less than ${amount.start} minutes of it, easy cardio makes up the rest (${easyZone(trainee)}).`;
  if (here >= amount.aim) return `Your sessions have ${here} minutes of cardio a week, which is enough.`;
  const hard = cardio.some(({ intervals }) => intervals === true) ? '' : hardSentence(trainee);
  return `${easySentence(amount, { here, trainee, isFull: days.length >= FULL_WEEK })}${hard}`;
}

function easySentence(
  { start, aim, step }: Amount,
  { here, trainee, isFull }: { here: number; trainee: Trainee; isFull: boolean },
): string {
  const where = isFull ? 'over the week, for example on foot' : 'on other days';
  if (here === 0)
    return `${isFull ? 'Besides the sessions' : 'On other days'}, do ${start} minutes of easy cardio a week (${easyZone(trainee)}), and add ${step} each week up to ${aim}.`;
  const grow = `add ${step} each week ${start > here ? '' : `${where} `}up to ${aim} in all`;
  const first = start > here ? `do ${start - here} minutes more ${where}, and ${grow}` : grow;
  return `Your sessions have ${here} minutes of cardio a week; ${first} (${easyZone(trainee)}).`;
}

function hardSentence(trainee: Trainee): string {
  if (staysEasy(trainee) || trainee.goal === 'functional' || (trainee.goal === 'fat loss' && trainee.experience === 'beginner')) return '';
  const from = trainee.goal === 'general fitness' ? `From week ${INTERVALS_FROM} on one` : 'One';
  return ` ${from} of them a week may have ${HARD}, not on the day before heavy legs.`;
}

const SHORT_WALKS =
  'On most days, walk 5 to 10 minutes so that you can speak in sentences, and add 5 to each walk every week up to 150 minutes a week.';
