import { type Exercise, type Joint, KIT, type Kit } from '../../exercises/exercise.ts';
import { REFUSED_KINDS } from './refused-kinds.ts';
import { FROM_THE_CHAIR, ON_THE_FLOOR } from './states-table.ts';

/** What exercises have in common, as people name it: a position, an equipment, a joint that bears it. */
export interface ExerciseKind {
  /** As words: «kneeling», «a barbell». */
  name: string;
  /** On normalised text. */
  signs: RegExp;
  isKind: (exercise: Exercise) => boolean;
  /** How the refusal of the kind is written; undefined where it is told by other facts. */
  refusal?: string;
  isKit?: true;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'Overhead work': 'no overhead work',
  Jumps: 'no jumping',
  'Floor exercises': 'no floor exercises',
  Kneeling: 'no kneeling',
};

const SEATED = /seated|lying|incline|machine|pulldown|leg-press|leg-extension|leg-curl|bench|bike|rower|preacher|concentration/;

const JOINTS: Readonly<Record<Joint, string>> = {
  wrist: 'wrists?',
  elbow: 'elbows?',
  shoulder: 'shoulders?',
  knee: 'knees?',
  hip: 'hips?',
  neck: 'neck',
  'low back': '(?:low(?:er)? )?back',
};

const BY_JOINT = (Object.keys(JOINTS) as Joint[]).map(
  (joint): ExerciseKind => ({
    name: `much for the ${joint}`,
    signs: new RegExp(
      `\\b(?:hurts?|hard|bad|heavy|rough|stress\\w*|loads?|strain\\w*|bothers?|for|on) (?:on |for )?(?:my |the )?${JOINTS[joint]}\\b`,
    ),
    isKind: ({ stress }) => stress[joint] === 2,
  }),
);

const NAMED_KIT: readonly Kit[] = ['barbell', 'dumbbells', 'kettlebells', 'cable', 'machine', 'bands', 'pull-up-bar', 'smith-machine'];
const BY_KIT = NAMED_KIT.map(
  (kit): ExerciseKind => ({
    name: `done with ${KIT[kit]}`,
    isKit: true,
    signs: new RegExp(`\\b(?:with|uses?|using|needs?|needing|on) (?:a |an |the )?${KIT[kit].toLowerCase().replace(/s$/, '')}s?\\b`),
    isKind: ({ equipment }) => equipment.length > 0 && equipment.every((set) => set.includes(kit)),
  }),
);

export const EXERCISE_KINDS: readonly ExerciseKind[] = [
  ...REFUSED_KINDS.filter(({ name }) => REFUSALS[name] !== undefined).map(
    ({ name, signs, isKind }): ExerciseKind => ({
      name: name === 'Floor exercises' ? 'done on the floor' : name === 'Jumps' ? 'a jump' : name.toLowerCase(),
      signs,
      isKind,
      refusal: REFUSALS[name] ?? '',
    }),
  ),
  {
    name: 'done standing',
    signs: /\b(?:standing|stand up|upright|on my feet)\b(?! (?:calf|rows?|press|dumbbell|barbell|leg))/,
    isKind: ({ id }) => !FROM_THE_CHAIR.has(id) && !ON_THE_FLOOR.has(id) && !SEATED.test(id),
  },
  ...BY_JOINT,
  ...BY_KIT,
];

export function kindNamed(name: string): ExerciseKind | undefined {
  return EXERCISE_KINDS.find((kind) => kind.name === name);
}
