import { capital } from '../../exercises/exercise-words.ts';
import type { SessionItem } from '../change/session-items.ts';
import { daysWords, findItems, isExercise, isTargeted, missingWords, targetWords } from './find-items.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { changeDay } from './plan-draft.ts';
import type { OrderPlace, PlanEdit } from './plan-edit.ts';

/** Puts exercises first, last, or beside another one, on every day that has them. */
export function reorder(context: EditContext, edit: PlanEdit & { kind: 'order' }): Outcome {
  const { draft } = context;
  const found = findItems(draft, edit.target);
  if (found.length === 0) return refused(context, missingWords(edit.target));
  const anchor = anchorOf(edit.place);
  if (anchor !== undefined && found.every(({ item }) => isExercise(item, anchor)))
    return refused(context, `${capital(anchor.name)} cannot come before or after itself.`);
  const days = [...new Set(found.map(({ day }) => day))].filter(
    (day) => anchor === undefined || draft.weeks[0]?.[day]?.items.some((item) => isExercise(item, anchor)) === true,
  );
  if (anchor !== undefined && days.length === 0)
    return refused(context, `${capital(targetWords(edit.target))} and ${anchor.name.toLowerCase()} are not on the same day.`);
  const next = days.reduce(
    (moved, day) =>
      changeDay(moved, day, (items) => {
        const named = items.filter((item) => isTargeted(item, day, edit.target));
        const others = items.filter((item) => !named.includes(item));
        return placedAt(others, named, edit.place);
      }),
    draft,
  );
  const changedDays = days.filter((day) => next.weeks[0]?.[day] !== draft.weeks[0]?.[day]);
  if (changedDays.length === 0)
    return refused(context, `${capital(targetWords(edit.target))} ${placeWords(edit.place)}: it is so already.`);
  return changed(
    next,
    `${capital(targetWords({ ...edit.target, day: undefined }))} ${placeWords(edit.place)} on ${daysWords(draft, changedDays)}.`,
  );
}

/** Moved items join the list (main lifts or accessories) of their neighbour, because a day shows main lifts first. */
function placedAt(others: readonly SessionItem[], named: readonly SessionItem[], place: OrderPlace): readonly SessionItem[] {
  const beside = (neighbour: SessionItem | undefined): SessionItem[] =>
    named.map((item) => ({ ...item, locked: true, main: neighbour?.main ?? item.main }));
  if (place === 'first') return [...beside(others[0]), ...others];
  if (place === 'last') return [...others, ...beside(others.at(-1))];
  const anchor = anchorOf(place);
  const at = others.findIndex((item) => anchor !== undefined && isExercise(item, anchor));
  if (at === -1) return [...others, ...named];
  const from = 'before' in place ? at : at + 1;
  return [...others.slice(0, from), ...beside(others[at]), ...others.slice(from)];
}

function anchorOf(place: OrderPlace) {
  if (typeof place === 'string') return undefined;
  return 'before' in place ? place.before : place.after;
}

function placeWords(place: OrderPlace): string {
  if (typeof place === 'string') return `comes ${place}`;
  return 'before' in place ? `comes before ${place.before.name.toLowerCase()}` : `comes after ${place.after.name.toLowerCase()}`;
}
