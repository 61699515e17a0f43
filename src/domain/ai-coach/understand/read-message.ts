import type { Muscle } from '../../exercises/exercise.ts';
import { type Asked, askedNext, type Brief, EMPTY_BRIEF, type Goal, type KnownMax, withoutFact } from '../person/brief-shape.ts';
import type { Danger, DangerKind } from '../person/danger-kinds.ts';
import { GYMS } from '../person/gyms-table.ts';
import type { Limitation } from '../person/limitations.ts';
import { likelyDays } from '../person/trainee.ts';
import { namesGoal } from './acts/act-rules.ts';
import { type Act, EDIT_ACTS } from './acts/acts.ts';
import { isOneOf } from './acts/choose-act.ts';
import { ordersItemsOnly, ordersPlanOnly } from './acts/command.ts';
import { type EditForm, editFormOf } from './acts/edit-forms.ts';
import { loadsBetween } from './acts/plain-log-forms.ts';
import { readWhyPart } from './acts/read-why.ts';
import { askedDanger, deniesSign, saysYes } from './danger/danger-question.ts';
import { detectDanger } from './danger/detect-danger.ts';
import { isCleared, redFlagOf } from './danger/held-back.ts';
import { meetTold, withFacts, withGoal, withPain, withStates, withUnit } from './facts/apply-facts.ts';
import { withWishes } from './facts/apply-wishes.ts';
import { daysAfterEdit } from './facts/change-schedule.ts';
import type { FactHint } from './facts/expected-facts.ts';
import { experienceOfLifts } from './facts/experience-of-lifts.ts';
import { isListOfFacts } from './facts/is-list-of-facts.ts';
import { painBesideWhy } from './facts/pain-beside-why.ts';
import { plainAmounts, spellSex, spellWeekdays } from './facts/plain-amounts.ts';
import { besidePowerOfLifter } from './facts/power-of-lifts.ts';
import { type Expected, type MessageFacts, readFacts } from './facts/read-facts.ts';
import { besideSport, goalNamed } from './facts/read-goal.ts';
import { readMaxes } from './facts/read-maxes.ts';
import { besideMeet } from './facts/read-meet.ts';
import { holdIn } from './facts/read-states.ts';
import { tellsAllThereIs, toldInUse } from './facts/told-in-use.ts';
import { memoize } from './memoize.ts';
import { limitsOneDay, namesDay } from './named-day.ts';
import { normaliseText } from './normalise-text.ts';
import { isOneOff } from './one-off.ts';
import { CORRECTS, FROM_NOW, LIGHTER_OVER, LIGHTER_WEEK, LOGGED, NOT_YET, QUESTION } from './sign-table.ts';
import { restAfterStartingOver } from './start-over.ts';
import { BUT_NOT } from './wish/continue-wish.ts';

const FORGET = /^\s*forget: (.+)$/i;

/** The label of «Forget: Days and time»; undefined for other messages. */
export function forgottenLabel(content: string): string | undefined {
  return FORGET.exec(content)?.[1];
}

/** The message starts over, whatever else it says. */
export function startsOver(content: string): boolean {
  return restAfterStartingOver(normaliseText(content)) !== undefined;
}

/** The context of a message, besides the brief. */
export interface Meeting {
  /** The brief before the previous message: «sorry, I meant my elbow» reverts what that message added. */
  earlier?: Brief;
  /** Facts the coach asked for and will not ask again: those left open are assumed. */
  assumed?: readonly Asked[];
  /** What its likeliest acts say about its facts. */
  hint?: FactHint;
  /** What the coach had said. */
  said?: string;
  /** The message before, which «yes» to the question about a danger confirms. */
  told_before?: string;
  /** The act of the wish that the message goes on from. */
  continued?: Act | undefined;
  /** What there is to train with was assumed, and nothing told of it since. */
  isGymAssumed?: boolean;
}

/** A longer reply to «what do you want from training?» need not answer it. */
const ANSWER_WORDS_MOST = 9;
const NO_HINT: FactHint = { expected: null, tells: true, tellsGoal: true, isReply: false, asksPlan: false, asks: false };

/** The brief after one more message. Pure, never throws. */
export function readMessage(
  before: Brief,
  content: string,
  { earlier = before, assumed = [], hint = NO_HINT, said = '', told_before = '', continued, isGymAssumed = false }: Meeting = {},
): Brief {
  const forgotten = forgottenLabel(content);
  if (forgotten !== undefined) return withoutFact(before, forgotten);
  const text = factText(content);
  const danger = stopping(detectDanger(content, said));
  const told = danger !== null && askedDanger(said) !== null && saysYes(content) ? `${told_before}. ${content}` : content;
  const rest = restAfterStartingOver(text);
  if (rest === undefined) {
    const edit = continued === undefined ? editFormOf(normaliseText(content)) : continuedEdit(continued, text);
    return readText(withFlag(before, told, danger), text, { earlier, assumed, hint, isGymAssumed, danger, edit });
  }
  const kept = withFlag(keptWhenStartingOver(before), told, danger);
  return readText(kept, rest, { earlier: kept, assumed: [], hint: NO_HINT, isGymAssumed, danger });
}

