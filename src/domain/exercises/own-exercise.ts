import { OWN_EXERCISE_NAME_MAX_LENGTH } from '../limits.ts';
import { OWN_EXERCISE_MESSAGES } from '../messages/own-exercises.ts';
import type { OwnExercise } from '../sync/exercise-shape.ts';
import type { LoadKind } from '../training/loading.ts';
import { type Exercise, type Joint, KIT, type Kit, MUSCLES, type Muscle, type Pattern } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { readRow } from './exercise-row.ts';

/** How a set of an own exercise counts, with its words on the screen. */
export const COUNTS = { weight: 'Weight × reps', bodyweight: 'Body weight ±', time: 'Time', distance: 'Distance and time' } as const;
export type Counts = keyof typeof COUNTS;

/** What a person says of an exercise of their own. */
export interface OwnExerciseEntry {
  readonly name: string;
  readonly counts: Counts;
  readonly primary: readonly Muscle[];
  /** It trains none of the muscles that are counted. */
  readonly isOther?: boolean;
  readonly secondary: readonly Muscle[];
  readonly equipment: readonly Kit[];
}

/** A new exercise with nothing but its name. */
export function emptyEntry(name: string): OwnExerciseEntry {
  return { name, counts: 'weight', primary: [], secondary: [], equipment: [] };
}

/** As many as are stored. */
const EARLIER_NAMES_MAX = 40;
const ID_PREFIX = 'own-';
/** Stands for the main muscle of an exercise that trains none of those counted. */
const OTHER = 'other';

/** Derived from the name, so that two phones that make the same exercise without signal make one (OWN-2). */
export function ownExerciseId(name: string): string {
  return `${ID_PREFIX}${exerciseKey(name).replaceAll(' ', '-')}`;
}

export function isOwnId(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}

/** Why an entry cannot be kept; null when it can. `taken` is the exercise that has the name already. */
export function entryTrouble(entry: OwnExerciseEntry, taken: Exercise | undefined): { field: 'name' | 'primary'; message: string } | null {
  const name = entry.name.trim();
  if (exerciseKey(name) === '') return { field: 'name', message: OWN_EXERCISE_MESSAGES.nameMissing };
  if (name.length > OWN_EXERCISE_NAME_MAX_LENGTH) return { field: 'name', message: OWN_EXERCISE_MESSAGES.nameLong };
  if (taken !== undefined) {
    const words = isOwnId(taken.id) ? OWN_EXERCISE_MESSAGES.yours : OWN_EXERCISE_MESSAGES.inLibrary;
    return { field: 'name', message: words(taken.name) };
  }
  return entry.primary.length === 0 && entry.isOther !== true ? { field: 'primary', message: OWN_EXERCISE_MESSAGES.muscleMissing } : null;
}

/**
 * What is kept of an edit: the fields it changed since `base`, what it began with, over those that are stored `now` (OWN-8). `isOver` when
 * it replaces a field that was changed since then too.
 */
export function mergeEntry(
  edited: OwnExerciseEntry,
  base: OwnExerciseEntry,
  now: OwnExerciseEntry,
): { entry: OwnExerciseEntry; isChanged: boolean; isOver: boolean } {
  const changed = FIELDS.filter((of) => saysOther(edited, base, of));
  const replaced = changed.filter((of) => saysOther(now, base, of) && saysOther(now, edited, of));
  const of = (keys: Field) => (changed.includes(keys) ? edited : now);
  const { primary, isOther = false } = of('primary');
  const entry = {
    name: of('name').name,
    counts: of('counts').counts,
    primary,
    ...(isOther ? { isOther } : {}),
    secondary: of('secondary').secondary,
    equipment: of('equipment').equipment,
  };
  return { entry, isChanged: changed.length > 0, isOver: replaced.length > 0 };
}

const FIELDS = ['name', 'counts', 'primary', 'secondary', 'equipment'] as const;
type Field = (typeof FIELDS)[number];

/** Whether two entries differ in a field; the order in which muscles or equipment were chosen says nothing. */
function saysOther(one: OwnExerciseEntry, other: OwnExerciseEntry, field: Field): boolean {
  const words = (entry: OwnExerciseEntry) => {
    const said = entry[field];
    if (typeof said === 'string') return [said.trim()];
    return [...said, ...(field === 'primary' && said.length === 0 && entry.isOther === true ? [OTHER] : [])].sort();
  };
  return words(one).join('|') !== words(other).join('|');
}

/** The stored fields of an entry; `before` is what stood there, with fields and words of a newer app, which stay (OWN-5). */
export function ownExerciseValue(
  { isOther = false, ...entry }: OwnExerciseEntry,
  before: OwnExercise | undefined,
  now: string,
): OwnExercise {
  const name = entry.name.trim();
  const shown = before === undefined ? undefined : entryOf(before);
  const isUnknown = before !== undefined && !(before.counts in COUNTS) && entry.counts === shown?.counts;
  const names = before === undefined ? [] : [before.name, ...before.earlier_names];
  const earlier_names = [...new Set(names)].filter((other) => exerciseKey(other) !== exerciseKey(name)).slice(0, EARLIER_NAMES_MAX);
  return {
    ...before,
    ...entry,
    exercise_id: before?.exercise_id ?? ownExerciseId(name),
    name,
    earlier_names,
    counts: isUnknown ? before.counts : entry.counts,
    primary: [...(entry.primary.length === 0 && isOther ? [OTHER] : entry.primary), ...unknownWords(before?.primary, KNOWN_MUSCLES)],
    secondary: [...entry.secondary.filter((muscle) => !entry.primary.includes(muscle)), ...unknownWords(before?.secondary, KNOWN_MUSCLES)],
    equipment: [...entry.equipment, ...unknownWords(before?.equipment, KNOWN_KIT)],
    made_at: now,
    deleted_at: null,
  };
}

