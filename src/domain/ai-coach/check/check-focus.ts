import type { Exercise, Muscle } from '../../exercises/exercise.ts';
import { isPullWithoutLoad } from '../person/pulls-without-load.ts';
import { allowedExercises, type Trainee } from '../person/trainee.ts';
import { hardSets, isEasyDay, oncePerDay, setsOfWeek, type WorkDay } from '../plan-work.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { type FocusFault, type FocusItem, type FocusWeek, focusFaults, hasNeed, isLimited, isOfSide, spareItems } from './focus-fit.ts';
import { focusesOf } from './trainee-focus.ts';
import { choiceExplainsKind, choiceExplainsMuscle, isShortWeek, neighboursExplain, roomExplains } from './what-explains.ts';

/** Whether a week with a focus has its musts, its sets and its places (TEMPLATE-2). */
export function checkFocus({ shapes, trainee }: CheckInput): Finding[] {
  if (focusesOf(trainee).length === 0) return [];
  return shapes.flatMap((week) => {
    const days = week.filter((day) => !isEasyDay(day));
    const items = days.map(itemsOf);
    return focusFaults(items, trainee).map((fault) => findingOf(fault, days, reasonFor(fault, { week, days, items, trainee })));
  });
}

interface Judged {
  week: readonly WorkDay[];
  /** Without the easy ones. */
  days: readonly WorkDay[];
  items: FocusWeek;
  trainee: Trainee;
}

/** Why a shortage is none of the plan's making; places and needless exercises have no excuse. */
function reasonFor(fault: FocusFault, judged: Judged): string | undefined {
  if (fault.kind === 'place' || fault.kind === 'excluded' || fault.kind === 'often') return undefined;
  return choiceReason(fault, judged.trainee) ?? limitReason(fault, judged) ?? timeReason(fault, judged);
}

function timeReason(fault: FocusFault, { days, items, trainee }: Judged): string | undefined {
  const follow = fault.kind === 'need' && !fault.present ? undefined : neighboursExplain(days);
  if (follow !== undefined) return follow;
  const spare = isShortWeek(days, trainee) ? [] : spareItems(items, trainee);
  return canGive(fault, items, spare) ? undefined : roomExplains(days, trainee);
}

/** Whether other work could give sets where they are short: for a must on a day without it. */
function canGive(fault: FocusFault, week: FocusWeek, spare: readonly FocusItem[]): boolean {
  if (fault.kind !== 'need') return spare.length > 0;
  return week.some((day) => !hasNeed(day, fault.need) && day.some((item) => spare.includes(item)));
}

function limitReason(fault: FocusFault, { week, items, trainee }: Judged): string | undefined {
  const isReached = (fault.kind !== 'need' || fault.present) && isLimited(setsOfWeek(week), items, fault, trainee);
  return isReached ? 'muscles of its exercises have their most sets a week' : undefined;
}

/** Equipment, body or wishes that leave too few exercises for what is short, or for the pulls that must keep up with it. */
function choiceReason(fault: FocusFault, trainee: Trainee): string | undefined {
  const { focus, kind } = fault;
  if (kind === 'need') return undefined;
  const parts = kind === 'sets' ? [fault.part] : kind === 'days' ? focus.parts : [];
  const reasons = parts.map(({ name, counts, trained }) =>
    counts === undefined ? firstOf(trained, trainee) : choiceExplainsKind(name, counts, trainee),
  );
  const direct = reasons.includes(undefined) ? undefined : reasons[0];
  return direct ?? (focus.pull_share === undefined ? undefined : (firstOf(['upper back', 'lats'], trainee) ?? loadedPullReason(trainee)));
}

/** Where anything can be pulled with a load, what has none is no further choice (TEMPLATE-13). */
function loadedPullReason(trainee: Trainee): string | undefined {
  const isLoaded = (exercise: Exercise): boolean => isOfSide(exercise, 'pulls') && !isPullWithoutLoad(exercise);
  return allowedExercises(trainee).some(isLoaded) ? choiceExplainsKind('loaded pull', isLoaded, trainee) : undefined;
}

function firstOf(muscles: readonly Muscle[], trainee: Trainee): string | undefined {
  return muscles.map((muscle) => choiceExplainsMuscle(muscle, trainee)).find((why) => why !== undefined);
}

const itemsOf = oncePerDay(({ work }): readonly FocusItem[] =>
  work.flatMap((item) => (item.exercise === undefined ? [] : [{ exercise: item.exercise, sets: hardSets(item), main: item.main }])),
);

/** Share of the wanted sets from which a shortage is only a note, as in VOL_LOW. */
const NEARLY = 0.85;

function findingOf(fault: FocusFault, days: readonly WorkDay[], reason: string | undefined): Finding {
  const sentence = sentenceOf(fault, days);
  if (reason !== undefined) return info('GOAL_FIT', `${sentence}, but ${reason}.`);
  if (fault.kind === 'sets' && fault.found >= NEARLY * fault.wanted) return info('GOAL_FIT', `${sentence}.`);
  return fault.kind === 'need' && !fault.present && fault.focus.implied !== true
    ? error('GOAL_FIT', `${sentence}.`)
    : warn('GOAL_FIT', `${sentence}.`);
}

function sentenceOf(fault: FocusFault, days: readonly WorkDay[]): string {
  const { name } = fault.focus;
  switch (fault.kind) {
    case 'need':
      if (!fault.present) return `No ${fault.need.name} in the week; a focus on ${name} needs it`;
      return `${capital(fault.need.name)}: ${fault.need.sets} sets on ${daysWord(fault.found)}; a focus on ${name} wants that on ${fault.wanted}`;
    case 'sets':
      return `${capital(fault.part.name)}: ${fault.found} direct sets a week; a focus on ${name} wants ${fault.wanted}`;
    case 'days':
      return `A focus on ${name} wants it on ${fault.wanted} days; the week has it on ${fault.found}`;
    case 'place':
      return `${days[fault.day]?.label ?? ''}: nothing for ${name} is ${fault.focus.first === true ? 'first' : 'first or second'}`;
    case 'excluded':
      return `${fault.item.exercise.name} does little for a focus on ${name}; other exercises do more in its place`;
    case 'often':
      return `${fault.focus.seldom?.name ?? ''} are on ${fault.found} days; ${fault.wanted} are enough for the elbows`;
    case 'pulls':
      return `${fault.found} pulling sets a week; a focus on ${name} wants at least ${Math.ceil(fault.wanted)}`;
  }
}

function daysWord(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
