import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { isPowerlifting } from '../check/powerlifting-table.ts';
import { focusesOf, hasFocusWeek } from '../check/trainee-focus.ts';
import type { Trainee } from '../person/trainee.ts';
import { combinations, haveNeighbours } from '../person/weekdays.ts';
import { type ChoiceContext, chooseExercise } from './choose-exercise.ts';
import { type Draft, type DraftDay, type DraftItem, hardDayCount } from './draft.ts';
import { withFreshLegs } from './fresh-legs.ts';
import { powerliftingSplits } from './powerlifting-table.ts';
import { blockSets, restOf } from './scheme.ts';
import { SLOT_OF_PATTERN, SLOTS_FOR_MUSCLE, type Slot } from './slot-table.ts';
import { type DayTemplate, EASY_DAY, FUNCTIONAL_SPLITS, NEIGHBOUR_SPLITS, SEATED_DAYS, SHORT_DAYS, SPLITS } from './template-table.ts';

const SPARE_SLOTS: readonly Slot[] = ['lunge', 'core', 'glutes', 'horizontalPush', 'calves', 'core'];
const SPARE_SLOTS_FROM = 3;
const SETS_MOST = 4;
/** A second one in a day would repeat the same work. */
const ONCE_A_DAY: ReadonlySet<Slot> = new Set<Slot>([
  'sideDelts',
  'rearDelts',
  'biceps',
  'triceps',
  'calves',
  'legCurl',
  'kneeExtension',
  'chestFly',
  'pullover',
  'conditioning',
]);

/** The week with every slot filled, before volume and time are adjusted. */
export function compose(trainee: Trainee): Draft {
  const chosen = trainee.weekdays;
  const hard = hardWeekdays(chosen, hardDayCount(trainee));
  const templates = withFreshLegs(templatesFor(trainee, hard), hard, trainee);
  const draft: Draft = { trainee, days: [] };
  let next = 0;
  for (const weekday of chosen) {
    const isHard = hard.includes(weekday);
    const template = isHard ? templates[next] : EASY_DAY;
    if (isHard) next += 1;
    if (template !== undefined) draft.days.push({ weekday, name: template.name, easy: !isHard, items: [] });
  }
  const hardDays = draft.days.filter((day) => !day.easy);
  fillPrimaries(draft, hardDays, templates);
  for (const [index, day] of hardDays.entries()) fillDay(draft, day, templates[index]?.others ?? [], false);
  for (const day of hardDays) fillUp(draft, day);
  for (const day of hardDays) chooseMain(day);
  addWanted(draft, hardDays);
  addFocus(draft, hardDays);
  if (trainee.goal === 'fat loss' && trainee.minutes >= 45) for (const day of hardDays) add(draft, day, 'conditioning', false);
  for (const day of draft.days) if (day.easy) fillEasyDay(draft, day);
  for (const day of draft.days) orderItems(day);
  return draft;
}

/** Chooses the hard days among the requested ones: as few adjacent days as possible, earlier days first. */
function hardWeekdays(weekdays: readonly number[], count: number): readonly number[] {
  if (count >= weekdays.length) return weekdays;
  let best: readonly number[] = weekdays.slice(0, count);
  for (const choice of combinations(weekdays, count)) if (neighbours(choice) < neighbours(best)) best = choice;
  return best;
}

function neighbours(weekdays: readonly number[]): number {
  return weekdays.filter((day) => weekdays.includes((day + 1) % 7)).length;
}

function templatesFor(trainee: Trainee, hard: readonly number[]): readonly DayTemplate[] {
  const count = hard.length;
  if (trainee.brief.states.some(({ kind }) => kind === 'wheelchair'))
    return hard.map((_, index) => SEATED_DAYS[index % SEATED_DAYS.length] ?? EASY_DAY);
  if (isShort(trainee) && count >= SHORT_DAYS.length) return hard.map((_, index) => SHORT_DAYS[index % SHORT_DAYS.length] ?? EASY_DAY);
  const side = haveNeighbours(hard) ? NEIGHBOUR_SPLITS[count] : undefined;
  if (side !== undefined) return side;
  const powerlifting = isPowerlifting(trainee) ? powerliftingSplits(trainee.brief.meet)[count] : undefined;
  if (powerlifting !== undefined) return powerlifting;
  const functional = trainee.goal === 'functional' ? FUNCTIONAL_SPLITS[count] : undefined;
  return functional ?? SPLITS[count] ?? SPLITS[3] ?? [];
}

const SHORT_MINUTES = 25;

/** Too short for days of one half of the body, where nothing makes a pair; who names a split or a lift gets it all the same. */
function isShort({ minutes, goal, brief }: Trainee): boolean {
  return minutes <= SHORT_MINUTES && goal !== 'strength' && goal !== 'functional' && brief.split === null;
}

/** Fills the main lifts of the whole week first, so that no accessory takes a main lift's exercise. */
function fillPrimaries(draft: Draft, days: readonly DraftDay[], templates: readonly DayTemplate[]): void {
  for (const [index, day] of days.entries()) fillDay(draft, day, templates[index]?.main ?? [], true);
}

function fillDay(draft: Draft, day: DraftDay, slots: readonly Slot[], mains: boolean): void {
  for (const slot of slots) {
    if (slot === 'power' && goesSlow(draft.trainee)) continue;
    add(draft, day, slot, mains);
  }
}

/** Nothing fast where effort stays easy, at a young or high age, and for a stiff back. */
function goesSlow({ easy, guarded, brief }: Trainee): boolean {
  return easy || guarded || brief.style === 'posture' || brief.limitations.some(({ region }) => region === 'low back');
}

