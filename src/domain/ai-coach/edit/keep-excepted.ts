import type { Kit } from '../../exercises/exercise.ts';
import { KIT } from '../../exercises/exercise.ts';
import type { SessionItem } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { isTargeted } from './find-items.ts';
import type { EditDay, PlanDraft } from './plan-draft.ts';
import type { Target } from './plan-edit.ts';

/** What an edit leaves alone: items of the plan, exercises and equipment that must not come in. */
export interface Exceptions {
  targets: readonly Target[];
  /** Exercise ids. */
  not: readonly string[];
  kit: readonly Kit[];
}

export const NO_EXCEPTIONS: Exceptions = { targets: [], not: [], kit: [] };

/** The draft with excepted items locked, so that an edit that chooses takes others. */
export function withLocked(draft: PlanDraft, { targets }: Exceptions): PlanDraft {
  if (targets.length === 0) return draft;
  const lock = (day: EditDay, index: number): EditDay => ({
    ...day,
    items: day.items.map((item) => (isExcepted(item, index, targets) ? { ...item, locked: true } : item)),
  });
  return { ...draft, weeks: draft.weeks.map((week) => week.map(lock)) };
}

/** The trainee for whom the edit chooses: without what must not come in. */
export function withoutUnwanted(trainee: Trainee, { not, kit }: Exceptions): Trainee {
  if (not.length + kit.length === 0) return trainee;
  const owned = trainee.kit ?? new Set(Object.keys(KIT) as Kit[]);
  return {
    ...trainee,
    kit: new Set([...owned].filter((item) => !kit.includes(item))),
    brief: { ...trainee.brief, refused: [...trainee.brief.refused, ...not] },
  };
}

/** The edited draft with everything excepted as it was before. */
export function withExcepted(before: PlanDraft, after: PlanDraft, { targets }: Exceptions): PlanDraft {
  if (targets.length === 0) return after;
  const weeks = after.weeks.map((week, number) =>
    week.map((day) => {
      const index = before.weeks[number]?.findIndex(({ raw }) => raw === day.was) ?? -1;
      const old = before.weeks[number]?.[index];
      return old === undefined ? day : restored(old, day, (item) => isExcepted(item, index, targets));
    }),
  );
  return { ...after, weeks };
}

function isExcepted(item: SessionItem, day: number, targets: readonly Target[]): boolean {
  return targets.some((target) => isTargeted(item, day, target));
}

/** Puts each excepted item back in its place; an item that took that place leaves. */
function restored(old: EditDay, day: EditDay, isKept: (item: SessionItem) => boolean): EditDay {
  if (old.items.every(isKept)) return old;
  let items = [...day.items];
  for (const [place, item] of old.items.entries()) {
    if (!isKept(item) || items.some(({ raw }) => raw === item.raw)) continue;
    const own = items.findIndex(({ name }) => name === item.name);
    const inPlace = items[place];
    const at = own !== -1 ? own : inPlace !== undefined && !old.items.some(({ name }) => name === inPlace.name) ? place : -1;
    items = at === -1 ? [...items.slice(0, place), item, ...items.slice(place)] : items.with(at, item);
  }
  return { ...day, items };
}
