import type { Plan } from '../plan/plan.ts';
import { dayView } from '../plan/plan-view.ts';
import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { coachPlanOf, nameIds, nameOf } from './coach-plan.ts';
import { daysById, itemsById } from './merge-plans.ts';
import { planWeeks } from './shared-log.ts';

/**
 * The plan in use as its coach reads it, with the trainee's remarks and loads, and with the ids of `base` and of what `proposed` adds: a
 * place in which the trainee has something already is no new one, whatever id the coach's device gave it (CPLAN-1).
 */
export function ownPlan(base: CoachPlan, plan: Plan, proposed: CoachPlan): CoachPlan {
  const own = withUnseen(coachPlanOf(planWeeks(plan)), plan);
  const [before, after] = [daysById(base), daysById(proposed)];
  const days = alignDays(before, after, own.days);
  return { ...own, days: days.map((day) => alignItems(day, before.get(day.day_id), after.get(day.day_id))) };
}

/** With what a grant lets no coach see: of each exercise the remark and the load of the first week that has one. */
function withUnseen(own: CoachPlan, plan: Plan): CoachPlan {
  return {
    ...own,
    days: own.days.map((day, place) => {
      const rows = Array.from({ length: own.weeks }, (_, week) => {
        const view = dayView(plan, week, place);
        const all = [...(view?.primary ?? []), ...(view?.accessories ?? [])];
        const ids = nameIds(all.map(({ exercise }) => exercise));
        return new Map(all.map((row, index) => [ids[index], row]));
      });
      const items = day.items.map((item): CoachItem => {
        const note = rows.find((row) => row.get(item.item_id)?.note != null)?.get(item.item_id)?.note;
        const target = rows.find((row) => row.get(item.item_id)?.target !== undefined)?.get(item.item_id)?.target;
        return { ...item, ...(note == null ? {} : { note }), ...(target === undefined ? {} : { target }) };
      });
      return { ...day, items };
    }),
  };
}

type Days = ReadonlyMap<string, CoachDay>;

/** By common exercises, else by title, with what the coach read before with what they made of it. */
function alignDays(before: Days, after: Days, own: readonly CoachDay[]): CoachDay[] {
  const pairs = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) =>
    own.map((is) => {
      const [was, next] = [before.get(id), after.get(id)];
      const shared = shareOf(was, is);
      const isNamed = was?.title === is.title || next?.title === is.title;
      return { id, is, shared, share: Math.max(shared, shareOf(next, is)), named: Number(isNamed) };
    }),
  );
  const ids = new Map<CoachDay, string>();
  const used = new Set<string>();
  const take = (wanted: typeof pairs): void => {
    for (const { id, is } of wanted) {
      if (ids.has(is) || used.has(id)) continue;
      ids.set(is, id);
      used.add(id);
    }
  };
  take(pairs.filter(({ share }) => share >= 0.5).toSorted((a, b) => b.share - a.share || b.named - a.named || b.shared - a.shared));
  take(pairs.filter(({ named }) => named === 1));
  return own.map((day, index) => ({ ...day, day_id: ids.get(day) ?? `own ${index + 1}` }));
}

function shareOf(a: CoachDay | undefined, b: CoachDay): number {
  const most = Math.max(a?.items.length ?? 0, b.items.length);
  const others = new Set(idsByName(b));
  return most === 0 ? 0 : idsByName(a).filter((id) => others.has(id)).length / most;
}

const idsByName = (day: CoachDay | undefined) => nameIds((day?.items ?? []).map(({ exercise }) => exercise));

/** An exercise the base has not is the one of this name that the proposal adds, or puts in another's place. */
function alignItems(day: CoachDay, was: CoachDay | undefined, next: CoachDay | undefined): CoachDay {
  const [known, held] = [itemsById(was), itemsById(day)];
  const free = (next?.items ?? []).filter(({ item_id }) => !held.has(item_id));
  const items = day.items.map((item) => {
    const at = known.has(item.item_id) ? -1 : free.findIndex(({ exercise }) => nameOf(exercise) === nameOf(item.exercise));
    const [same] = at === -1 ? [] : free.splice(at, 1);
    return same === undefined ? item : { ...item, item_id: same.item_id };
  });
  return { ...day, items };
}

/** A proposal without the remarks and loads its coach set and cleared again: what the base has not, they cannot take away (CPLAN-4). */
export function withoutCleared(base: CoachPlan, proposed: CoachPlan): CoachPlan {
  const before = daysById(base);
  return {
    ...proposed,
    days: proposed.days.map((day) => {
      const items = itemsById(before.get(day.day_id));
      return { ...day, items: day.items.map((item) => itemWithoutCleared(item, items.get(item.item_id))) };
    }),
  };
}

function itemWithoutCleared(item: CoachItem, was: CoachItem | undefined): CoachItem {
  const { note, target, ...rest } = item;
  return {
    ...rest,
    ...(target === undefined || (target === null && was?.target == null) ? {} : { target }),
    ...(note === undefined || (note === '' && was?.note === undefined) ? {} : { note }),
  };
}
