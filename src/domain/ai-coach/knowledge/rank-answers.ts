import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { slotted } from '../understand/acts/slotted.ts';
import { memoize } from '../understand/memoize.ts';
import { OWN_TOPICS, type OwnTopic } from './own-topic-table.ts';
import { personOf } from './person.ts';
import { buildTextIndex, type CountedText, type Features, type TextIndex } from './text-index.ts';
import type { QuestionAct, Topic } from './topic.ts';
import { TOPICS } from './topic-table.ts';
import { ASKED } from './topics/asked-table.ts';
import { plainText, stemsOf } from './words.ts';

/** Something the coach can answer: a general topic, or a question about this person's own plan and log. */
export type Answerable = (Topic & { act: QuestionAct }) | OwnTopic;

export interface RankedAnswer {
  topic: Answerable;
  /** How well it answers the question, 0 to 1, comparable over all of them: how often such an answer is the right one. */
  fit: number;
  /** How near it is to the question, whatever else is near, less what few words take away: from 0.2 on one of the three nearest is the right one half the time. */
  near: number;
  /** One of its phrasings was typed. */
  isSame: boolean;
}

/** How likely the message is of an act, 0 to 1. */
export type Prior = (act: string) => number;

/** What pieces of words and pairs of words count beside words: pieces find slips and other endings. */
const PIECES = 0.5;
const PAIRS = 0.3;
/** The words that name a topic count as if two phrasings had them. */
const NAMING = 2;
/** How near a topic is whose phrasing was typed word for word; nothing else comes so near. */
const SAME_PHRASING = 6;
/** What the likeliest act adds to the nearness of its topics. */
const LIKELY = 0.2;

/**
 * How sure a topic is, from how near it is, how much nearer than the next one and how few words say so: a logistic regression on 1,218
 * questions of three writers who had only the topics before them, and 929 messages of the corpus that no topic answers.
 */
const SURE = { base: -2.06, near: 0.91, ahead: 2.76, fewWords: -3.5 };
const WORDS_MOST = 6;
/** From this fit on an answer is about the question. */
export const FITS = 0.4;

/** Stems that only ask. */
const ASKING: ReadonlySet<string> = new Set(['how', 'c_whatis']);

/** What opens a message and is no part of what it asks: «cool, and rows?», «cool what about rows», but not «right knee clicks». */
const OPENER =
  /^(?:(?:ok(?:ay)?|alright|thanks|thx|cheers|hi|hey|hello)\b[ ,.!]+|(?:cool|nice|great|good|perfect|right|sure)(?: ?[,.!]+ ?| (?=(?:and|but|so|then|what|how|why|when|which|can|do|does|is)\b)))+/;

const ANSWERABLE: readonly Answerable[] = [...TOPICS, ...OWN_TOPICS];

interface Indexes {
  words: TextIndex;
  pairs: TextIndex;
  pieces: TextIndex;
  /** The topics with a phrasing of exactly these stems; the topics' own phrasings come before those of the corpus. */
  phrasings: ReadonlyMap<string, readonly number[]>;
}

let built: Indexes | undefined;

/** What answers a question best, best first. */
export function rankAnswers(text: string, prior: Prior, most = 8): RankedAnswer[] {
  const plain = plainText(text).replace(OPENER, '');
  const stems = stemsOf(plain);
  const near = nearnessOf(plain, stems).map((value, at) => value * (1 + LIKELY * prior(ANSWERABLE[at]?.act ?? '')));
  const words = Math.max(1, Math.min(WORDS_MOST, stems.length));
  return fitsOf(near, words)
    .map((fit, at) => ({
      topic: ANSWERABLE[at],
      fit,
      near: (near[at] ?? 0) + SURE.fewWords / SURE.near / words,
      isSame: (near[at] ?? 0) >= SAME_PHRASING,
    }))
    .filter((ranked): ranked is RankedAnswer => ranked.topic !== undefined)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most);
}

/** How sure each topic is, 0 to 1, from how near all are. A phrasing that two topics share speaks for both. */
function fitsOf(near: Float64Array, words: number): number[] {
  const [best = 0, next = 0] = near.filter((value) => value < SAME_PHRASING).sort((a, b) => b - a);
  return Array.from(near, (value) => {
    const ahead = value - (value === best ? next : best);
    return 1 / (1 + Math.exp(-(SURE.base + SURE.near * value + SURE.ahead * ahead + SURE.fewWords / words)));
  });
}

/** How near each topic is to a text; one's own also with its exercises, body parts and days as slots. */
function nearnessOf(plain: string, stems: readonly string[]): Float64Array {
  const typed = nearnessOfStems(stems);
  const slots = stemsOf(slotWords(plain));
  const withSlots = nearnessOfStems(slots);
  // «What is a glute bridge» asks for nobody's own glute bridge.
  const isOwned = OWNER.test(plain) || slots.some((stem) => !SLOT.test(stem) && !ASKING.has(stem));
  return typed.map((value, at) => (isOwned && isOwn(ANSWERABLE[at]) ? Math.max(value, withSlots[at] ?? 0) : value));
}

