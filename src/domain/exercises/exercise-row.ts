import type { LoadKind } from '../training/loading.ts';
import {
  type Exercise,
  JOINTS,
  type Joint,
  type JointCode,
  type Kit,
  MUSCLES,
  type Muscle,
  type MuscleCode,
  type Pattern,
} from './exercise.ts';

type LoadLetter = 'B' | 'D' | 'M' | 'W' | 'N' | 'T';

/**
 * One exercise as the tables hold it, short because a phone loads all of them: name, pattern, «primary / secondary» muscle
 * codes, equipment («+» all of these, «|» or else), load letter («u» after it: one side at a time), difficulty, joint stress
 * (capital high, small some), aliases, cues.
 */
export type ExerciseRow = readonly [
  name: string,
  pattern: Pattern,
  muscles: string,
  equipment: string,
  load: LoadLetter | `${LoadLetter}u`,
  difficulty: 1 | 2 | 3,
  stress: string,
  aliases: string,
  cues: string,
];

const LOADS: Record<LoadLetter, LoadKind> = { B: 'barbell', D: 'dumbbell', M: 'machine', W: 'bodyweight', N: 'band', T: 'time' };

const COMPOUND: ReadonlySet<Pattern> = new Set<Pattern>([
  'squat',
  'lunge',
  'hinge',
  'power',
  'glute',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
]);

export function readRow(row: ExerciseRow): Exercise {
  const [name, pattern, muscles, equipment, load, difficulty, stress, aliases, cues] = row;
  const [primary = '', secondary = ''] = muscles.split(' / ');
  const kind = LOADS[load.charAt(0) as LoadLetter];
  return {
    id: slug(name),
    name,
    aliases: list(aliases, ', '),
    pattern,
    primary: muscleNames(primary),
    secondary: muscleNames(secondary),
    equipment: equipment.split('|').map((set) => list(set, '+') as Kit[]),
    unilateral: load.endsWith('u'),
    load: kind,
    difficulty,
    stress: readStress(stress),
    compound: COMPOUND.has(pattern),
    range: rangeOf(pattern, kind),
    cues: list(cues, '|'),
  };
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function list(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}

function muscleNames(codes: string): Muscle[] {
  return list(codes, ' ').map((code) => MUSCLES[code as MuscleCode]);
}

function readStress(text: string): Partial<Record<Joint, 1 | 2>> {
  const stress: Partial<Record<Joint, 1 | 2>> = {};
  for (const letter of list(text, ' ')) stress[JOINTS[letter.toUpperCase() as JointCode]] = letter === letter.toUpperCase() ? 2 : 1;
  return stress;
}

/** Isolation below six reps strains joints for nothing; calves, delts and bands take high reps well. */
function rangeOf(pattern: Pattern, load: LoadKind): readonly [number, number] {
  if (load === 'time') return pattern === 'conditioning' ? [20, 180] : [15, 60];
  if (pattern === 'power') return [2, 5];
  if (load === 'band') return [10, 30];
  if (pattern === 'calf' || pattern === 'side-delt' || pattern === 'rear-delt' || pattern === 'core' || pattern === 'abduction')
    return [8, 25];
  if (load === 'bodyweight') return [4, 30];
  if (COMPOUND.has(pattern)) return load === 'barbell' ? [1, 12] : [5, 20];
  return [6, 20];
}
