import { dayText, momentText } from '#client/locale/formats.ts';
import { TWO_PHONES_MESSAGES } from '#domain/messages/two-phones.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { BODY_MEASURES, bodyText } from '#domain/progress/body-measures.ts';
import type { Held } from '#domain/sync/register.ts';
import { readValue } from '#domain/sync/values.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { setText } from '#domain/training/set-text.ts';
import type { TwoValues } from '#offline/log/two-values.ts';
import { partsOfOwn } from './own-exercise/parts-of-own.ts';

interface Words {
  readonly sentence: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How the two values are told and chosen. */
export function wordsOf(two: TwoValues): Words {
  const set = readValue('set.put', two.mine) ?? readValue('set.put', two.theirs);
  if (set !== undefined) {
    const [mine, theirs] = [setWords(two.mine), setWords(two.theirs)];
    return { sentence: TWO_PHONES_MESSAGES.set(`${set.exercise}, set ${String(set.set_n)}`, mine, theirs), mine, theirs };
  }
  return dayWords(two) ?? routineWords(two) ?? exerciseWords(two) ?? bodyWords(two) ?? noteWords(two) ?? otherWords(two);
}

function dayWords(two: TwoValues): Words | undefined {
  const [mine, theirs] = [two.mine, two.theirs].map((held) => readValue('routine-day.put', held)?.day);
  if (mine === undefined && theirs === undefined) return undefined;
  const isDeleted = mine === undefined || theirs === undefined;
  const sentence = isDeleted ? TWO_PHONES_MESSAGES.routineDayDeleted : TWO_PHONES_MESSAGES.routineDay;
  return { sentence, ...differing(mine && linesOf(mine), theirs && linesOf(theirs)) };
}

function routineWords(two: TwoValues): Words | undefined {
  const [mine, theirs] = [two.mine, two.theirs].map((held) => readValue('routine.put', held)?.name);
  const name = mine ?? theirs;
  if (name === undefined) return undefined;
  const isDeleted = mine === undefined || theirs === undefined;
  const sentence = isDeleted ? TWO_PHONES_MESSAGES.routineDeleted(name) : TWO_PHONES_MESSAGES.routine;
  return { sentence, mine: mine ?? TWO_PHONES_MESSAGES.deleted, theirs: theirs ?? TWO_PHONES_MESSAGES.deleted };
}

const MUSCLE_WORDS = { mainly: TWO_PHONES_MESSAGES.mainly, also: TWO_PHONES_MESSAGES.also };

function exerciseWords(two: TwoValues): Words | undefined {
  const [mine, theirs] = [two.mine, two.theirs].map((held) => readValue('exercise.put', held));
  if (mine === undefined || theirs === undefined) return undefined;
  return {
    sentence: TWO_PHONES_MESSAGES.exercise(mine.name),
    ...differing(partsOfOwn(mine, MUSCLE_WORDS), partsOfOwn(theirs, MUSCLE_WORDS)),
  };
}

function bodyWords(two: TwoValues): Words | undefined {
  const [mine, theirs] = [two.mine, two.theirs].map((held) => readValue('body.put', held));
  const entry = mine ?? theirs;
  if (entry === undefined) return undefined;
  const name = BODY_MEASURES.find(({ id }) => id === entry.measure)?.name.toLowerCase() ?? entry.measure;
  const say = mine === undefined || theirs === undefined ? TWO_PHONES_MESSAGES.bodyDeleted : TWO_PHONES_MESSAGES.body;
  const words = (of: typeof mine) => (of === undefined ? TWO_PHONES_MESSAGES.deleted : bodyText(of, of.unit));
  return { sentence: say(name, dayText(entry.measured_on, entry.measured_on)), mine: words(mine), theirs: words(theirs) };
}

function noteWords(two: TwoValues): Words | undefined {
  const [mine, theirs] = [two.mine, two.theirs].map((held) => readValue('session.put', held));
  if (mine === undefined || theirs === undefined) return undefined;
  const words = ({ note = '' }: typeof mine) => (note === '' ? TWO_PHONES_MESSAGES.noNote : note);
  return { sentence: TWO_PHONES_MESSAGES.note, mine: words(mine), theirs: words(theirs) };
}

function otherWords(two: TwoValues): Words {
  const sentence = SENTENCES[two.mine.kind] ?? TWO_PHONES_MESSAGES.workout;
  if (two.made_at === null) return { sentence, mine: TWO_PHONES_MESSAGES.mine, theirs: TWO_PHONES_MESSAGES.theirs };
  const { mine, theirs } = two.made_at;
  return { sentence, mine: TWO_PHONES_MESSAGES.planOf(momentText(mine)), theirs: TWO_PHONES_MESSAGES.planOf(momentText(theirs)) };
}

const SENTENCES: Readonly<Record<string, string>> = { 'gym.put': TWO_PHONES_MESSAGES.gym, 'plan.use': TWO_PHONES_MESSAGES.plan };

/** As typed, with its note: a note may be all they differ in. */
function setWords(held: Held): string {
  const set = readValue('set.put', held);
  if (set === undefined) return TWO_PHONES_MESSAGES.removed;
  const text = setText(set, set.unit);
  return set.note === undefined ? text : `${text} (${set.note})`;
}

/** «Bench press: 5 sets × 5 reps», and so on. */
function linesOf(day: PlanDay): string[] {
  const { title, primary, accessories } = readPlanDay(day, 0, 0);
  const exercises = [...primary, ...accessories].map((view) => `${view.exercise}: ${prescriptionText(view, true)}`);
  return title === null ? exercises : [title, ...exercises];
}

/** What each of two values has that the other has not; undefined for one that was deleted. */
function differing(mine: readonly string[] | undefined, theirs: readonly string[] | undefined): Pick<Words, 'mine' | 'theirs'> {
  const only = (own: typeof mine, other: typeof mine, whose: string) => {
    if (own === undefined) return TWO_PHONES_MESSAGES.deleted;
    return own.filter((line) => other?.includes(line) !== true).join(', ') || whose;
  };
  return { mine: only(mine, theirs, TWO_PHONES_MESSAGES.mine), theirs: only(theirs, mine, TWO_PHONES_MESSAGES.theirs) };
}
