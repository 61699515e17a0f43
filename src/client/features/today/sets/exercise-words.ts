import type { LoadKind } from '#domain/training/loading.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import { compareWeights, displayWeight, type WeightUnit, weightWithUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

/** How to find a first load where nothing is known; empty where nothing is loaded. `reps` as prescribed (TRAIN-11). */
export function startText(kind: LoadKind | null, reps: string): string {
  const set = parseReps(reps);
  const of = set === undefined || set.unit === 'seconds' ? 'a set feels' : `a set of ${set.low} feels`;
  const until = `and add weight until ${of} like 3 more were in you.`;
  if (kind === 'barbell') return `No number yet: start with the empty bar ${until}`;
  return kind === 'dumbbell' || kind === 'machine' ? `No number yet: start light ${until}` : '';
}

/** «4 sets at 235 lbs, RPE 8», «3 sets up to 235 lbs, RPE 7–8.5». */
export function doneText(logged: readonly LoggedSet[], unit: WeightUnit, isStrength: boolean): string {
  const sets = `${logged.length} ${logged.length === 1 ? 'set' : 'sets'}`;
  const heaviest = logged.reduce<LoggedSet | undefined>(
    (top, set) => (top === undefined || compareWeights(set, top) > 0 ? set : top),
    undefined,
  );
  const isLoaded = heaviest !== undefined && Number(heaviest.weight) > 0;
  const word = logged.every((set) => heaviest !== undefined && compareWeights(set, heaviest) === 0) ? 'at' : 'up to';
  const load = isLoaded ? `${sets} ${word} ${weightWithUnit(displayWeight(heaviest.weight, heaviest.unit, unit), unit)}` : `${sets} done`;
  const efforts = isStrength ? logged.flatMap((set) => set.rpe ?? []) : [];
  if (efforts.length === 0) return load;
  const [least, most] = [Math.min(...efforts), Math.max(...efforts)];
  return `${load}, RPE ${least === most ? least : `${least}–${most}`}`;
}

/** The prescription of completed sets that are no longer in the day. */
export function beforeText(logged: readonly LoggedSet[]): string {
  const prescribed = logged.at(-1)?.prescribed ?? '';
  return prescribed === '' ? 'Done before this session was changed' : `Prescribed then: ${prescribed}`;
}
