import type { WeightUnit } from '../../training/units.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { planFacts } from '../plan-facts.ts';
import { answerExercise, answerWhyExercise, asksForMuscles, type ExerciseAnswer, exercisesNamed } from './exercise-answer.ts';
import { mainTopic } from './main-topic.ts';
import { type Person, personOf } from './person.ts';
import { type RankedTopic, rankTopics } from './rank-topics.ts';
import { answerTalk, isTalkAct } from './small-talk.ts';
import { QUESTION_ACTS, type QuestionAct, type Topic } from './topic.ts';
import { plainText } from './words.ts';

export interface GeneralQuestion {
  /** The act understood: a question of `QUESTION_ACTS`, thanks, small talk, out of scope or hostile. */
  act: string;
  /** As typed. */
  text: string;
  /** The coach's previous message. */
  before: string | undefined;
  /** The plan in use. */
  plan: Parameters<typeof planFacts>[0] | undefined;
  brief: Brief;
  unit: WeightUnit;
}

export interface GeneralAnswer {
  /** The topic, an exercise answer such as `how-plank`, or a kind of small talk. */
  id: string;
  messages: string[];
  /** Up to three nearby questions as short phrases to tap. */
  related: string[];
}

/** A topic is answered from a score on that falls with its lead over the next one; calibrated on the training voices of the corpus. */
const SURE: readonly (readonly [score: number, lead: number])[] = [
  [0.55, 1],
  [0.3, 1.1],
  [0.25, 1.18],
  [0.19, 1.25],
  [0.15, 1.5],
];
/** A topic of another act than the one understood needs the first score and this lead. */
const OTHER_ACT_LEAD = 1.1;
/** Below, nothing near the question is known. */
const NEAR = 0.2;
const RELATED_MOST = 3;
const RELATED_FROM = 0.2;

/** A topic answers a message that names an exercise where it is this near to it; its muscles the library knows best. */
const OVER_EXERCISE = 0.6;
const OVER_MUSCLES = 0.8;
/** Questions about one exercise that its own answer meets better. */
const ABOUT_ONE: ReadonlySet<string> = new Set([
  'why-not-in-plan',
  'why-this-exercise',
  'why-not-barbell',
  'no-bar-to-hang',
  'why-carries',
]);

/** Words that ask about an amount, a place or a moment in the plan, not about the exercise itself. */
const ASPECT =
  /\b(?:sets?|reps?|low|light|lighter|heav\w+|percent|weights?|loads?|kilos?|kg|order|first|last|before|after|ahead|pause|tempo|so (?:much|many|little)|volume|end|singles|twice|rest|rests|one leg|one arm|every week)\b|%/;

/** Answers a general question in two to four sentences with the plan in use in mind; undefined when nothing is near. Pure. */
export function answerGeneral(question: GeneralQuestion): GeneralAnswer | undefined {
  const { act, text, before } = question;
  if (isTalkAct(act)) {
    const { id, message } = answerTalk(act, plainText(text), before);
    return { id, messages: [message], related: [] };
  }
  if (!isQuestionAct(act)) return undefined;
  const person = personOf(question);
  const ranked = rankTopics(text, act);
  const exercise = exerciseAnswer(act, text, ranked, person);
  if (exercise !== undefined) return { id: exercise.id, messages: [exercise.message], related: relatedTo(ranked) };
  const [best] = ranked;
  const topic = best !== undefined && isSure(ranked, act, text) ? best.topic : (mainTopic(plainText(text)) ?? nearest(act, ranked, text));
  if (topic === undefined) return undefined;
  return { id: topic.id, messages: [wordsOf(topic, person)], related: relatedTo(ranked.filter((other) => other.topic.id !== topic.id)) };
}

function wordsOf({ answer }: Topic, person: Person): string {
  return typeof answer === 'string' ? answer : answer(person);
}

