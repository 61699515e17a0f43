import type { LoadKind } from '#domain/training/loading.ts';
import { effortText } from '#domain/training/prescription-text.ts';
import { type WeightUnit, weightWithUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/set-logs.ts';

/** «170 lbs × 5» */
export function suggestedText(suggestion: { weight: string; reps: number }, unit: WeightUnit): string {
  const reps = `${suggestion.reps} ${suggestion.reps === 1 ? 'rep' : 'reps'}`;
  return suggestion.weight === '' ? reps : `${weightWithUnit(suggestion.weight, unit)} × ${suggestion.reps}`;
}

/** How to find a first load where nothing is known; empty where nothing is loaded. Training science, section 2, «Unknown start load». */
export function startText(kind: LoadKind | null): string {
  const until = 'and add weight until a set of 8 feels like 3 more were in you.';
  if (kind === 'barbell') return `No number yet: start with the empty bar ${until}`;
  return kind === 'dumbbell' || kind === 'machine' ? `No number yet: start light ${until}` : '';
}

/** «4 sets at 235 lbs, RPE 8»: the heaviest load, and how hard the last set was. */
export function doneText(logged: readonly LoggedSet[], isStrength: boolean): string {
  const heaviest = logged.reduce<LoggedSet | undefined>(
    (top, set) => (Number(set.weight) > Number(top?.weight ?? 0) ? set : top),
    undefined,
  );
  const sets = `${logged.length} ${logged.length === 1 ? 'set' : 'sets'}`;
  const load = heaviest === undefined ? `${sets} done` : `${sets} at ${weightWithUnit(heaviest.weight, heaviest.unit)}`;
  const effort = isStrength ? effortText({ rpe: logged.at(-1)?.rpe ?? null, rir: null }, true) : '';
  return effort === '' ? load : `${load}, ${effort}`;
}

/** What was asked for when these sets were done, for an exercise that is no longer part of the day. */
export function beforeText(logged: readonly LoggedSet[]): string {
  const prescribed = logged.at(-1)?.prescribed ?? '';
  return prescribed === '' ? 'Done before this session was changed' : `Prescribed then: ${prescribed}`;
}
