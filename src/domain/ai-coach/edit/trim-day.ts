import { dayName } from '../change/compare-days.ts';
import type { SessionItem } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { changeDay } from './plan-draft.ts';
import type { PlanEdit } from './plan-edit.ts';

/** Leaves out so many exercises of a day, the least valuable first; the first of the day stays. */
export function trimDay(context: EditContext, edit: PlanEdit & { kind: 'trim' }): Outcome {
  const { draft } = context;
  const items = draft.weeks[0]?.[edit.day.index]?.items ?? [];
  const spare = items.filter((item, place) => place > 0 && !item.locked);
  const gone = [...spare]
    .reverse()
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, edit.count);
  const name = dayName(edit.day.label);
  if (gone.length === 0) return refused(context, `${name} has nothing that could go.`);
  const names = gone.map((item) => item.name);
  const next = changeDay(draft, edit.day.index, (all) => all.filter((item) => !names.includes(item.name)));
  const words = `${listWords(names)} ${names.length === 1 ? 'is' : 'are'} left out on ${name}: ${names.length === 1 ? 'it adds' : 'they add'} least there.`;
  return changed(next, words, { fixed_days: new Set([edit.day.index]) });
}

/** Cardio and single joints go before accessories, those before the main lifts. */
function worth({ exercise, main }: SessionItem): number {
  if (main) return 3;
  if (exercise?.pattern === 'conditioning') return 0;
  return exercise?.compound === true ? 2 : 1;
}