/** The topic a question is about; undefined when none is clearly ahead. */
export function findTopic(text: string, act: QuestionAct | undefined): RankedTopic | undefined {
  const ranked = rankTopics(text, act);
  return isSure(ranked, act, text) ? ranked[0] : undefined;
}

/** The nearest topic that is about the same thing, for a question that nothing else answers. */
export function nearestTopic(text: string): RankedTopic | undefined {
  return rankTopics(text, undefined).find((ranked) => ranked.score >= NEAR && isAboutIt(ranked, text));
}

function isQuestionAct(act: string): act is QuestionAct {
  return (QUESTION_ACTS as readonly string[]).includes(act);
}

/** A topic this near to one of its phrasings is meant. */
const SAME_PHRASING = 0.72;
/** Of a message with one subject word the topic must explain this much, of one with more this. */
const COVERAGE_OF_ONE = 0.4;
const COVERAGE_LEAST = 0.3;

/** Topics about a state of the body are answered only to who names it. */
const NAMED: Readonly<Record<string, RegExp>> = {
  pregnancy: /pregn|expecting|trimester|bump|baby|weeks? along/,
  'after-birth': /birth|partum|post ?natal|baby|newborn|pelvic|c.?section|diastasis|labou?r/,
  'menstrual-cycle': /period|cycle|menstru|pms|cramps/,
  'breastfeeding-food': /breast|nursing|milk|lactat/,
  'soreness-length': /sore|doms|ache|hurt|stiff|pain|muscles?/,
  nap: /nap|sleep|tired|snooze/,
};

/** A topic answers only what the message is about: it has the message's subject, not a stray word of it. */
function isAboutIt({ topic, heads, coverage, phrasing }: RankedTopic, text: string): boolean {
  if (NAMED[topic.id]?.test(plainText(text)) === false) return false;
  return phrasing >= SAME_PHRASING || (heads > 0 && coverage >= (heads > 1 ? COVERAGE_LEAST : COVERAGE_OF_ONE));
}

function isSure([best, next]: readonly RankedTopic[], act: QuestionAct | undefined, text: string): boolean {
  if (best === undefined || !isAboutIt(best, text)) return false;
  const lead = best.score / Math.max(next?.score ?? 0, Number.EPSILON);
  if (act !== undefined && best.topic.act !== act) return best.score >= (SURE[0]?.[0] ?? 1) && lead >= OTHER_ACT_LEAD;
  return SURE.some(([score, least]) => best.score >= score && lead >= least);
}

function exerciseAnswer(act: QuestionAct, text: string, ranked: readonly RankedTopic[], person: Person): ExerciseAnswer | undefined {
  if (act !== 'ask-exercise' && act !== 'ask-plan-why') return undefined;
  const named = exercisesNamed(text);
  const [first] = named;
  const best = ranked[0];
  const isCovered =
    best !== undefined &&
    (best.phrasing >= (asksForMuscles(text) ? OVER_MUSCLES : OVER_EXERCISE) || (best.heads > 1 && !asksForMuscles(text))) &&
    isSure(ranked, act, text) &&
    !ABOUT_ONE.has(best.topic.id);
  if (first === undefined || isCovered || (act === 'ask-plan-why' && ASPECT.test(plainText(text)))) return undefined;
  return act === 'ask-plan-why' ? answerWhyExercise(text, first, person) : answerExercise(text, named, person);
}

function relatedTo(ranked: readonly RankedTopic[]): string[] {
  return ranked
    .filter(({ score }) => score >= RELATED_FROM)
    .slice(0, RELATED_MOST)
    .map(({ topic }) => topic.asks[0] ?? '');
}

/** The nearest topic of the act understood that is about the same thing. */
function nearest(act: QuestionAct, ranked: readonly RankedTopic[], text: string): Topic | undefined {
  return ranked.find((candidate) => candidate.topic.act === act && candidate.score >= NEAR && isAboutIt(candidate, text))?.topic;
}
