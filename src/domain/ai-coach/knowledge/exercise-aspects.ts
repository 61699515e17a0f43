import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { substitutesFor } from '../../exercises/substitutes.ts';
import { sparedJoints } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { mayDo, traineeOf } from '../person/trainee.ts';
import { type Person, plannedItem, say } from './person.ts';

type Aspect = (exercise: Exercise, person: Person, plain: string) => string | undefined;

/** What is asked about one exercise besides its technique; the first that fits answers. On `plainText`. */
const ASPECTS: readonly (readonly [signs: RegExp, name: string, words: Aspect])[] = [
  [/\b(?:on|with|using|in) (?:an?|the|my)? ?(?:machine|cables?|dumbbells?|barbell|bands?|kettlebells?|smith)\b/, 'with', onOther],
  [/\b(?:every day|7 days|daily|each day|\d+ times a week|\d days|how often|twice a week)\b/, 'often', oftenWords],
  [
    /\b(?:harder|more difficult|tougher|progress (?:it|on|with)|make it (?:more )?(?:hard|challenging)|next level|too easy)\b/,
    'harder',
    harderWords,
  ],
  [
    /\b(?:easier|simpler|less (?:hard|difficult)|cant do|can't do|too hard|regress\w*|beginner version|build up to|work up to)\b/,
    'easier',
    easierWords,
  ],
  [/\bhow long\b.*\b(?:hold|holds|last|keep)\b|\blonger (?:is )?better\b/, 'hold', holdWords],
  [
    /\b(?:worth|need|useless|pointless|do anything|does anything|work|works|any good|overrated|necessary|point|matter|waste|should i|bother|help|helps|good)\b/,
    'worth',
    worthWords,
  ],
];

/** An answer to what a question asks about one exercise; undefined where it asks how it is done. */
export function aspectWords(exercise: Exercise, person: Person, plain: string): { name: string; message: string } | undefined {
  if (/\bhow (?:do|to|does|should|would) (?:i |you |one )?(?:do|perform|execute)\b|\b(?:form|technique|cues?)\b/.test(plain))
    return undefined;
  for (const [signs, name, words] of ASPECTS) {
    const message = signs.test(plain) ? words(exercise, person, plain) : undefined;
    if (message !== undefined) return { name, message };
  }
  return undefined;
}

const KITS: readonly (readonly [RegExp, Kit])[] = [
  [/\bmachine\b/, 'machine'],
  [/\bsmith\b/, 'smith-machine'],
  [/\bcables?\b/, 'cable'],
  [/\bdumbbells?\b/, 'dumbbells'],
  [/\bbarbell\b/, 'barbell'],
  [/\bbands?\b/, 'bands'],
  [/\bkettlebells?\b/, 'kettlebells'],
];

/** The same work with other equipment. */
function onOther(exercise: Exercise, { brief }: Person, plain: string): string | undefined {
  const kits = KITS.flatMap(([signs, kit]) => (signs.test(plain) ? kit : []));
  const trainee = traineeOf(brief);
  const options = substitutesFor(exercise, { spare: sparedJoints(brief.limitations) }, 40)
    .filter((other) => mayDo(other, { ...trainee, kit: null }) && other.equipment.some((set) => set.some((item) => kits.includes(item))))
    .slice(0, 2)
    .map(({ name }) => name.toLowerCase());
  if (options.length === 0) return undefined;
  return say(
    `Yes: ${listWords(options)} ${options.length === 1 ? 'trains' : 'train'} much the same, and count just as much.`,
    'What differs is balance: a machine takes it away, free weights ask for it.',
    `Say «swap ${exercise.name.toLowerCase()} for ${options[0] ?? ''}» and I change it.`,
  );
}

function oftenWords(exercise: Exercise, person: Person): string {
  const item = plannedItem(person, exercise);
  const isBig = exercise.compound;
  return say(
    isBig
      ? `Two or three days a week suit ${exercise.name.toLowerCase()}, with a day between; every day leaves no time to recover, and joints complain before muscles do.`
      : `Two to four days a week are plenty for ${exercise.name.toLowerCase()}; every day works only with few easy sets, and brings no more than the same sets spread over three days.`,
    item !== undefined && `Your plan has ${item.sets} sets on ${item.day}.`,
    `If you want more of it, say «more sets of ${exercise.name.toLowerCase()}».`,
  );
}

function harderWords({ name, load }: Exercise): string {
  if (load === 'time')
    return say(
      `${name}: first hold it to about 40 seconds in good form, then make the lever longer or lift a hand or foot.`,
      'A weight on you is the next step; holding for minutes trains patience more than muscle.',
    );
  if (load === 'bodyweight' || load === 'band')
    return say(
      `${name}: add reps up to the top of the range, then lower yourself in three seconds, then add weight, a stronger band or a harder variation.`,
      'One of these at a time.',
    );
  return say(
    `${name}: reach the top of the reps in every set, then add the smallest weight there is.`,
    'With no heavier weight, lower it in three seconds, pause at the bottom, or do one side at a time.',
  );
}

function easierWords(exercise: Exercise, { brief }: Person): string {
  const trainee = traineeOf(brief);
  const easier = substitutesFor(
    exercise,
    { ...(trainee.kit === null ? {} : { kit: trainee.kit }), spare: sparedJoints(brief.limitations) },
    20,
  )
    .filter((other) => mayDo(other, trainee) && other.difficulty < exercise.difficulty)
    .slice(0, 2)
    .map(({ name }) => name.toLowerCase());
  const name = exercise.name.toLowerCase();
  if (easier.length === 0)
    return say(
      `${exercise.name} is among the easier ones of its kind: less weight, a shorter way or a hand to hold on to make it easier still.`,
      `If it stays a trouble, say «swap ${name}».`,
    );
  return say(
    `Easier than ${name}: ${listWords(easier)}, for the same muscles.`,
    'Or keep it with less weight and a shorter way until it feels safe.',
    `Say «swap ${name} for ${easier[0] ?? ''}» if you want that.`,
  );
}

function holdWords({ name, load }: Exercise, person: Person): string | undefined {
  if (load !== 'time') return undefined;
  const item = person.plan?.items.find((other) => other.exercise?.load === 'time');
  return say(
    `${name}: 20 to 40 seconds a set, stopped when your form goes.`,
    item !== undefined && `Your plan has ${item.sets} sets of ${item.reps} on ${item.day}.`,
    'Beyond a minute you train patience; a harder variation does more.',
  );
}

function worthWords(exercise: Exercise, person: Person, plain: string): string {
  const item = plannedItem(person, exercise);
  const isDoubt = /\b(?:useless|pointless|waste|overrated)\b/.test(plain);
  return say(
    `${isDoubt ? 'No' : 'Yes'}: ${exercise.name.toLowerCase()} trains ${listWords(exercise.primary)}${exercise.secondary.length > 0 ? ` and helps ${listWords(exercise.secondary.slice(0, 2))}` : ''}.`,
    exercise.compound
      ? 'It works several joints at once, so it gives much for its time.'
      : 'It is a small exercise: useful for what it trains, and no must.',
    item === undefined
      ? `It is not in your plan; say «add ${exercise.name.toLowerCase()}» if you want it.`
      : `Your plan has ${item.sets} sets of ${item.reps} on ${item.day}.`,
  );
}
