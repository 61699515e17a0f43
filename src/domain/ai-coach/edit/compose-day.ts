import type { Exercise } from '../../exercises/exercise.ts';
import { SLOT_OF_PATTERN, type Slot } from '../build/slot-table.ts';
import type { SessionItem } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { addForSlot } from './add-slot.ts';
import { DAY_CONTENT_ROWS } from './day-content-table.ts';
import { fitDayInto, growDay } from './grow-day.ts';
import { placed, placedAsMain } from './place-item.ts';
import { changeDay, type EditDay, frameOf, minutesOfDay, type PlanDraft } from './plan-draft.ts';
import type { DayContent } from './plan-edit.ts';

/** One exercise of the plan in every week, free to go to another day. */
export type FreeItem = readonly (SessionItem | undefined)[];

const FULL_BODY_MOST = 6;
/** A day this full takes no further movement. */
const NEARLY_FULL = 0.85;

/** Whether an exercise belongs on a day of these contents; unknown ones stay where they are. */
export function suitsContents(item: SessionItem, contents: readonly DayContent[]): boolean {
  const { exercise } = item;
  return exercise === undefined || contents.some((content) => DAY_CONTENT_ROWS[content].patterns.includes(exercise.pattern));
}

/** The content of a day in words: «Arms and core». */
export function titleOfContents(contents: readonly DayContent[]): string {
  const words = contents.join(' and ');
  return words === 'easy' ? 'Easy day' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface Composed {
  draft: PlanDraft;
  /** Items taken from `free`. */
  taken: ReadonlySet<FreeItem>;
}

/**
 * Gives one day other contents: what suits them stays as it is, the rest goes, missing movements come from `free` first, then from the
 * trainee's usual choices, within the minutes the day may have.
 */
export function composeDay(
  draft: PlanDraft,
  index: number,
  contents: readonly DayContent[],
  { trainee, free, minutes }: { trainee: Trainee; free: readonly FreeItem[]; minutes: number },
): Composed {
  const isEasy = contents.includes('easy');
  const rows = contents.map((content) => DAY_CONTENT_ROWS[content]);
  const mains = interleave(rows.map((row) => row.main));
  const others = interleave(rows.map((row) => row.others));
  const own = keptItems(draft.weeks[0]?.[index], contents);
  // Where a main movement is missing (an upper body day that was all pulls), what is beyond the movements of the day makes room for it.
  const kept = new Set((uncovered(mains, own).length > 0 ? filling([...mains, ...others], own) : own).map(keyOf));
  let next = changeDay(draft, index, (items) => items.filter((item) => kept.has(keyOf(item))));
  const open = uncovered([...mains, ...others], next.weeks[0]?.[index]?.items ?? []);
  const taken = new Set<FreeItem>();
  for (const [place, slot] of open.entries()) {
    const main = place < open.length - others.length || mains.includes(slot);
    const isEssential = (next.weeks[0]?.[index]?.items.length ?? 0) < Math.max(2, mains.length);
    if (!isEssential && minutesNow(next, index) >= minutes * NEARLY_FULL) break;
    const found = free.find((item) => !taken.has(item) && isFree(item, slot, next, index));
    if (found !== undefined) {
      taken.add(found);
      next = changeDay(next, index, (items, week) => withFree(items, found[week], main));
    } else next = addForSlot(next, index, { slot, main: main && !isEasy, light: isEasy }, trainee);
  }
  for (const item of free.filter((one) => !taken.has(one) && isFreeFor(one, contents))) {
    if (minutesNow(next, index) >= minutes * NEARLY_FULL) break;
    if (isToday(item, next, index)) continue;
    taken.add(item);
    next = changeDay(next, index, (items, week) => withFree(items, item[week], false));
  }
  next = promoteMains(next, index, mains.length > 0);
  if (!isEasy) next = growDay(next, index, minutes, trainee, []);
  next = changeDay(fitDayInto(next, index, minutes), index, (items) => items.map((item) => ({ ...item, locked: false })));
  return { draft: titled(next, index, contents), taken };
}

/** One exercise a movement on a full-body day; elsewhere everything that suits. */
function keptItems(day: EditDay | undefined, contents: readonly DayContent[]): readonly SessionItem[] {
  const suiting = (day?.items ?? []).filter((item) => suitsContents(item, contents));
  if (!contents.includes('full body')) return suiting;
  const seen = new Set<string>();
  const one = suiting.filter((item) => {
    const group = item.exercise === undefined ? item.name : groupOf(item.exercise);
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
  return one.slice(0, FULL_BODY_MOST);
}

function groupOf({ pattern }: Exercise): string {
  if (pattern === 'lunge' || pattern === 'knee-extension') return 'squat';
  return pattern === 'leg-curl' || pattern === 'glute' || pattern === 'back-extension' ? 'hinge' : pattern;
}

function keyOf(item: SessionItem): string {
  return `${item.exercise?.id ?? item.name} ${item.main}`;
}

/** First of each, second of each, … */
function interleave(lists: readonly (readonly Slot[])[]): Slot[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

const KIN: Readonly<Partial<Record<Slot, Slot>>> = { squatLight: 'squatMain', hingeLight: 'hingeMain' };

function plain(slot: Slot): Slot {
  return KIN[slot] ?? slot;
}

/** Slots that no item fills yet; each item fills one. */
function uncovered(slots: readonly Slot[], items: readonly SessionItem[]): Slot[] {
  const there = items.flatMap((item) => (item.exercise === undefined ? [] : [plain(SLOT_OF_PATTERN[item.exercise.pattern])]));
  return slots.filter((slot) => {
    const at = there.indexOf(plain(slot));
    if (at === -1) return true;
    there.splice(at, 1);
    return false;
  });
}

/** Items that fill a slot, one each. Unknown ones and those of a movement that no slot is for, such as the trunk's, stay. */
function filling(slots: readonly Slot[], items: readonly SessionItem[]): readonly SessionItem[] {
  const all = slots.map(plain);
  const open = [...all];
  return items.filter(({ exercise }) => {
    if (exercise === undefined) return true;
    const slot = plain(SLOT_OF_PATTERN[exercise.pattern]);
    if (!all.includes(slot)) return true;
    const at = open.indexOf(slot);
    if (at === -1) return false;
    open.splice(at, 1);
    return true;
  });
}

function minutesNow(draft: PlanDraft, index: number): number {
  const day = draft.weeks[0]?.[index];
  return day === undefined ? 0 : minutesOfDay(day, frameOf(draft, 0));
}

function isFree(item: FreeItem, slot: Slot, draft: PlanDraft, index: number): boolean {
  const exercise = item[0]?.exercise;
  return exercise !== undefined && plain(SLOT_OF_PATTERN[exercise.pattern]) === plain(slot) && !isToday(item, draft, index);
}

function isFreeFor([first]: FreeItem, contents: readonly DayContent[]): boolean {
  return first?.exercise !== undefined && suitsContents(first, contents);
}

function isToday([first]: FreeItem, draft: PlanDraft, index: number): boolean {
  return draft.weeks[0]?.[index]?.items.some((other) => other.exercise?.id === first?.exercise?.id) === true;
}

function withFree(items: readonly SessionItem[], item: SessionItem | undefined, main: boolean): readonly SessionItem[] {
  if (item === undefined) return items;
  const moved = { ...item, main: main && item.exercise?.compound === true };
  return moved.main ? placedAsMain(items, moved) : placed(items, moved);
}

/** A day of accessories only gets main lifts: its first two compounds. */
function promoteMains(draft: PlanDraft, index: number, wanted: boolean): PlanDraft {
  const items = draft.weeks[0]?.[index]?.items ?? [];
  if (!wanted || items.some((item) => item.main)) return draft;
  const firsts = new Set(
    items
      .filter((item) => item.exercise?.compound === true)
      .slice(0, 2)
      .map(keyOf),
  );
  return changeDay(draft, index, (all) => {
    const mains = all.filter((item) => firsts.has(keyOf(item))).map((item) => ({ ...item, main: true }));
    return [...mains, ...all.filter((item) => !firsts.has(keyOf(item)))];
  });
}

function titled(draft: PlanDraft, index: number, contents: readonly DayContent[]): PlanDraft {
  const weeks = draft.weeks.map((week) =>
    week.map((day, place) => (place === index ? { ...day, raw: { ...day.raw, title: titleOfContents(contents) } } : day)),
  );
  return { ...draft, weeks };
}
