import type { Exercise, Kit } from '../../../exercises/exercise.ts';
import { REFUSED_KINDS } from '../../person/refused-kinds.ts';

/** Exercises that a «why» names by what they have in common. */
export interface WhyKind {
  /** As a noun: «machines», «jumps». */
  name: string;
  /** On normalised text. */
  signs: RegExp;
  isKind: (exercise: Exercise) => boolean;
  /** Named by its equipment, which may be missing. */
  kit?: readonly Kit[];
  /** Why a plan has it, with the source. */
  reason: string;
}

function byKit(name: string, signs: RegExp, kit: readonly Kit[], reason: string): WhyKind {
  const needs = ({ equipment }: Exercise): boolean =>
    equipment.length > 0 && equipment.every((set) => set.some((item) => kit.includes(item)));
  return { name, signs, kit, isKind: needs, reason };
}

const ALIKE = 'muscle grows alike with machines and free weights (Haugen et al. 2023)';

function refusedKind(name: string): Pick<WhyKind, 'signs' | 'isKind'> {
  const kind = REFUSED_KINDS.find((other) => other.name === name);
  return { signs: kind?.signs ?? /(?!)/, isKind: kind?.isKind ?? (() => false) };
}

const JUMPS = refusedKind('Jumps');
const ONE_LEG = refusedKind('Work on one leg');

/** The first that fits counts: «squats on one leg» before anything on legs. */
export const WHY_KINDS: readonly WhyKind[] = [
  {
    ...ONE_LEG,
    name: 'work on one leg',
    signs: /\b(?:single|1|one)[- ](?:leg(?:ged)?|side|arm)\b|\b(?:on )?one (?:leg|arm|side) at a time\b|\bunilateral\b/,
    reason: 'one side at a time evens out left and right, trains balance, and loads the legs with little weight on the back (consensus)',
  },
  {
    ...JUMPS,
    name: 'jumps',
    signs: /\b(?:jump\w*|hops?|hopping|plyo\w*)\b/,
    reason: 'landing and leaping train the speed that lifting lacks, in few reps while fresh (consensus)',
  },
  {
    name: 'cardio',
    signs: /\b(?:cardio|conditioning|running|run|runs|jogging|jog|hiit|intervals?|treadmill|cycling|swimming|rowing machine|zone 2)\b/,
    isKind: ({ pattern }) => pattern === 'conditioning',
    reason: 'heart and lungs gain from 150 minutes of easy work a week (World Health Organization 2020)',
  },
  {
    name: 'balance',
    signs: /\bbalanc(?:e|ing)\b/,
    isKind: ({ unilateral, primary }) => unilateral && primary.some((muscle) => muscle === 'quads' || muscle === 'glutes'),
    reason: 'balance trained on three days a week means fewer falls from 65 on (World Health Organization 2020)',
  },
  {
    name: 'fast work',
    signs:
      /\b(?:power|explosive|fast|ballistic) (?:stuff|work|exercises?|moves?|movements?|lifts?|training)\b|\b(?:slams?|throws?)\b|\bolympic (?:lifts?|lifting)\b/,
    isKind: ({ pattern }) => pattern === 'power',
    reason: 'speed is trained by few fast reps while fresh, before the heavy work (consensus)',
  },
  byKit(
    'machines',
    /\bmachines?\b/,
    ['machine'],
    `they are learnt in a session, hold you steady and can be taken close to the limit alone; ${ALIKE}`,
  ),
  byKit(
    'barbell lifts',
    /\bbar ?bells?\b|\bwith (?:the|a) bar\b/,
    ['barbell'],
    `a barbell takes most weight and rises in small steps; ${ALIKE}`,
  ),
  byKit(
    'free weights',
    /\bfree[- ]weights?\b/,
    ['barbell', 'dumbbells', 'kettlebells'],
    `free weights train balance and a barbell's own strength along; ${ALIKE}`,
  ),
  byKit('dumbbells', /\bdumb ?bells?\b/, ['dumbbells'], `each side works by itself and joints find their own way; ${ALIKE}`),
  byKit('kettlebells', /\bkettle ?bells?\b/, ['kettlebells'], 'they serve swings, carries and squats with one weight (consensus)'),
  byKit('cables', /\bcables?\b/, ['cable'], `a cable pulls evenly over the whole way; ${ALIKE}`),
  byKit('bands', /\bbands?\b/, ['bands'], 'bands train strength as well as weights do when the sets are as hard (Lopes et al. 2019)'),
];

/** The kind of exercises a text names. `text` is normalised. */
export function whyKindIn(text: string): WhyKind | undefined {
  return WHY_KINDS.find(({ signs }) => signs.test(text));
}
