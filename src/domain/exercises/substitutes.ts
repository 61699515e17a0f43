import type { Exercise, Joint, Kit, Muscle } from './exercise.ts';
import { allExercises } from './library.ts';

export interface SubstituteRules {
  /** Available equipment; missing: everything. */
  kit?: ReadonlySet<Kit>;
  /** Joints to spare, with the most stress allowed: 0 none, 1 some. */
  spare?: ReadonlyMap<Joint, 0 | 1>;
  difficulty_max?: 1 | 2 | 3;
  refused?: ReadonlySet<string>;
}

/** Whether the available equipment suffices. */
export function hasKitFor(exercise: Exercise, kit: ReadonlySet<Kit>): boolean {
  return exercise.equipment.some((set) => set.every((item) => kit.has(item)));
}

function isSparing(exercise: Exercise, spare: ReadonlyMap<Joint, 0 | 1>): boolean {
  for (const [joint, most] of spare) if ((exercise.stress[joint] ?? 0) > most) return false;
  return true;
}

/**
 * Substitutes, best first: same pattern, shared muscles, same kind of load, similar difficulty. Excludes missing equipment, spared joints,
 * too hard and refused exercises. Ties by name.
 */
export function substitutesFor(exercise: Exercise, rules: SubstituteRules = {}, limit = 5): Exercise[] {
  const scored = allExercises()
    .filter((other) => other.id !== exercise.id && isKin(exercise, other) && allowed(other, rules))
    .map((other) => ({ other, score: likeness(exercise, other) }))
    .filter(({ score }) => score >= 3);
  scored.sort((a, b) => b.score - a.score || a.other.name.localeCompare(b.other.name, 'en'));
  return scored.slice(0, limit).map(({ other }) => other);
}

function allowed(exercise: Exercise, rules: SubstituteRules): boolean {
  if (rules.kit !== undefined && !hasKitFor(exercise, rules.kit)) return false;
  if (rules.spare !== undefined && !isSparing(exercise, rules.spare)) return false;
  if (rules.difficulty_max !== undefined && exercise.difficulty > rules.difficulty_max) return false;
  return !(rules.refused?.has(exercise.id) ?? false);
}

/** The same pattern or main muscle; shared secondary muscles are not enough. */
function isKin(a: Exercise, b: Exercise): boolean {
  return a.pattern === b.pattern || a.primary.some((muscle) => b.primary.includes(muscle));
}

function likeness(a: Exercise, b: Exercise): number {
  const shared = (first: readonly string[], second: readonly string[]): number => first.filter((muscle) => second.includes(muscle)).length;
  return (
    (a.pattern === b.pattern ? 4 : 0) +
    3 * shared(a.primary, b.primary) +
    shared(a.secondary, b.secondary) +
    (a.load === b.load ? 1 : 0) -
    2 * Math.abs(a.difficulty - b.difficulty)
  );
}

/** Distance between the muscle shares of one set of each. */
export function workApart(a: Exercise, b: Exercise): number {
  const muscles = new Set<Muscle>([...a.primary, ...a.secondary, ...b.primary, ...b.secondary]);
  let apart = 0;
  for (const muscle of muscles) apart += Math.abs(shareOf(a, muscle) - shareOf(b, muscle));
  return apart;
}

function shareOf(exercise: Exercise, muscle: Muscle): number {
  if (exercise.primary.includes(muscle)) return 1;
  return exercise.secondary.includes(muscle) ? 0.5 : 0;
}
