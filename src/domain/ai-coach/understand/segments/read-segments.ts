import { type Act, EDIT_ACTS, LOG_ACTS, QUESTION_ACTS, REPORT_ACTS } from '../acts/acts.ts';
import { type ActContext, chooseActs, isOneOf } from '../acts/choose-act.ts';
import { begunAct, orderedAct } from '../acts/command.ts';
import { loadsBetween } from '../acts/plain-log-forms.ts';
import { asksOnly, asksPermission, isAsked } from '../acts/question-form.ts';
import { asksSomewhere, requestsSomething } from '../acts/request-form.ts';
import { isSmallReply } from '../acts/small-reply.ts';
import { clausesOf } from '../context/clauses.ts';
import { OTHER_SUBJECT } from '../context/trigger-table.ts';
import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';
import { namesDay } from '../named-day.ts';
import { normaliseText } from '../normalise-text.ts';
import { occasionOf } from '../one-off.ts';
import { restAfterStartingOver } from '../start-over.ts';
import {
  ABOUT_SELF,
  ASKS_FOR_OTHER,
  ASKS_PRONOUN,
  ASKS_TO_GO,
  DISLIKES,
  DISMISSES_OTHER,
  JOINS_IN,
  JOKE,
  JUDGES_PRONOUN,
  KEEPS_PART,
  LACKS_SUBJECT,
  LEANS,
  LEANS_ON_OTHER,
  MARKERS,
  NOT_WANTED,
  ORDERS_PRONOUN,
  QUOTES,
  REFUSES_CHANGE,
  TOPIC_FIRST,
} from './segment-table.ts';
import { splitSegments } from './split-segments.ts';

/**
 * What a statement of a message does in it, in the manner of dialogue acts (ISO 24617-2): `other` is about another person, `quotes` is what somebody else thinks the writer should do, `joke` was taken back,
 * `keeps` refuses a change, `contrast` is what is not wanted beside what is, `asks` only asks, and `says` is everything else: an order, a fact, a report, a word of politeness.
 */
export type SegmentKind = 'other' | 'quotes' | 'joke' | 'keeps' | 'contrast' | 'asks' | 'says';

export interface Segment {
  /** As typed. */
  content: string;
  /** Normalised. */
  text: string;
  kind: SegmentKind;
  /** The statement that a question points back at. */
  about?: Segment;
}

/** The statements of a message in their order, each with what it does. Pure, cached. */
export const segmentsOf = memoize((content: string): readonly Segment[] => {
  // What follows from starting over is read with it.
  const whole = normaliseText(content);
  if (restAfterStartingOver(whole) !== undefined || loadsBetween(whole) !== undefined) return [{ content, text: whole, kind: 'says' }];
  const segments: Segment[] = [];
  for (const part of splitSegments(content)) {
    const text = normaliseText(part);
    const last = segments.at(-1);
    const kind = kindOf(text, last);
    if (kind === 'joke' && last !== undefined) last.kind = 'joke';
    segments.push({ content: part, text, kind });
  }
  return segments;
});

function kindOf(text: string, before: Segment | undefined): SegmentKind {
  if (JOKE.test(text)) return 'joke';
  if (OTHER_SUBJECT.test(text) && QUOTES.test(text) && !/\bbut\b/.test(text)) return 'quotes';
  if (isOfOther(text, before)) return 'other';
  if (REFUSES_CHANGE.test(text) || KEEPS_PART.test(text)) return 'keeps';
  if (NOT_WANTED.test(text) && !namesExercise(text)) return 'contrast';
  return (asksOnly(text) || ASKS_REASON.test(text)) && !(before !== undefined && LACKS_SUBJECT.test(text)) ? 'asks' : 'says';
}

/** «And tell me why there are only three sets» orders nothing. */
const ASKS_REASON = /^(?:and |but |then )?(?:please )?(?:tell me|explain(?: to me)?) (?:why|how come)\b/;

/** About another person alone; «he», «she» and «they» go on from the statement before. What tells when something is stays. */
function isOfOther(text: string, before: Segment | undefined): boolean {
  if (occasionOf(text) !== undefined) return false;
  if (DISMISSES_OTHER.test(text)) return before === undefined || !namesExercise(before.text);
  if (OTHER_SUBJECT.test(text) && JOINS_IN.test(text)) return true;
  if (ABOUT_SELF.test(text)) return false;
  const lead = before?.kind === 'other' ? 'my friend trains. ' : '';
  const clauses = clausesOf(`${lead}${text}`).slice(lead === '' ? 0 : clausesOf(lead).length);
  const [first, ...more] = clauses.filter((clause) => clause.text.includes(' '));
  if (first !== undefined && [first, ...more].every(({ other }) => other)) return true;
  return lead !== '' && LEANS_ON_OTHER.test(text) && !namesExercise(text) && !namesDay(text);
}

/** The message without what is about other people or was a joke, where something else is left. */
export function withoutAsides(content: string): string {
  return without(content, ['other', 'joke']);
}