/** A message as its facts are read: each line a sentence, amounts in one form. */
function factText(content: string): string {
  return plainAmounts(normaliseText(spellSex(spellWeekdays(content.trim())).replace(/[.,;]?\s*\n\s*/g, '. ')));
}

/** Starting over clears what training is for. Limitations, states, red flags and age stay: a plan without them could do harm. */
function keptWhenStartingOver({ red_flag, age, limitations, states, unit }: Brief): Brief {
  return { ...EMPTY_BRIEF, red_flag, age, limitations, states, unit };
}

/** What is wished for every session or week is a fact about the trainee as well. */
const OF_WEEK: ReadonlySet<Act> = new Set<Act>(['shorter-sessions', 'longer-sessions', 'swap-exercise', 'remove-exercise', 'add-exercise']);

function continuedEdit(act: Act, text: string): EditForm | undefined {
  if (!isOneOf(EDIT_ACTS, act)) return undefined;
  return { act, isOfPlanOnly: !OF_WEEK.has(act) || text.includes(BUT_NOT) || namesDay(text) };
}

interface Setting extends Required<Omit<Meeting, 'said' | 'told_before' | 'continued'>> {
  danger: Danger | null;
  edit?: EditForm | undefined;
}

/** After these nothing in the message counts as a fact or a wish. */
const UNREAD: ReadonlySet<DangerKind> = new Set(['eating', 'drugs', 'child', 'self-harm']);

function readText(before: Brief, whole: string, { earlier, assumed, hint, isGymAssumed, danger, edit }: Setting): Brief {
  const text = besideMeet(whole);
  const asked = askedNext(before);
  const base = CORRECTS.test(text) ? earlier : undefined;
  const stated = readFacts(text, hint.expected ?? expectedAfter(before, asked));
  const read = before.style === 'powerlifting' ? factsOfLifter(stated, text) : stated;
  const facts = asked === null && before.days !== null ? toldInUse(read, text, { days: before.days, isGymAssumed }) : read;
  const isAllThereIs = tellsAllThereIs(read, text);
  const brief = withStates(withPain(before, facts, base ?? before), facts);
  if (danger !== null && UNREAD.has(danger.kind)) return brief;
  const maxes = readMaxes(text, brief.unit, hint.expected === 'max');
  const told = withUnit(
    {
      ...withPhase(brief, text, asked),
      age: facts.age ?? brief.age,
      maxes: mergeMaxes(brief.maxes, maxes),
      ...meetTold(brief, whole),
      experience: brief.experience ?? experienceOfLifts(text, maxes) ?? null,
    },
    facts.unit,
  );
  const isLog = asked === null && (maxes.length > 0 || LOGGED.test(text) || loadsBetween(text) !== undefined);
  if (isLog) return told;
  // With a plan in use, «free weights or machines?» is a question and no wish.
  if (asked === null && ((hint.asks && !endsLighterWeek(text) && !isAllThereIs) || readWhyPart(text) !== undefined))
    return { ...(painBesideWhy(text).length > 0 ? brief : before), age: told.age };
  if (asked === null && edit?.isOfPlanOnly === true) return { ...daysAfterEdit(before, text, edit), age: told.age };
  if (asked === null && ordersPlanOnly(text)) return { ...before, age: told.age };
  const isList = isListOfFacts(text) || (asked !== null && kindsTold(facts) >= KINDS_OF_LIST);
  const answersGoal = asked === 'goal' && hint.isReply && text.split(' ').length <= ANSWER_WORDS_MOST;
  const isGoalTold = isList || answersGoal || hint.tellsGoal || facts.goal?.isWish === true || namesGoal(text);
  const goal = isGoalTold
    ? (facts.goal ?? (before.goal === null && kindsTold(facts) >= KINDS_OF_LIST ? goalOfFocus(facts) : undefined))
    : undefined;
  // Before the first plan, whatever is no question may describe the writer.
  const mayTell = isList || hint.tells || read.equipment.adds || isAllThereIs || (asked !== null && !(hint.asks && text.includes('?')));
  const isFrame = mayTell && (asked !== null || (isLasting(text) && !ordersItemsOnly(text)));
  const framed = isFrame ? withFacts(told, { ...facts, goal }, text) : withGoal(told, goal);
  // With a plan in use another split is an edit.
  const known = asked === null ? framed : { ...framed, split: facts.split ?? framed.split };
  const isWish = !isQuestionIn(text) && danger === null;
  const wished = isWish ? withFocus(withWishes(known, text, { corrected: base, isPlanned: asked === null }), facts.focus) : known;
  return withAssumed(wished, assumed, text);
}

/** A powerlifter who wants to be more explosive still trains for strength (FACT-36). */
function factsOfLifter(facts: MessageFacts, text: string): MessageFacts {
  return facts.goal?.goal === 'functional' && goalNamed(besidePowerOfLifter(text)) !== 'functional' ? { ...facts, goal: undefined } : facts;
}

