import type { Exercise } from '../../exercises/exercise.ts';
import { substitutesFor } from '../../exercises/substitutes.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Limitation, limitationAgainst } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { stateAgainst } from '../person/state-against.ts';
import { mayDo, traineeOf } from '../person/trainee.ts';
import { regionsNamed } from '../understand/facts/read-pain.ts';
import { type Person, plannedItem, say } from './person.ts';

const MAY =
  /\b(?:can|could|may|should|shall|must|am) (?:i|we)\b|\b(?:is|are|was|be)\b.*\b(?:ok|okay|safe|bad|fine|wise|good|alright|dangerous|risky|allowed|harmful)\b|\b(?:ok|safe|bad|dangerous) (?:for|to|with)\b|\bbetter (?:to )?(?:skip|avoid|leave)\b|\b(?:skip|avoid|leave out)\b.*\bor\b/;
/** What is asked is how much, when or how, which others answer. */
const OTHER_ASK = /\b(?:how|when|which|what|why|instead|swap|replace|before|after|first|last|every ?day|how often|same day|twice)\b/;
const PAINLESS =
  /\b(?:doesnt|does not|dont|do not|didnt|isnt|never) (?:\w+ )?(?:hurt|ache|bother)|\b(?:without|no) (?:any )?pain\b|\bpain ?free\b|\bpainless/;
const QUIET = /\b(?:been (?:fine|ok|okay|good|quiet) since|fine (?:now|since)|long ago|years? ago|(?:went|happened|was) in \d{4}|healed)\b/;
const TENDON = /\bachilles\b|\btendin\w*|\btendon\b|\bstiff\b.*\b(?:morning|first steps?|get(?:ting)? up)\b/;

/** Whether this person may do an exercise, by what they told of their body and by the question itself; undefined for every other question. */
export function mayIDo(plain: string, exercise: Exercise, person: Person): string | undefined {
  if (!plain.split(/[.!;?]/).some((sentence) => MAY.test(sentence) && !OTHER_ASK.test(sentence))) return undefined;
  const name = exercise.name.toLowerCase();
  if (PAINLESS.test(plain))
    return `Yes: a movement that does not hurt may stay, and ${name} too. Begin a little lighter than usual, and if it starts to hurt, leave it and tell me where.`;
  const told = regionsNamed(plain).map((region): Limitation => ({ region }));
  if (TENDON.test(plain) && told.some(({ region }) => region === 'ankle') && exercise.pattern === 'calf')
    return 'Rather the opposite of skipping: a tendon that is stiff for some minutes in the morning gets better with slow, heavy calf raises, three seconds up and three down, as long as pain stays at 3 of 10 or less and it is no worse the next morning. Cut jumping and fast running instead. A sudden pop or weeks without progress belongs to a physiotherapist.';
  const all = [...told, ...person.brief.limitations];
  const against = limitationAgainst(exercise, all);
  const state = stateAgainst(exercise, person.brief);
  if (against === undefined && state === undefined) return all.length === 0 ? undefined : fineWords(name, all);
  const reason = state?.name ?? REASONS[against?.region ?? ''] ?? `your ${against?.region ?? ''}`;
  if (state === undefined && QUIET.test(plain))
    return say(
      `With a ${against?.region ?? 'part'} that has been quiet for long, yes, step by step: half the weight you think of, few reps, and a clean start and end of every rep.`,
      'Stop for the day when it complains, and see somebody about pain that travels down an arm or leg.',
      `While it hurts I leave ${name} out.`,
    );
  const planned = plannedItem(person, exercise) !== undefined;
  const others = insteadOf(exercise, person.brief, told);
  return say(
    `Better not: with ${reason} I leave ${name} out.`,
    others.length > 0 && `For the same work: ${listWords(others)}.`,
    planned ? `It is in your plan; say «swap ${name}» and I change it.` : 'It is not in your plan.',
  );
}

const REASONS: Readonly<Record<string, string>> = {
  bones: 'thin bones, where bending or twisting the loaded spine is the risk,',
  'blood pressure': 'high blood pressure',
  pregnancy: 'your pregnancy',
};

function fineWords(name: string, known: readonly Limitation[]): string {
  const regions = listWords([...new Set(known.map(({ region }) => region))]);
  return `Yes: nothing you told me of your ${regions} speaks against ${name}. Start light, and if it complains during or the day after, stop and tell me.`;
}

function insteadOf(exercise: Exercise, brief: Brief, told: readonly Limitation[]): string[] {
  const trainee = traineeOf({ ...brief, limitations: [...brief.limitations, ...told] });
  return substitutesFor(exercise, trainee.kit === null ? {} : { kit: trainee.kit }, 12)
    .filter((other) => mayDo(other, trainee))
    .slice(0, 2)
    .map(({ name }) => name.toLowerCase());
}