/** Fills a day whose own movements the trainee cannot do, such as pulling without equipment. */
function fillUp(draft: Draft, day: DraftDay): void {
  for (const slot of SPARE_SLOTS) if (day.items.length < SPARE_SLOTS_FROM) add(draft, day, slot, false);
}

/** Where nothing fills the places of its main lifts, a day is led by its first compound: without one it would count as easy. */
function chooseMain({ items }: DraftDay): void {
  const first = items.find(({ exercise, slot }) => exercise.compound && slot !== 'power' && slot !== 'carry');
  if (first !== undefined && items.every(({ main }) => !main)) first.main = true;
}

function fillEasyDay(draft: Draft, day: DraftDay): void {
  for (const slot of EASY_DAY.others) add(draft, day, slot, false, { light: true });
}

function add(draft: Draft, day: DraftDay, slot: Slot, main: boolean, more: Partial<DraftItem> = {}): boolean {
  const context: ChoiceContext = {
    trainee: draft.trainee,
    used: usedInWeek(draft),
    today: new Set(day.items.map((item) => item.exercise.id)),
    spare_back: backLoadedBeside(draft, day),
    main,
  };
  const chosen = chooseExercise(slot, context);
  if (chosen === undefined || (more.extra !== true && isNeedless(chosen.exercise, draft.trainee))) return false;
  const like = chosen.slot === slot ? undefined : day.items.find((item) => item.slot === chosen.slot);
  if (like !== undefined && more.extra !== true) {
    like.sets = Math.min(like.sets + 1, SETS_MOST);
    return true;
  }
  if (more.extra !== true && ONCE_A_DAY.has(chosen.slot) && day.items.some((item) => item.slot === chosen.slot)) return false;
  if (main && !chosen.exercise.compound && day.items.some((item) => item.main)) return false;
  const item = { exercise: chosen.exercise, slot: chosen.slot, main: main && chosen.exercise.compound };
  day.items.push({ ...item, sets: startSets(item, draft.trainee), rest_seconds: restOf(item, draft.trainee), ...more });
  return true;
}

/** What takes the place of work for the focus of the week. */
function isNeedless(exercise: Exercise, trainee: Trainee): boolean {
  return !trainee.brief.wanted.includes(exercise.id) && focusesOf(trainee).some(({ excludes }) => excludes?.(exercise) === true);
}

/** Initial sets, before volume is adjusted. */
function startSets(item: Pick<DraftItem, 'exercise' | 'slot' | 'main'>, trainee: Trainee): number {
  if (item.slot === 'conditioning') return 1;
  if (trainee.goal === 'strength' && item.main) return blockSets(item, trainee);
  if (trainee.goal === 'muscle' && item.main) return trainee.experience === 'advanced' ? 4 : 3;
  return item.main ? 3 : 2;
}

export function usedInWeek(draft: Draft): Map<string, number> {
  const used = new Map<string, number>();
  for (const day of draft.days) for (const { exercise } of day.items) used.set(exercise.id, (used.get(exercise.id) ?? 0) + 1);
  return used;
}

export function backLoadedBeside(draft: Draft, day: DraftDay): boolean {
  const beside = draft.days.filter(
    (other) => other !== day && ((other.weekday + 1) % 7 === day.weekday || (day.weekday + 1) % 7 === other.weekday),
  );
  return beside.some((other) => other.items.some((item) => item.exercise.stress['low back'] === 2 && item.exercise.compound));
}

/** Adds requested exercises that no slot of the week chose. */
function addWanted(draft: Draft, days: readonly DraftDay[]): void {
  const used = usedInWeek(draft);
  for (const id of draft.trainee.brief.wanted) {
    const exercise = exerciseById(id);
    const day = [...days].sort((a, b) => a.items.length - b.items.length)[0];
    if (exercise !== undefined && day !== undefined && !used.has(id))
      add(draft, day, SLOT_OF_PATTERN[exercise.pattern], false, { extra: true });
  }
}

/** Adds work for focus muscles without a week of their own (TEMPLATE-2) on the two days with most room. */
function addFocus(draft: Draft, days: readonly DraftDay[]): void {
  const { trainee } = draft;
  for (const muscle of trainee.brief.focus.filter((one) => !hasFocusWeek(one, trainee))) {
    const slots = SLOTS_FOR_MUSCLE[muscle] ?? [];
    const roomy = [...days].sort((a, b) => a.items.length - b.items.length).slice(0, 2);
    for (const day of roomy) slots.some((slot) => add(draft, day, slot, false, { extra: true }));
  }
}

/** Power, then what opens the day for a focus, main lifts (barbell squat before heavy hinge), other compounds, isolation, core and carries, easy cardio. */
export function orderItems(day: DraftDay): void {
  day.items.sort((a, b) => orderRank(a) - orderRank(b));
}

/** Sort key within a day; lower comes first. */
export function orderRank(item: Pick<DraftItem, 'exercise' | 'slot' | 'main' | 'lead'>): number {
  if (item.slot === 'conditioning') return 9;
  if (item.slot === 'core' || item.slot === 'carry' || item.slot === 'grip') return 8;
  if (item.slot === 'power') return 0;
  if (item.lead === true) return 0.5;
  if (item.main) return item.exercise.pattern === 'squat' && item.exercise.load === 'barbell' ? 1 : 2;
  if (item.exercise.compound) return item.exercise.pattern === 'squat' && item.exercise.load === 'barbell' ? 3 : 4;
  return 6;
}