/** What is said of one day or week is no fact about every week. */
function isLasting(text: string): boolean {
  return !isOneOff(text) && !limitsOneDay(text);
}

/** «Goal: glutes and legs»: who names only muscles trains them to grow. */
function goalOfFocus({ focus }: MessageFacts): MessageFacts['goal'] {
  return focus.more.length === 0 ? undefined : { goal: 'muscle', also: null, words: null, isWish: false };
}

/** From so many kinds of facts on, a message before the first plan describes its writer, whatever else it resembles. */
const KINDS_OF_LIST = 2;

function kindsTold({ goal, days, weekdays, minutes, equipment, place, experience, age }: MessageFacts): number {
  const told = [
    goal !== undefined,
    days !== undefined || weekdays.weekdays !== undefined,
    minutes !== undefined,
    equipment.has.length > 0 || equipment.nothing || place.place !== undefined,
    experience !== undefined,
    age !== undefined,
  ];
  return told.filter(Boolean).length;
}

/** Which short answer the coach waits for. */
function expectedAfter(brief: Brief, asked: Asked | null): Expected | null {
  if (asked === 'days') return 'days';
  return asked ?? (brief.minutes === null ? 'minutes' : null);
}

/** Readers of a message without context, cached. */
const isQuestionIn = memoize((text) => QUESTION.test(text));

/** A doubt stops nothing. */
function stopping(danger: Danger | null): Danger | null {
  return danger === null || danger.ask ? null : danger;
}

/**
 * A danger that leaves a flag replaces the one before, and spares the parts it names. A professional's word ends it, and so does the writer who
 * says that it was never told.
 */
function withFlag(brief: Brief, content: string, danger: Danger | null): Brief {
  const text = factText(content);
  const flag =
    danger === null ? holdIn(text, { age: readFacts(text, null).age ?? brief.age, states: brief.states }) : redFlagOf(danger, content);
  const known = brief.red_flag;
  if (flag === null)
    return known !== null && (isCleared(content) || deniesSign(content, known.kind)) ? { ...brief, red_flag: null } : brief;
  const others = brief.limitations.filter(({ region }) => !flag.regions.includes(region));
  const spared = flag.regions.map((region): Limitation => ({ region, strict: true }));
  return { ...brief, red_flag: flag, limitations: [...others, ...spared] };
}

/** «The lighter week is over», and not «when is it over?». */
function endsLighterWeek(text: string): boolean {
  return LIGHTER_OVER.test(text) && !isQuestionIn(text);
}

/** Starts or ends a deload; needs a plan. */
function withPhase(brief: Brief, text: string, asked: Asked | null): Brief {
  if (LIGHTER_OVER.test(text)) return brief.lighter === null ? brief : { ...brief, lighter: null };
  if (asked !== null || (NOT_YET.test(text) && !FROM_NOW.test(text))) return brief;
  const isQuestion = /\b(?:what|why|when|mean|no|not|don'?t|how)\b/.test(text);
  return LIGHTER_WEEK.test(text) && !isQuestion ? { ...brief, lighter: 'deload' } : brief;
}

/** The later value of a lift wins. */
function mergeMaxes(old: readonly KnownMax[], told: readonly KnownMax[]): readonly KnownMax[] {
  return told.length === 0 ? old : [...old.filter((max) => !told.some((other) => other.exercise_id === max.exercise_id)), ...told];
}

function withFocus(brief: Brief, { more, less }: MessageFacts['focus']): Brief {
  return { ...brief, focus: unique<Muscle>([...brief.focus, ...more]).filter((muscle) => !less.includes(muscle)) };
}

/** Fills facts that are still open with what is likeliest. */
function withAssumed(brief: Brief, open: readonly Asked[], text: string): Brief {
  const gym =
    brief.place === 'home' || brief.place === 'outdoors' || brief.place === 'hotel' || NO_GYM.test(text)
      ? GYMS.bodyweight
      : GYMS['full gym'];
  const isGymOpen = brief.kit === null && open.includes('gym');
  return {
    ...brief,
    goal:
      brief.goal ?? (open.includes('goal') ? (goalNamed(brief.sports.length > 0 ? besideSport(text) : text) ?? likelyGoal(brief)) : null),
    days: brief.days ?? (open.includes('days') ? likelyDays(brief) : null),
    ...(isGymOpen ? { kit: gym.kit.filter((item) => !brief.lacks.includes(item)), gym: gym.name } : {}),
  };
}

/** Who writes of these trains where no gym is. */
const NO_GYM =
  /\b(?:neighbou?rs?|downstairs|no gym|living room|bedroom|chair|yoga mat|skipping rope|jump rope|water bottles?|jugs?|bales?|sacks?|truck|hostel room|my room)\b/;

/** Someone who asks for more arms trains for muscle, someone who tells what they lift for strength. */
function likelyGoal({ focus, sports, maxes }: Brief): Goal {
  if (focus.length > 0) return 'muscle';
  if (maxes.length > 0) return 'strength';
  return sports.length > 0 ? 'functional' : 'general fitness';
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