function nearnessOfStems(stems: readonly string[]): Float64Array {
  built ??= buildIndexes();
  const [byWords, byPairs, byPieces] = [built.words(stems), built.pairs(stems), built.pieces(stems)];
  const near = byWords.map((value, at) => value + PAIRS * (byPairs[at] ?? 0) + PIECES * (byPieces[at] ?? 0));
  for (const at of built.phrasings.get(stems.join(' ')) ?? []) near[at] = SAME_PHRASING + (near[at] ?? 0);
  return near;
}

export function isOwn(topic: Answerable | undefined): topic is OwnTopic {
  return topic !== undefined && !('answer' in topic);
}

/** A message with its exercises, body parts and days as words that the phrasings of own topics have too. */
function slotWords(plain: string): string {
  return slotsIn(slotted(plain).text);
}

function slotsIn(text: string): string {
  return text
    .replace(/\bEX\b/g, 'anyexercise')
    .replace(/\bMUS\b/g, 'anybodypart')
    .replace(/\bDAY\b/g, 'anyday')
    .replace(/\d+/g, 'anynumber');
}

/** An exercise, body part, day or number stands for any of its kind and says little of what is asked. */
const SLOT = /\bany(?:exercise?|bodypart|day|number)\b/;
const SLOT_WEIGHT = 0.3;
/** Words of somebody who asks about what is theirs. */
const OWNER = /\b(?:my|mine|me|i|our|we)\b/;

const WORDS: Features = { of: (stems) => stems, favour: (word) => (SLOT.test(word) ? SLOT_WEIGHT : 1), unknown: 1 };
const PAIRED: Features = {
  of: (stems) => stems.slice(1).map((word, at) => `${stems[at]} ${word}`),
  favour: (pair) => (SLOT.test(pair) ? SLOT_WEIGHT : 1),
  unknown: 0,
};

const PIECE_LENGTHS = [3, 4] as const;
/** So many words are kept with their pieces; the phrasings have fewer. */
const PIECED_MOST = 12_000;

/** Runs of three and four letters within each word. */
function pieceFeatures(stems: readonly string[]): readonly string[] {
  const [first] = stems;
  return first !== undefined && stems.length === 1 ? piecesOf(first) : stems.flatMap(piecesOf);
}

const piecesOf = memoize((word: string): readonly string[] => {
  if (SLOT.test(word)) return [];
  const marked = `_${word}_`;
  return PIECE_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(1, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length)),
  );
}, PIECED_MOST);

const PIECED: Features = { of: pieceFeatures, favour: () => 1, unknown: 0 };

/** Each word once, with how often it comes: its pieces are then taken once. */
function wordByWord(texts: readonly CountedText[]): CountedText[] {
  const counts = new Map<string, number>();
  for (const { stems, times } of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + times);
  return [...counts].map(([stem, times]) => ({ stems: [stem], times }));
}

function buildIndexes(): Indexes {
  const nobody = personOf({ plan: undefined, brief: EMPTY_BRIEF, unit: 'lb' });
  const texts = ANSWERABLE.map((topic) => ({
    asks: topic.asks.map((ask) => stemsOf(isOwn(topic) ? slotsIn(ask) : ask)),
    asked: (ASKED[topic.id] ?? []).map((ask) => stemsOf(isOwn(topic) ? slotWords(plainText(ask)) : ask)),
    naming: (topic.words ?? '').split(' ').flatMap((word) => (word.startsWith('c_') ? [word] : stemsOf(word))),
    answer: isOwn(topic) ? [] : stemsOf(typeof topic.answer === 'string' ? topic.answer : topic.answer(nobody)),
  }));
  const documents = texts.map(({ asks, asked, naming, answer }) => [
    ...[...asks, ...asked].map((stems) => ({ stems, times: 1 })),
    { stems: naming, times: NAMING },
    { stems: answer, times: 1 },
  ]);
  return {
    words: buildTextIndex(documents, WORDS),
    pairs: buildTextIndex(documents, PAIRED),
    pieces: buildTextIndex(documents.map(wordByWord), PIECED),
    phrasings: new Map([...phrasingsOf(texts.map(({ asked }) => asked)), ...phrasingsOf(texts.map(({ asks }) => asks))]),
  };
}

/** The topics with a phrasing of exactly these stems. */
function phrasingsOf(texts: readonly (readonly string[][])[]): Map<string, number[]> {
  const topics = new Map<string, number[]>();
  for (const [at, phrasings] of texts.entries())
    for (const stems of phrasings) if (stems.length > 0) topics.set(stems.join(' '), [...(topics.get(stems.join(' ')) ?? []), at]);
  return topics;
}