const KNOWN_MUSCLES: ReadonlySet<string> = new Set([...MUSCLES, OTHER]);
const KNOWN_KIT: ReadonlySet<string> = new Set(Object.keys(KIT));

/** Words of a newer app, which the form does not show (OWN-5). */
function unknownWords(words: readonly string[] | undefined, known: ReadonlySet<string>): string[] {
  return (words ?? []).filter((word) => !known.has(word));
}

/** The entry of a stored exercise, without words this app does not know. */
export function entryOf({ name, counts, primary, secondary, equipment }: OwnExercise): OwnExerciseEntry {
  return {
    name,
    counts: counts in COUNTS ? (counts as Counts) : 'weight',
    primary: MUSCLES.filter((muscle) => primary.includes(muscle)),
    ...(primary.includes(OTHER) ? { isOther: true } : {}),
    secondary: MUSCLES.filter((muscle) => secondary.includes(muscle)),
    equipment: (Object.keys(KIT) as Kit[]).filter((kit) => equipment.includes(kit)),
  };
}

/** As an exercise of the library: what nobody said of it (movement, stress, usual reps) follows from muscles and equipment (OWN-1). */
export function exerciseOf(stored: OwnExercise): Exercise {
  const { name, counts, primary, secondary, equipment, isOther = false } = entryOf(stored);
  const row = readRow({
    name,
    pattern: counts === 'distance' || isOther ? 'conditioning' : patternOf(primary, secondary),
    primary,
    secondary,
    equipment,
    load: loadOf(counts, equipment),
    difficulty: 2,
    stress: stressOf([...primary, ...secondary]),
    aliases: stored.earlier_names,
    cues: [],
  });
  return { ...row, id: stored.exercise_id };
}

const BARBELLS: ReadonlySet<Kit> = new Set<Kit>(['barbell', 'trap-bar', 'ez-bar', 'safety-bar', 'smith-machine']);

function loadOf(counts: Counts, equipment: readonly Kit[]): LoadKind {
  // Conditioning that is timed asks how far as well.
  if (counts === 'distance') return 'time';
  if (counts !== 'weight') return counts;
  if (equipment.some((kit) => BARBELLS.has(kit))) return 'barbell';
  return equipment.some((kit) => kit === 'dumbbells' || kit === 'kettlebells') ? 'dumbbell' : 'machine';
}

/** A main muscle with the movement it has alone, and together with any of `helpers`. */
const MOVEMENTS: Readonly<Record<Muscle, { alone: Pattern; with?: Pattern; helpers?: readonly Muscle[] }>> = {
  quads: { alone: 'knee-extension', with: 'squat', helpers: ['glutes', 'hamstrings', 'adductors'] },
  hamstrings: { alone: 'leg-curl', with: 'hinge', helpers: ['glutes', 'lower back'] },
  glutes: { alone: 'glute', with: 'hinge', helpers: ['lower back'] },
  adductors: { alone: 'adduction' },
  'hip abductors': { alone: 'abduction' },
  calves: { alone: 'calf' },
  shins: { alone: 'calf' },
  chest: { alone: 'fly', with: 'horizontal-push', helpers: ['triceps'] },
  'upper back': { alone: 'rear-delt', with: 'horizontal-pull', helpers: ['biceps', 'lats'] },
  lats: { alone: 'pullover', with: 'vertical-pull', helpers: ['biceps', 'upper back'] },
  traps: { alone: 'trap' },
  'front delts': { alone: 'front-delt', with: 'vertical-push', helpers: ['triceps', 'chest'] },
  'side delts': { alone: 'side-delt', with: 'vertical-push', helpers: ['triceps'] },
  'rear delts': { alone: 'rear-delt', with: 'horizontal-pull', helpers: ['biceps', 'lats'] },
  'rotator cuff': { alone: 'cuff' },
  serratus: { alone: 'horizontal-push' },
  biceps: { alone: 'biceps' },
  triceps: { alone: 'triceps' },
  forearms: { alone: 'grip' },
  abs: { alone: 'core' },
  obliques: { alone: 'core' },
  'lower back': { alone: 'back-extension', with: 'hinge', helpers: ['glutes', 'hamstrings'] },
  'hip flexors': { alone: 'core' },
};

function patternOf(primary: readonly Muscle[], secondary: readonly Muscle[]): Pattern {
  const [main] = primary;
  if (main === undefined) return 'core';
  const { alone, with: together, helpers = [] } = MOVEMENTS[main];
  const others = [...primary, ...secondary];
  return together !== undefined && helpers.some((muscle) => others.includes(muscle)) ? together : alone;
}

const JOINTS: Readonly<Partial<Record<Muscle, readonly Joint[]>>> = {
  quads: ['knee'],
  hamstrings: ['knee', 'hip'],
  glutes: ['hip'],
  adductors: ['hip'],
  'hip abductors': ['hip'],
  'hip flexors': ['hip'],
  calves: ['knee'],
  chest: ['shoulder'],
  lats: ['shoulder'],
  'upper back': ['shoulder'],
  traps: ['neck'],
  'front delts': ['shoulder'],
  'side delts': ['shoulder'],
  'rear delts': ['shoulder'],
  'rotator cuff': ['shoulder'],
  biceps: ['elbow'],
  triceps: ['elbow'],
  forearms: ['wrist'],
  'lower back': ['low back'],
};

/** Each joint its muscles move counts as somewhat stressed, because nobody measured it. */
function stressOf(muscles: readonly Muscle[]): Partial<Record<Joint, 'some'>> {
  return Object.fromEntries(muscles.flatMap((muscle) => (JOINTS[muscle] ?? []).map((joint) => [joint, 'some' as const])));
}
