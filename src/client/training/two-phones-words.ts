import { momentText } from '#client/locale/formats.ts';
import { TWO_PHONES_MESSAGES } from '#domain/messages/two-phones.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import type { Held } from '#domain/sync/register.ts';
import { readValue } from '#domain/sync/values.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { setText } from '#domain/training/set-text.ts';
import type { TwoValues } from '#offline/log/two-values.ts';

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
  const days = [two.mine, two.theirs].map((held) => readValue('routine-day.put', held)?.day);
  if (days[0] !== undefined && days[1] !== undefined) {
    const [mine = '', theirs = ''] = differingLines(days[0], days[1]);
    return { sentence: TWO_PHONES_MESSAGES.routineDay, mine, theirs };
  }
  const names = [two.mine, two.theirs].map((held) => readValue('routine.put', held)?.name);
  if (names[0] !== undefined && names[1] !== undefined) return { sentence: TWO_PHONES_MESSAGES.routine, mine: names[0], theirs: names[1] };
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

/** What each of two days has that the other has not: «Bench press: 5 sets × 5 reps». */
function differingLines(...days: [PlanDay, PlanDay]): string[] {
  const lines = days.map((day) => {
    const { title, primary, accessories } = readPlanDay(day, 0, 0);
    const exercises = [...primary, ...accessories].map((view) => `${view.exercise}: ${prescriptionText(view, true)}`);
    return title === null ? exercises : [title, ...exercises];
  });
  return lines.map((own, index) => {
    const only = own.filter((line) => !lines[1 - index]?.includes(line));
    return only.length === 0 ? TWO_PHONES_MESSAGES[index === 0 ? 'mine' : 'theirs'] : only.join(', ');
  });
}
