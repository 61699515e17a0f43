import { useReading } from '#client/session/use-reading.ts';
import type { SubstituteOffer } from '#domain/ai-coach/change/offer-substitutes.ts';
import { type PlannedExercise, suggestionBasis, suggestPlannedSet } from '#domain/ai-coach/planned-suggestion.ts';
import { repsWithWord } from '#domain/training/prescription-text.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type Earlier, NOTHING_EARLIER, readEarlier } from '#offline/log/earlier-sets.ts';
import type { Account } from '#offline/store/account.ts';
import type { SetGroups } from '../share-sets.ts';
import { setsBehind } from '../use-bases.ts';

/** What a load of a substitute follows from besides its own sets. */
export interface LoadSources {
  unit: WeightUnit;
  gym: PlannedExercise['gym'];
  returning: Returning;
  lighterWeek: boolean;
  isStrength: boolean;
  /** The session's day, yyyy-mm-dd. */
  trainedOn: string;
  /** The session's sets. */
  logged: SetGroups;
  /** Earlier sets of the day's exercises, by name. */
  earlier: ReadonlyMap<string, Earlier>;
}

const NONE: ReadonlyMap<string, Earlier> = new Map();

/** Earlier sets of what is offered, by name; empty until read. */
export function useOfferedEarlier(account: Account, offers: readonly SubstituteOffer[], day: string): ReadonlyMap<string, Earlier> {
  const names = offers.map(({ exercise }) => exercise.name);
  const reading = useReading(`offered|${account.owner}|${day}|${names.join('|')}`, () => readEarlier(account, names, day), { keep: true });
  return reading.status === 'ready' ? reading.value : NONE;
}

/** The set that Today's Workout will suggest once it was chosen, «55 × 8»; without a known load its reps. */
export function offeredLoad(offer: SubstituteOffer, sources: LoadSources, earlier: ReadonlyMap<string, Earlier>): string {
  const { prescription, note } = offer;
  const { last, exposures } = earlier.get(prescription.exercise) ?? NOTHING_EARLIER;
  const basis = suggestionBasis(prescription, { note, maxes: new Map(), setsOf: setsBehind(sources.logged, sources.earlier) });
  const suggestion = suggestPlannedSet({
    prescription,
    logged: [],
    last_time: last,
    exposures,
    basis,
    gym: sources.gym,
    unit: sources.unit,
    is_strength: sources.isStrength,
    lighter_week: sources.lighterWeek,
    returning: sources.returning,
  });
  if (suggestion === null) return repsWithWord(prescription.reps);
  return setText({ ...suggestion, unit: sources.unit }, sources.unit, 'unit known');
}
