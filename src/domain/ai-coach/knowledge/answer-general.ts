import type { WeightUnit } from '../../training/units.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { planFacts } from '../plan-facts.ts';
import type { Candidate } from './candidate.ts';
import { exerciseCandidate } from './exercise-candidate.ts';
import { type Person, personOf } from './person.ts';
import { FITS, isOwn, type Prior, type RankedAnswer, rankAnswers } from './rank-answers.ts';
import { answerTalk, isTalkAct } from './small-talk.ts';
import { QUESTION_ACTS, type QuestionAct, type Topic } from './topic.ts';
import { ILLNESS_TOPICS } from './topic-table.ts';
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

const RELATED_MOST = 2;
const NEAREST_MOST = 3;
/** The least nearness of an offered question: half the time one of three such was meant. */
const NEAR = 0.2;
/** So much further than the nearest one the others are at most. */
const NEARLY = 0.5;

/** Drugs that no other topic may answer for: «SARMs, is that basically creatine?». */
export const DRUGS =
  /\b(?:sarms?|roids|tren(?:bolone)?|clen(?:buterol)?|anabolics?|testosterone|anavar|dianabol|dbol|winstrol|hgh|growth hormone|peptides)\b/i;

/** What could answer a question, best first. Pure. */
export function candidatesFor(text: string, prior: Prior, person: Person): Candidate[] {
  const exercise = exerciseCandidate(text, prior, person);
  const ranked = rankAnswers(text, prior).map(({ topic, fit }): Candidate => {
    const { id } = topic;
    return isOwn(topic) ? { id, fit, own: topic } : { id, fit, words: wordsOf(topic, person) };
  });
  if (DRUGS.test(text)) return ranked.filter(({ id }) => id === 'steroids').map((candidate) => ({ ...candidate, fit: 1 }));
  return [...(exercise === undefined ? [] : [exercise]), ...ranked].sort((a, b) => b.fit - a.fit);
}

/** Answers a general question in two to four sentences with the plan in use in mind; undefined when nothing fits. Pure. */
export function answerGeneral(question: GeneralQuestion): GeneralAnswer | undefined {
  const { act, text, before } = question;
  if (isTalkAct(act)) {
    const { id, message } = answerTalk(act, plainText(text), before);
    return { id, messages: [message], related: [] };
  }
  if (!isQuestionAct(act)) return undefined;
  const prior: Prior = (other) => (other === act ? 1 : 0);
  const best = candidatesFor(text, prior, personOf(question)).find(({ words }) => words !== undefined);
  if (best?.words === undefined || best.fit < FITS) return undefined;
  return { id: best.id, messages: [best.words], related: relatedTo(text, prior, best.id) };
}

function wordsOf({ answer }: Topic, person: Person): string {
  return typeof answer === 'string' ? answer : answer(person);
}

/** The topic a question is about; undefined when none fits. */
export function findTopic(text: string, act: QuestionAct): RankedAnswer | undefined {
  const best = rankAnswers(text, (other) => (other === act ? 1 : 0)).find(({ topic }) => !isOwn(topic));
  return best !== undefined && best.fit >= FITS ? best : undefined;
}

/** Nearby questions, as short phrases to tap. */
export function relatedTo(text: string, prior: Prior, id: string): string[] {
  return phrasesOf(text, prior, id).slice(0, RELATED_MOST);
}

/** The questions that can be answered and come nearest to one that nothing answers surely, as short phrases to tap. */
export function nearestQuestions(text: string, prior: Prior): string[] {
  return phrasesOf(text, prior).slice(0, NEAREST_MOST);
}

function phrasesOf(text: string, prior: Prior, answered?: string): string[] {
  const ranked = rankAnswers(text, prior);
  const plain = plainText(text);
  const least = Math.max(NEAR, (ranked[0]?.near ?? 0) - NEARLY);
  return ranked
    .filter(({ topic, near, isSame }) => !isOwn(topic) && topic.id !== answered && (isSame || near >= least))
    .filter(({ topic }) => !ILLNESS_TOPICS.has(topic.id) || isNamed(topic, plain))
    .map(({ topic }) => topic.asks[0] ?? '');
}

/** One of the words that point to the topic stands in the text. */
function isNamed({ words = '' }: Pick<Topic, 'words'>, plain: string): boolean {
  return words.split(' ').some((word) => word !== '' && plain.includes(word));
}

function isQuestionAct(act: string): act is QuestionAct {
  return (QUESTION_ACTS as readonly string[]).includes(act);
}
