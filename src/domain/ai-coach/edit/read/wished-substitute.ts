import type { Exercise, Kit } from '../../../exercises/exercise.ts';
import { exerciseById } from '../../../exercises/library.ts';
import { substitutesFor, workApart } from '../../../exercises/substitutes.ts';
import { ON_THE_FLOOR } from '../../person/states-table.ts';
import type { ExerciseRef } from '../plan-edit.ts';
import { type EditQuestion, question } from './edit-words.ts';
import type { EditMessage } from './read-context.ts';

/** How the exercise that comes in should be. */
interface WishedKind {
  /** On normalised text without the exercises it names. */
  signs: RegExp;
  /** After «nothing»: «nothing done standing». */
  name: string;
  isKind: (exercise: Exercise) => boolean;
}

const uses =
  (kit: Kit) =>
  ({ equipment }: Exercise): boolean =>
    equipment.some((set) => set.includes(kit));

const KITS: readonly (readonly [RegExp, Kit])[] = [
  [/\b(?:trap|hex)[- ]?bar\b/, 'trap-bar'],
  [/\b(?:dumbbells?|dbs?)\b/, 'dumbbells'],
  [/\bbarbell\b/, 'barbell'],
  [/\bmachines?\b/, 'machine'],
  [/\bcables?\b/, 'cable'],
  [/\b(?:bands?|elastics?)\b/, 'bands'],
  [/\bkettlebells?\b/, 'kettlebells'],
  [/\bsmith\b/, 'smith-machine'],
];

const NOT_STANDING = /seated|lying|incline|machine|pulldown|leg-press|leg-extension|leg-curl|bench|bike|rower|preacher|concentration/;
const SEATED = /seated|machine-(?!hip-thrust)|pulldown|leg-press|leg-extension|pec-deck|bike|concentration/;

const KINDS: readonly WishedKind[] = [
  ...KITS.map(([signs, kit]): WishedKind => ({ signs, name: `with that equipment`, isKind: uses(kit) })),
  {
    signs: /\b(?:standing|stood up|on my feet|upright)\b/,
    name: 'done standing',
    isKind: ({ id, equipment }) =>
      !ON_THE_FLOOR.has(id) && !NOT_STANDING.test(id) && !equipment.some((set) => set.includes('bench') || set.includes('machine')),
  },
  { signs: /\b(?:seated|sitting|sat down)\b/, name: 'done seated', isKind: ({ id }) => SEATED.test(id) },
  {
    signs: /\b(?:lying|laying|on my back|on the floor)\b/,
    name: 'done lying',
    isKind: ({ id }) => ON_THE_FLOOR.has(id) || /lying/.test(id),
  },
  {
    signs: /\b(?:(?:single|one|1)[- ](?:arm|leg|side)(?:ed)?|unilateral|(?:one|1) (?:arm|leg|side) at a time)\b/,
    name: 'for one side at a time',
    isKind: ({ unilateral }) => unilateral,
  },
  {
    signs: /\b(?:both|two|2)[- ](?:legs?|arms?|sides|feet|hands|legged|armed|footed|handed)\b|\bbilateral\b/,
    name: 'for both sides at once',
    isKind: ({ unilateral }) => !unilateral,
  },
  {
    signs: /\bbody ?weight\b|\bwithout (?:any )?(?:weights|equipment)\b/,
    name: 'against your own weight',
    isKind: ({ load }) => load === 'bodyweight',
  },
];

/** Equipment that is named to be avoided. */
const AVOIDED = /\b(?:no|not|without|instead of|don'?t have|lack) (?:a |the |any )?[a-z]+/g;
const SUBSTITUTES_MOST = 40;

/** «Bench with dumbbells», «something standing»: the closest exercise of that kind; null leaves the choice to the coach. */
export function wishedSubstitute(message: EditMessage, from: ExerciseRef): ExerciseRef | EditQuestion | null {
  const rest = message.exercises.reduce((text, { words }) => text.replace(words, ' '), message.text);
  const plain = rest.replace(AVOIDED, (words) => (/^without (?:any )?(?:weights|equipment)$/.test(words) ? words : ' '));
  const kind = KINDS.find(({ signs }) => signs.test(plain));
  const exercise = from.id === null ? undefined : exerciseById(from.id);
  if (kind === undefined || exercise === undefined) return null;
  const { not, kit } = message.context;
  const all = substitutesFor(exercise, { refused: new Set(not), ...(kit === undefined ? {} : { kit }) }, SUBSTITUTES_MOST).filter(
    ({ pattern }) => pattern === exercise.pattern || (pattern !== 'power' && pattern !== 'conditioning'),
  );
  const fitting = all.filter(kind.isKind);
  // Among exercises of other patterns, the one with the nearest muscle shares.
  const like = fitting.toSorted((a, b) => workApart(exercise, a) - workApart(exercise, b));
  const isPlanned = ({ id }: Exercise): boolean => message.plan.exercises.some(({ ref }) => ref.id === id);
  const found = fitting.find(({ pattern }) => pattern === exercise.pattern) ?? like.find((other) => !isPlanned(other)) ?? like[0];
  if (found !== undefined) return { id: found.id, name: found.name };
  return question(
    `I know nothing ${kind.name} that trains the same as ${exercise.name.toLowerCase()}. Which of these should come in?`,
    all.slice(0, 3).map(({ name }) => `Swap ${exercise.name.toLowerCase()} for ${name.toLowerCase()}`),
  );
}