/** What facts are read from: the message without questions and refused changes as well. A question alone stays, because it can hold a condition. */
export function toldPart(content: string): string {
  if (segmentsOf(content).every(({ kind }) => kind === 'other' || kind === 'keeps')) return '';
  return without(content, ['other', 'quotes', 'joke', 'asks', 'keeps', 'contrast']);
}

function without(content: string, kinds: readonly SegmentKind[]): string {
  const segments = segmentsOf(content);
  const rest = segments.filter(({ kind, text }) => !kinds.includes(kind) && !isSmallReply(text));
  if (segments.every(({ kind }) => !kinds.includes(kind)) || rest.length === 0) return content;
  return joined(segments.filter(({ kind }) => !kinds.includes(kind)));
}

function joined(segments: readonly Segment[]): string {
  return segments.map(({ content }) => (/[.!?…;,]$/.test(content) ? content.replace(/,$/, '.') : `${content}.`)).join(' ');
}

/** What is answered of a message. */
export interface Reading {
  /** What decides the answer, as typed: what is wished for, else the first question, else what is told. */
  decides: string;
  /** The other questions, as typed, in their order. */
  questions: readonly string[];
  /** It only refuses a change, or only asks about another person. */
  only: 'keeps' | 'other' | null;
  /** What it does, where that is known from how its statements hang together. */
  act: Act | null;
}

const LIVE: ReadonlySet<SegmentKind> = new Set(['says', 'asks', 'quotes']);
const WISHES_FROM = 0.5;
/** Without the form of a request. */
const SURE_WISH_FROM = 0.85;
const TOLD_FROM = 0.6;
const WISHES: ReadonlySet<Act> = new Set<Act>([...EDIT_ACTS, 'ask-plan', 'ask-next-block', 'start-over']);
const ASKED: ReadonlySet<Act> = new Set<Act>([...QUESTION_ACTS.filter((act) => act !== 'follow-up'), ...LOG_ACTS, 'ask-session']);

interface Weighed extends Segment {
  does: 'wishes' | 'asks' | 'reports' | 'tells';
  p: number;
}

/** The reading of a message that is one statement. */
export function readWhole(content: string): Reading {
  return { decides: content, questions: [], only: null, act: null };
}

/** Reads a message statement by statement. `typed` is the message with what `content` leaves out. */
export function readSegments(content: string, typed: string, context: ActContext): Reading {
  const all = segmentsOf(content);
  const live = all.filter(({ kind, text }) => LIVE.has(kind) && !isSmallReply(text));
  const whole = readWhole(content);
  if (live.length === 0) return { ...whole, only: all.some(({ kind }) => kind === 'keeps') ? 'keeps' : onlyOther(typed) };
  const others = segmentsOf(typed).length > all.length;
  if (all.length === 1 && !others) return { ...whole, decides: withoutMarkers(content) };
  const weighed = leaning(live.map((segment) => judgedFrom(segment, all))).map((segment) => weigh(segment, context));
  const asks = weighed.filter(({ does }) => does === 'asks');
  const questions = asks.map((asked) => asked.content);
  // Before the first plan everything told counts for it.
  if (!context.hasPlan) return asks.length < weighed.length ? { ...whole, questions } : whole;
  if (others && weighed.every(saysLittle)) return { ...whole, only: onlyOther(typed) };
  const wished = weighed.filter(({ does }) => does === 'wishes');
  if (asksForAnother(wished)) return { ...whole, decides: joined(wished), questions, act: 'swap-exercise' };
  const wishes = besideReasons(wished);
  if (wishes.length > 0) return { ...whole, decides: joined(wishes), questions };
  const state = asks.length === 1 ? stateAskedAbout(asks[0], context) : undefined;
  if (state !== undefined) return { ...whole, act: state };
  const [first] = asks;
  const report = weighed.find(({ does }) => does === 'reports');
  const told = live.length === all.length ? content : joined(live);
  // «I slept badly. Is it worth going in?» is about the sleep.
  if (first !== undefined && report !== undefined && first.p < TOLD_FROM) return { ...whole, decides: told };
  if (first !== undefined) return { ...whole, decides: first.content, questions: questions.slice(1) };
  return { ...whole, decides: report === undefined ? told : report.content };
}

/** «Slept three hours. Do I go in today or is it pointless?» is answered by what such a night means. */
function stateAskedAbout(asked: Weighed | undefined, context: ActContext): Act | undefined {
  if (asked?.about === undefined || !ASKS_TO_GO.test(asked.text)) return undefined;
  const [best] = chooseActs(asked.about.content, context);
  return best !== undefined && best.p >= TOLD_FROM && STATES.has(best.act) ? best.act : undefined;
}
const STATES: ReadonlySet<Act> = new Set<Act>(['report-bad-sleep-stress', 'report-ill', 'report-sore']);

