import { focusesOf } from '../check/trainee-focus.ts';
import { setsFor } from '../muscle-sets.ts';
import type { Draft, DraftItem } from './draft.ts';
import { canTake, fits } from './fit-to-time.ts';
import { restMuscles } from './rest-muscles.ts';
import { weekSets } from './volume.ts';

const STEPS_MOST = 8;
/** Accessories that give a set keep at least these. */
const SETS_LEAST = 2;

/** For muscle the back gets as many sets as the chest, which otherwise gives some (TEMPLATE-8). */
export function evenBack(draft: Draft): void {
  const { trainee } = draft;
  if (trainee.goal !== 'muscle' || trainee.easy || focusesOf(trainee).length > 0) return;
  let isChanged = false;
  for (let step = 0; step < STEPS_MOST && isBehind(draft); step += 1) {
    if (!growBack(draft) && !takeFromChest(draft)) break;
    isChanged = true;
  }
  if (isChanged) restMuscles(draft);
}

function isBehind(draft: Draft): boolean {
  const week = weekSets(draft);
  return (setsFor('upper back', week) + setsFor('lats', week)) / 2 < setsFor('chest', week);
}

function growBack(draft: Draft): boolean {
  const rows = draft.days.flatMap((day) => (day.easy ? [] : day.items.filter(isForBack).map((item) => ({ day, item }))));
  for (const { day, item } of rows.toSorted((a, b) => a.item.sets - b.item.sets)) {
    if (!canTake(item)) continue;
    item.sets += 1;
    if (fits(draft, day)) return true;
    item.sets -= 1;
  }
  return false;
}

function isForBack({ exercise }: DraftItem): boolean {
  return exercise.pattern === 'horizontal-pull' || exercise.pattern === 'vertical-pull';
}

/** A single joint gives before a press. */
function takeFromChest(draft: Draft): boolean {
  const [giver] = draft.days
    .flatMap((day) => day.items)
    .filter(({ exercise, main, sets }) => !main && exercise.primary.includes('chest') && sets > SETS_LEAST)
    .toSorted((a, b) => Number(a.exercise.compound) - Number(b.exercise.compound) || b.sets - a.sets);
  if (giver === undefined) return false;
  giver.sets -= 1;
  return true;
}
