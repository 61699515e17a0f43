import type { Exercise, Muscle, Pattern } from '../../exercises/exercise.ts';
import { ON_THE_FLOOR } from './states-table.ts';

/** Movements that people refuse as a whole. */
export interface RefusedKind {
  /** As «What your coach sees» names it. */
  name: string;
  /** On normalised text. */
  signs: RegExp;
  isKind: (exercise: Exercise) => boolean;
  /** A bare noun that names no exercise; it may stand beside one that does: «no squats or presses». */
  isNoun?: true;
}

const BELOW_THE_WAIST: ReadonlySet<Muscle> = new Set<Muscle>(['quads', 'hamstrings', 'glutes', 'calves', 'adductors', 'hip abductors']);

/** Straight before a noun: no word narrows what it means. */
const BARE = String.raw`(?<=\b(?:no|not|any|the|all|those|more|hate|avoid|skip|without|out|doing|do|like|and|or) )`;

const PRESSED: ReadonlySet<Pattern> = new Set<Pattern>(['horizontal-push', 'vertical-push', 'power']);

/** Down to a seat, no deeper. */
const SHALLOW: ReadonlySet<string> = new Set(['box-sit-to-stand', 'wall-sit', 'leg-extension']);

export const REFUSED_KINDS: readonly RefusedKind[] = [
  {
    name: 'Overhead work',
    signs: /\b(?:overhead|above (?:my |the )?head|over (?:my |the )?head|over ?head press\w*)\b/,
    isKind: ({ pattern, id }) => pattern === 'vertical-push' || /overhead/.test(id),
  },
  {
    name: 'Jumps',
    signs: /\b(?:jump\w*|hop(?:ping|s)?|plyo\w*|(?:high )?impact|bouncing|leaping)\b/,
    isKind: ({ id }) => /jump|burpee|(?:^|-)hop|bound|skater|skip|mountain-climber|high-knee/.test(id),
  },
  {
    name: 'Work on one leg',
    signs: /\bon one leg\b|\b(?:single|1|one)[- ]leg(?:ged)? (?:work|exercises?|stuff)\b/,
    isKind: ({ unilateral, primary }) => unilateral && primary.some((muscle) => muscle === 'quads' || muscle === 'glutes'),
  },
  {
    // After a new hip: the thigh stays below the line of the hip (STATE-1).
    name: 'Deep hip bends',
    signs:
      /\b(?:deep(?:ly)? (?:hip )?(?:bend\w*|flex\w*)|(?:bend\w*|flex\w*|squat\w*|go(?:ing)?|sit\w*|hips?)\b(?: \w+){0,4}? (?:past|beyond|over|under|below|more than|deeper than|further than) (?:90|ninety|a right angle)|(?:past|beyond|deeper than|more than) (?:90|ninety) degrees?|knees? (?:\w+ ){0,3}?(?:above|over|higher than|past) (?:the |my )?hips?|(?:deeper|lower) than (?:a |the |my )?(?:chair|seat|parallel))\b/,
    isKind: ({ id, pattern }) =>
      (pattern === 'squat' || pattern === 'lunge' || id.includes('step-up') || id.endsWith('squat')) && !SHALLOW.has(id),
  },
  {
    name: 'Olympic lifts',
    signs: /\bolympic (?:lifts?|stuff|jump)\b|\b(?:snatch(?:es)?|cleans?|clean and jerk)\b(?= (?:stuff|work))/,
    isKind: ({ pattern }) => pattern === 'power',
  },
  {
    name: 'Cardio',
    signs: /\b(?:cardio|conditioning)\b(?! (?:days?|machines?|class(?:es)?|equipment|corner))/,
    isKind: ({ pattern }) => pattern === 'conditioning',
  },
  {
    name: 'Presses',
    signs: new RegExp(`${BARE}(?:presses|pressing)\\b(?! (?:over|above))`),
    isNoun: true,
    isKind: ({ pattern, id }) => id.endsWith('press') && PRESSED.has(pattern),
  },
  {
    name: 'Rows',
    signs: new RegExp(`${BARE}(?:rows|rowing (?:movements?|exercises?))\\b`),
    isNoun: true,
    isKind: ({ pattern, id }) => pattern === 'horizontal-pull' && id.endsWith('row'),
  },
  { name: 'Squats', signs: /\bsquatting\b/, isNoun: true, isKind: ({ pattern, id }) => id.endsWith('squat') && pattern !== 'lunge' },
  { name: 'Lunges', signs: /\blunging\b/, isNoun: true, isKind: ({ id }) => id.endsWith('lunge') },
  { name: 'Carries', signs: /\b(?:carries|loaded carrying)\b/, isNoun: true, isKind: ({ id }) => id.endsWith('carry') },
  {
    name: 'Pullovers',
    signs: /\bpull ?overs\b/,
    isNoun: true,
    isKind: ({ pattern, id }) => pattern === 'pullover' && id.includes('pullover'),
  },
  {
    name: 'Raises',
    signs: new RegExp(`${BARE}raises\\b`),
    isNoun: true,
    isKind: ({ pattern, id }) => id.endsWith('raise') && (pattern === 'side-delt' || pattern === 'front-delt'),
  },
  {
    name: 'Floor exercises',
    signs:
      /\bfloor (?:exercises?|work|stuff)\b|\b(?:on|onto|to|from|off) the (?:floor|ground)\b|\b(?:lie|lying|lay|get(?:ting)?) (?:down|on my back)\b/,
    isKind: ({ id }) => ON_THE_FLOOR.has(id),
  },
  {
    name: 'Kneeling',
    signs: /\bkneel\w*\b|\bon my knees\b/,
    isKind: ({ id }) => /kneel|ab-wheel|nordic|bird-dog|donkey-kick|knee-push-up|cable-crunch/.test(id),
  },
  {
    name: 'Leg exercises',
    signs:
      /\bbelow (?:the|my) (?:waist|belt|hips)\b|\b(?<!\b(?:single|one|1)[- ])(?:legs?|lower body) (?:exercises?|work|training|stuff|days?)\b|(?<=\b(?:no|skip|without|avoid|hate|hate training|loathe) )(?:legs|lower body)\b/,
    isKind: ({ id, primary }) => primary.some((muscle) => BELOW_THE_WAIST.has(muscle)) || id === 'tibialis-raise' || id === 'heel-walk',
  },
];
