import type { LoadKind } from '../training/loading.ts';
import type { Exercise, Joint, Kit, Muscle, Pattern } from './exercise.ts';

/** One exercise of the library; `readRow` derives the other fields. */
export interface ExerciseRow {
  name: string;
  pattern: Pattern;
  primary: readonly Muscle[];
  secondary?: readonly Muscle[];
  /** The usual set of equipment, all of it required; missing: none required. */
  equipment?: readonly Kit[];
  /** Other sufficient sets. */
  alternatives?: readonly (readonly Kit[])[];
  load: LoadKind;
  unilateral?: true;
  difficulty: 1 | 2 | 3;
  stress?: Readonly<Partial<Record<Joint, 'some' | 'high'>>>;
  aliases?: readonly string[];
  cues: readonly string[];
}

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
  const { name, pattern, load } = row;
  return {
    id: slug(name),
    name,
    aliases: row.aliases ?? [],
    pattern,
    primary: row.primary,
    secondary: row.secondary ?? [],
    equipment: [row.equipment ?? [], ...(row.alternatives ?? [])],
    unilateral: row.unilateral === true,
    load,
    difficulty: row.difficulty,
    stress: readStress(row.stress ?? {}),
    compound: COMPOUND.has(pattern),
    range: rangeOf(pattern, load),
    cues: row.cues,
  };
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function readStress(row: NonNullable<ExerciseRow['stress']>): Partial<Record<Joint, 1 | 2>> {
  const stress: Partial<Record<Joint, 1 | 2>> = {};
  for (const [joint, degree] of Object.entries(row)) stress[joint as Joint] = degree === 'high' ? 2 : 1;
  return stress;
}

/** Isolation below six reps strains joints without benefit; calves, delts and bands suit high reps. */
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