/** «I hate lunges, swap them for step-ups» wishes for one thing. */
function besideReasons(wishes: readonly Weighed[]): readonly Weighed[] {
  const orders = wishes.filter(({ text }) => !DISLIKES.test(text));
  return orders.length === 0 ? wishes : orders;
}

/** «I hate lunges, give me something else» names what is to go in its reason. */
function asksForAnother(wishes: readonly Weighed[]): boolean {
  const orders = wishes.filter(({ text }) => !DISLIKES.test(text));
  return (
    orders.length > 0 &&
    wishes.some(({ text }) => DISLIKES.test(text) && namesExercise(text)) &&
    orders.every(({ text }) => SOMETHING_ELSE.test(text) && !namesExercise(text))
  );
}
const SOMETHING_ELSE =
  /\b(?:something|anything) (?:else|different|similar|other)\b|\b(?:another|other|different) (?:exercises?|ones?|1s?|movements?)\b/;

function withoutMarkers(content: string): string {
  return content.replace(MARKERS, '').replace(TOPIC_FIRST, '$2 $1 ');
}

/** «I said I will ask.» */
const LITTLE_WORDS_MOST = 6;
function saysLittle({ does, p, text }: Weighed): boolean {
  return does === 'tells' && (p < TOLD_FROM || text.split(' ').length <= LITTLE_WORDS_MOST);
}

/** A message about another person asks something for them, or only mentions them. */
function onlyOther(typed: string): 'other' | null {
  return segmentsOf(typed).some(({ kind, text }) => kind === 'other' && (asksSomewhere(text) || ASKS_FOR_OTHER.test(text)))
    ? 'other'
    : null;
}

function namesExercise(text: string): boolean {
  return findMentions(text, true).length > 0;
}

/** A statement that points back takes the exercise it means into it, or stays with the statement it points at. */
function leaning(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const typed of segments) {
    const last = merged.at(-1);
    const segment = last === undefined ? withoutLead(typed) : namedFrom(withoutLead(typed), last);
    const leans = LEANS.test(segment.text) && !namesExercise(segment.text) && !namesDay(segment.text);
    if (last === undefined || !leans || last.kind === 'asks') merged.push(segment);
    else {
      const content = joined([last, segment]).replace(/\.$/, segment.content.endsWith('.') ? '.' : '');
      merged[merged.length - 1] = { content, text: normaliseText(content), kind: segment.kind === 'asks' ? 'asks' : 'says', about: last };
    }
  }
  return merged.filter(({ kind }) => kind !== 'quotes');
}

function withoutLead(segment: Segment): Segment {
  const content = withoutMarkers(segment.content);
  return content === segment.content ? segment : { ...segment, content, text: normaliseText(content) };
}

/** «Swap them for step-ups» after «I hate lunges» swaps lunges; «how heavy on those?» then asks about step-ups. */
function namedFrom(segment: Segment, last: Segment): Segment {
  const named = findMentions(last.text, true);
  const newest = named.at(-1);
  const pronoun = segment.kind === 'asks' ? ASKS_PRONOUN : ORDERS_PRONOUN;
  if (newest === undefined || (named.length > 1 && segment.kind !== 'asks') || namesOther(segment.text, pronoun)) return segment;
  const text = segment.text.replace(pronoun, (words) => words.replace(/\S+$/, newest.words));
  return { ...segment, content: text, text };
}

/** «Is it bad for my back» after «my husband thinks I should stop deadlifting» asks about the deadlift. */
function judgedFrom(segment: Segment, all: readonly Segment[]): Segment {
  if (!JUDGES_PRONOUN.test(segment.text) || namesExercise(segment.text)) return segment;
  const before = all.slice(0, all.indexOf(segment)).map(({ text }) => text);
  const subject = findMentions(before.join('. '), true).at(-1)?.words;
  if (subject === undefined) return segment;
  const text = segment.text.replace(JUDGES_PRONOUN, `$1 ${subject}`);
  return { ...segment, content: text, text };
}

/** It has no such pronoun, or a question has its own exercise. */
function namesOther(text: string, pronoun: RegExp): boolean {
  return !pronoun.test(text) || (pronoun === ASKS_PRONOUN && namesExercise(text));
}

function weigh(segment: Segment, context: ActContext): Weighed {
  const { text, content, kind } = segment;
  const { act, p } = chooseActs(content, context)[0] ?? { act: 'unclear', p: 0 };
  const isLikelyWish = WISHES.has(act) && p >= (requestsSomething(text) ? WISHES_FROM : SURE_WISH_FROM);
  const isOrder = orderedAct(text) !== undefined || begunAct(text) !== undefined;
  if (kind !== 'asks' && (isOrder || asksPermission(text) || isLikelyWish)) return { ...segment, p, does: 'wishes' };
  if (kind === 'asks' || isAsked(text) || (asksSomewhere(text) && ASKED.has(act) && p >= WISHES_FROM))
    return { ...segment, p, does: 'asks' };
  return { ...segment, p, does: p >= TOLD_FROM && isOneOf(REPORT_ACTS, act) ? 'reports' : 'tells' };
}
