import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { limitationAgainst, type Region } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import type { WhyKind } from '../understand/acts/why-kind-table.ts';
import type { Offer } from './offer-plan.ts';
import { type PlannedPart, partsOf } from './planned-part.ts';

interface KindQuestion {
  /** Normalised. */
  text: string;
  plan: Plan;
  trainee: Trainee;
}

/** The planned exercises of a kind, each once. */
export function kindIn(kind: WhyKind, plan: Plan): PlannedPart[] {
  const parts = partsOf(plan).filter(({ exercise }) => exercise !== undefined && kind.isKind(exercise));
  return parts.filter((part, index) => parts.findIndex(({ item }) => item.exercise === part.item.exercise) === index);
}

const NAMED_MOST = 4;

/** Why the plan has exercises of this kind: which, what of the person speaks for them, and what they do (PLAN-39). */
export function whyKind(kind: WhyKind, question: KindQuestion): Offer {
  const { plan, trainee } = question;
  if (kind.name === 'cardio') return cardioWords(question, undefined);
  const parts = kindIn(kind, plan);
  if (kind.name === 'balance' && /\bbalance\b/.test(planView(plan).explanation) === false && trainee.guarded)
    return reply(
      `It stands beside your plan because you are 65 or older: ${kind.reason}.${parts.length === 0 ? '' : ` In it, ${namesOf(parts)} ${parts.length === 1 ? 'trains' : 'train'} it too.`}`,
    );
  if (parts.length === 0) return reply(`There is nothing of that kind (${kind.name}) in your plan.`);
  const all = new Set(partsOf(plan).map(({ item }) => item.exercise)).size;
  const fact = `${parts.length} of your ${all} exercises ${parts.length === 1 ? 'is' : 'are'} of that kind: ${namesOf(parts)}.`;
  return reply(
    [fact, personWords(kind, trainee), `${capital(kind.reason)}.`, 'Name the one you would rather swap.']
      .filter((words) => words !== '')
      .join(' '),
  );
}

function namesOf(parts: readonly PlannedPart[]): string {
  const names = parts.map(({ item }) => item.exercise.toLowerCase());
  return listWords(names.length > NAMED_MOST ? [...names.slice(0, NAMED_MOST), `${names.length - NAMED_MOST} more`] : names);
}

function personWords(kind: WhyKind, { brief, experience }: Trainee): string {
  const reasons = [
    kind.kit !== undefined && brief.gym !== null ? `you have them (${brief.gym.toLowerCase()})` : '',
    kind.kit !== undefined && experience === 'beginner' ? 'you are new to lifting' : '',
    brief.sports.length > 0 && kind.kit === undefined
      ? `your sport (${listWords(brief.sports.map(({ name }) => name))}) happens on one leg and fast`
      : '',
    brief.limitations.length > 0 && kind.kit !== undefined
      ? `they spare your ${listWords(brief.limitations.map(({ region }) => region))}`
      : '',
  ].filter((reason) => reason !== '');
  return reasons.length === 0 ? '' : `${capital(listWords(reasons))}.`;
}

const CARDIO_SENTENCE = /\b(?:cardio|walk|your (?:run|ride|swim|sport)|zone 2|sprint)\b/i;

/** Lands hard on the legs at each step. */
const LANDS = /\b(?:run|runs|running|jog|jogging)\b/;
const LANDED_ON: ReadonlySet<Region> = new Set<Region>(['knee', 'hip', 'ankle', 'low back', 'bones', 'pregnancy']);

/** Why there is no more cardio, or none: what the plan says of it, then what speaks against the form that was named. */
export function cardioWords({ plan, trainee, text }: KindQuestion, exercise: Exercise | undefined): Offer {
  const { brief, goal } = trainee;
  const told = planView(plan)
    .explanation.split(/(?<=\.) (?=[A-Z])/)
    .filter((sentence) => CARDIO_SENTENCE.test(sentence));
  const inside = partsOf(plan).filter((part) => part.exercise?.pattern === 'conditioning');
  const isLanding = exercise === undefined && LANDS.test(text);
  const against =
    exercise === undefined
      ? brief.limitations.find(({ region }) => isLanding && LANDED_ON.has(region))
      : limitationAgainst(exercise, brief.limitations);
  const isRefused = exercise !== undefined && brief.refused.includes(exercise.id);
  const form = exercise?.name ?? (isLanding ? 'Running' : 'Cardio');
  if (isRefused)
    return reply(`${form} is not in it because you asked me to leave it out. Say «add cardio» to have some again.`, ['Add cardio']);
  const fact =
    inside.length > 0
      ? `The sessions have ${listWords([...new Set(inside.map(({ item, day }) => `${item.exercise.toLowerCase()} (${item.reps}, ${day.label})`))])}.`
      : told.length > 0
        ? ''
        : `Your goal is ${goal}, so the minutes of a session go to lifting; too much hard cardio close to it costs strength and power (Schumann et al. 2022).`;
  const spared =
    against === undefined
      ? ''
      : `${form} asks much of what you told me to spare (${against.region}): walk, cycle or swim instead (consensus).`;
  const own = told.length > 0 && spared === '' && form !== 'Cardio' ? `${form} on the other days counts as that.` : '';
  const source = told.length > 0 ? 'The amount follows the World Health Organization (2020).' : '';
  return reply(
    [fact, ...told, own, spared, source, 'Say «add cardio» if you want some in the sessions.'].filter((words) => words !== '').join(' '),
    ['Add cardio'],
  );
}

function reply(message: string, quick_replies: readonly string[] = []): Offer {
  return { messages: [message], quick_replies };
}
