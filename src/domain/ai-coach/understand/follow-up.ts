import type { Plan } from '../../plan/plan.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import type { ChatMessage } from '../person/brief-shape.ts';
import { chosenAct } from './acts/act-rules.ts';
import type { Act } from './acts/acts.ts';
import { movesDay, orderedAct } from './acts/command.ts';
import { isGoalAlone } from './acts/goal-alone.ts';
import { asksOnly } from './acts/question-form.ts';
import { readPlanQuestion } from './acts/read-plan-question.ts';
import { bindReply, type Remembered, type Told, toldNow } from './bind-reply.ts';
import { completeQuestion, leanedOn } from './complete-question.ts';
import { kitNamedIn } from './facts/read-equipment.ts';
import { findMentions } from './find-mentions.ts';
import { asksForDay } from './named-day.ts';
import { normaliseText } from './normalise-text.ts';
import { asksOfOffer, asksWhy, refusesOffer } from './offer-reply.ts';
import { isForGood, occasionOf } from './one-off.ts';
import { REMEMBERED, type Referent, referentOf, withReferent } from './refer-back.ts';
import { scopeOf } from './scope-of.ts';
import { UNDO } from './sign-table.ts';
import { restAfterStartingOver } from './start-over.ts';
import type { Pointing } from './talk/pointing.ts';
import { readPointing } from './talk/read-pointing.ts';
import type { Exchange } from './talk/talk-record.ts';
import { isInPlan, offeredIn, wishWithout } from './wish/another-substitute.ts';
import { type ContinuedWish, continueWish, repeatsWish, type Wish, wishIn } from './wish/continue-wish.ts';

/** A message with what it leaves unsaid. */
export interface FullMessage extends ChatMessage {
  /** Chosen by a tap, or that of the wish it goes on from. */
  act?: Act;
  /** It goes on from an earlier wish; `replaces`: in the place of what was offered for that. */
  continues?: { replaces: boolean };
  /** What it points at in the talk before, for an answer of its own. */
  pointing?: Pointing;
}

const WORDS_MOST = 9;
/** How people go on from what they just said. */
const LEAD =
  /^(?:(?:ok |okay |so |and |yes,? |yeah,? |no,? |nah,? |oh |sorry,? )*)(?:(?:and )?(?:what|how) about|and(?: for| on| with)?|(?:do |make )?(?:the )?same(?: again| thing| question)?(?:,? (?:but|and))?(?: for| with| on)?|but (?:for|only|on)|only(?: on| for)?|just(?: on| for)?|not (?:that|this)(?: 1| day)?,?|i mean(?:t)?|the)\b/;
/** «Not chest. Back», «not monday but friday». */
const NOT_BUT =
  /^(?:(?:no|sorry|wait)[,.! ]+)*not (?:the |on |for )?([a-z]+(?: [a-z]+)?)(?:[,.;!]+| but) (?:the |on |for |i meant )?([a-z]+(?: [a-z]+){0,2})[.!]*$/;
const BODY_PART =
  /\b(?:chest|back|lats|shoulders?|delts|arms?|biceps|triceps|forearms|abs|core|legs?|quads|hamstrings|glutes|calves|traps|upper body|lower body)\b/;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)\b|(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|last) (?:day|session|workout)|day \d|(?:leg|push|pull|upper|lower|arm|chest|back) day|today|tomorrow)\b/;

/** The conversation with follow-ups written out: «and squat?» after a question about bench asks the same about squat. Pure. */
export function resolveFollowUps(messages: readonly ChatMessage[], plan: Plan | null = null): FullMessage[] {
  const firstPlan = messages.findIndex(({ role, content }) => role === 'assistant' && PRESENTS_PLAN.test(content));
  /** While a plan is asked for, what is wished are facts for it. */
  let isPlanned = plan !== null && firstPlan === -1;
  /** What was said so far, as replies point back at it. */
  const exchanges: Exchange[] = [];
  let wish: { wish: Wish; age: number } | undefined;
  let occasion: Before['occasion'];
  let last = '';
  /** The newest message that asked or named something. */
  let topic = '';
  /** The coach's first and newest line since. */
  let [first, said] = ['', ''];
  let told: Remembered;
  let known: { referent: Referent; age: number } | undefined;
  return messages.map((message, index) => {
    if (message.role !== 'user') {
      isPlanned ||= index >= firstPlan && PRESENTS_PLAN.test(message.content);
      if (first === '') first = message.content;
      said = message.content;
      const open = exchanges.at(-1);
      if (open !== undefined) open.said = open.said === '' ? message.content : `${open.said}\n${message.content}`;
      return message;
    }
    if (last !== '') {
      const referent = referentOf(normaliseText(last), normaliseText(first));
      if (referent !== undefined) known = { referent, age: 0 };
      else if (known !== undefined) known = known.age + 1 < REMEMBERED ? { ...known, age: known.age + 1 } : undefined;
    }
    told = toldNow(first, told);
    const before = {
      isPlanned,
      inPlan: (name: string) => plan !== null && isInPlan(contentsOfPlan(plan), name),
      told: told?.told,
      occasion,
      last,
      topic,
      named: exerciseIn(normaliseText(first)),
      first,
      said,
      answered: exchanges.at(-1)?.said ?? said,
      referent: known?.referent,
      wish,
    };
    const isAnew = restAfterStartingOver(normaliseText(message.content)) !== undefined;
    const full = (plan === null || !isPlanned || isAnew ? undefined : pointed(message, exchanges, plan)) ?? resolve(message, before);
    exchanges.push({ text: normaliseText(full.pointing === undefined ? full.content : message.content), said: '' });
    last = full.content;
    topic = leanedOn(normaliseText(last), topic);
    isPlanned &&= restAfterStartingOver(normaliseText(last)) === undefined;
    wish = isPlanned ? wishAfter(full, wish) : undefined;
    occasion = occasionAfter(normaliseText(last), occasion);
    first = '';
    return full;
  });
}

/** The coach's words with a plan that this conversation built. */
export const PRESENTS_PLAN = /\bplan is ready\b/;

/** The message as what it points at; undefined where it stands alone. */
function pointed(message: ChatMessage, exchanges: readonly Exchange[], plan: Plan): FullMessage | undefined {
  const found = readPointing(normaliseText(message.content), exchanges, contentsOfPlan(plan));
  if (found === undefined) return undefined;
  const { pointing, content = message.content, act: edit } = found;
  if (pointing.to !== 'text' && edit !== undefined) return { ...message, content, act: edit, continues: { replaces: true }, pointing };
  if (pointing.to !== 'text') return { ...message, content, act: 'unclear', pointing };
  const { text, act, replaces = false } = pointing;
  return { ...message, content: text, ...(act === undefined ? {} : { act, continues: { replaces } }) };
}

interface Before {
  /** There is a plan that wishes are about. */
  isPlanned: boolean;
  /** The plan in use has an exercise of that name. */
  inPlan: (name: string) => boolean;
  /** The message before, written out. */
  last: string;
  /** The newest message that asked or named something, normalised. */
  topic: string;
  /** The exercise that the coach's answer named first. */
  named: string | undefined;
  /** The coach's first line since, and its last. */
  first: string;
  said: string;
  /** All that the coach said since. */
  answered: string;
  referent: Referent | undefined;
  /** What the coach told last that a reply may be about. */
  told: Told | undefined;
  /** The day or week soon that the talk is about, and how many messages ago it was named. */
  occasion: { words: string; age: number } | undefined;
  /** The newest wish and how many messages ago it was. */
  wish: { wish: Wish; age: number } | undefined;
}

const OCCASION_REMEMBERED = 3;

function occasionAfter(text: string, before: Before['occasion']): Before['occasion'] {
  const words = occasionOf(text);
  if (words !== undefined) return { words, age: 0 };
  return before === undefined || before.age + 1 >= OCCASION_REMEMBERED ? undefined : { ...before, age: before.age + 1 };
}

const WITH_WHAT = /\b(?:no (?:gym|equipment|weights)|bodyweight|body weight|\d{2,3} ?min\w*)\b/;

/** «Only dumbbells» after «I'm in a hotel next week» is about that week. */
function onOccasion(text: string, occasion: Before['occasion']): string | undefined {
  const isPart = text.split(' ').length <= WORDS_MOST && (WITH_WHAT.test(text) || kitNamedIn(text).length > 0);
  if (occasion === undefined || !isPart || asksOnly(text) || orderedAct(text) !== undefined || isForGood(text)) return undefined;
  return occasionOf(text) === undefined ? `${text} ${occasion.words}` : undefined;
}

/** How long a wish is gone on from, in messages of the person. */
const WISH_REMEMBERED = 4;

function wishAfter({ content, act, continues }: FullMessage, before: Before['wish']): Before['wish'] {
  const text = normaliseText(content);
  if (continues !== undefined && act !== undefined) return { wish: { act, text }, age: 0 };
  const wish = wishIn(text);
  if (wish !== undefined) return { wish, age: 0 };
  if (before === undefined || refusesOffer(content)) return undefined;
  return before.age + 1 < WISH_REMEMBERED ? { ...before, age: before.age + 1 } : undefined;
}

function resolve(
  message: ChatMessage,
  { isPlanned, inPlan, occasion, last, topic, named, first, said, answered, referent, told, wish }: Before,
): FullMessage {
  if (restAfterStartingOver(normaliseText(message.content)) !== undefined) return message;
  const days = isPlanned ? daysSupposed(normaliseText(message.content)) : undefined;
  if (last === '') return days === undefined ? message : { ...message, content: days };
  const asGoal = isPlanned ? message.content.replace(/\b(?:what|how) about\b|\?/gi, '').trim() : '';
  if (isGoalAlone(normaliseText(asGoal))) return { ...message, content: asGoal, act: 'give-goal' };
  const act = said.includes(`«${message.content.trim()}»`) ? chosenAct(message.content) : undefined;
  if (act !== undefined) return { ...message, content: last, act };
  const choice = pickedChoice(normaliseText(message.content), answered);
  const ordered = choice === undefined || !isPlanned ? undefined : orderedAct(normaliseText(choice));
  if (choice !== undefined && ordered !== undefined) return { ...message, content: choice, act: ordered, continues: { replaces: true } };
  if (choice !== undefined) return { ...message, content: choice };
  const text = normaliseText(message.content);
  const bound = told === undefined ? undefined : bindReply(text, told, normaliseText(last));
  if (bound !== undefined) return { ...message, content: bound };
  if (UNDO.test(text) || (wish !== undefined && (asksOfOffer(text) || asksWhy(text)))) return message;
  if (days !== undefined && wish !== undefined) return { ...message, content: days, act: 'give-days', continues: { replaces: true } };
  if (days !== undefined) return { ...message, content: days };
  if (wish !== undefined && repeatsWish(text, wish.wish)) return { ...message, act: 'accept' };
  // «Only this week friday to saturday» says everything itself.
  const moved = movesDay(text) ? orderedAct(text) : undefined;
  if (moved !== undefined) return { ...message, act: moved };
  const another = wish === undefined ? undefined : (wishWithout(text, wish.wish, offeredIn(first), inPlan) ?? forOnce(text, wish.wish));
  const continued = wish === undefined || isForGood(text) ? undefined : (another ?? continueWish(text, wish.wish));
  // «And squat?» after a question asks the same again.
  const goesOn = continued !== undefined && (wish?.age === 0 || continued.replaces);
  const referred = withReferent(text, referent);
  if (goesOn && (referred === undefined || another !== undefined))
    return { ...message, content: continued.text, act: continued.act, continues: { replaces: continued.replaces } };
  const whole = referred ?? onOccasion(text, occasion) ?? wholeQuestion(text, normaliseText(last)) ?? completeQuestion(text, topic, named);
  return whole === undefined ? message : { ...message, content: whole };
}

const SUPPOSED =
  /^(?:(?:ok|okay|so|and|but|hm+|well|no|nah|or|wait)[,.! ]+)*(?:what if|how about|what about|can|could|would|is it (?:ok|possible|fine) (?:if|to))(?: (?:we|i|you))?(?: (?:do|did|train|trained|go|make it|made it|had|have|drop to|drop down to|go down to|went|switch to|change to|to))* ([1-7]) ?(?:days?|times|sessions|x)(?: (?:a|per|each|every) week)?(?: (?:instead|then|work|rather))*[?.! ]*$/;

/** «What if we do 3 days instead?» is the wish for them. */
function daysSupposed(text: string): string | undefined {
  const days = SUPPOSED.exec(text)?.[1];
  return days === undefined ? undefined : `${days} days a week`;
}

/** «Only this week» after a wish. */
function forOnce(text: string, wish: Wish): ContinuedWish | undefined {
  const scope = scopeOf(text);
  if (scope === undefined) return undefined;
  const act = wish.act === 'move-day' || wish.act === 'reorder' ? 'shift-session' : wish.act;
  return { act, text: `${wish.text} just ${scope}`, replaces: true };
}

const PLACES: readonly RegExp[] = [
  /\b(?:1st|first|former)\b/,
  /\b(?:2nd|second|latter|other)\b/,
  /\b(?:3rd|third)\b/,
  /\b(?:4th|fourth)\b/,
];
const PICKS =
  /^(?:no,? |yes,? |ok,? )?(?:the |that )?(?:other|1st|first|2nd|second|3rd|third|4th|fourth|former|latter)(?: (?:1|one|option|choice))?(?:,? (?:please|thanks|then))?(?:[.!,]+ *(.*))?$/;

/** «The second» of the choices in the coach's last words. */
function pickedChoice(text: string, said: string): string | undefined {
  const picked = PICKS.exec(text);
  if (picked === null) return undefined;
  const choices = [...said.matchAll(/«([^»]+)»/g)].flatMap((match) => match[1] ?? []);
  const place = PLACES.findIndex((form) => form.test(picked[0].split(/[.!,]/)[0] ?? ''));
  const choice = choices[place];
  return choice === undefined || picked[1] === undefined || picked[1] === '' ? choice : `${choice} ${picked[1]}`;
}

/** The previous message with its exercise, muscle or day exchanged; undefined when this one stands alone. */
function wholeQuestion(text: string, last: string): string | undefined {
  const scope = scopeOf(text);
  if (scope !== undefined) return `${last} just ${scope}`;
  const [, wrong, right] = NOT_BUT.exec(text) ?? [];
  if (wrong !== undefined && right !== undefined && last.includes(wrong)) return last.replace(wrong, right);
  const words = text.split(' ');
  if (orderedAct(text) !== undefined || asksForDay(text)) return undefined;
  if (words.length > WORDS_MOST || !LEAD.test(text)) return undefined;
  for (const find of [exerciseIn, bodyPartIn, dayIn]) {
    const now = find(text);
    if (now === undefined || !isNothingElse(text, now)) continue;
    const before = find(last);
    if (before !== undefined) return before === now ? undefined : last.replace(before, now);
    if (readPlanQuestion(text)?.topic === 'day') return undefined;
    return find === dayIn && words.length <= 5 ? `${last} ${text.replace(/^(?:yes|no|ok|yeah|nah),? (?:but )?/, '')}` : undefined;
  }
  return undefined;
}

const FILLERS =
  /\b(?:please|pls|too|then|day|days|the|my|for|on|one|1|instead|also|ok|okay|in|to|with|of|do|does|is|it|that|them|this|those|about|a|an|and|but|or|only|just|all|not|no|yes|coach|now|well|what|how|same|thing|sorry|mean|i|as|work|workout|session|exercises?|training|stuff|maybe|rather|actually|so)\b/g;

/** The message is the exchanged words and little more: «same but for legs», not «only dumbbells today». */
function isNothingElse(text: string, found: string): boolean {
  const rest = text.replace(LEAD, ' ').replace(found, ' ').replace(FILLERS, ' ');
  return !/[a-z]{2,}|\d/.test(rest);
}

function exerciseIn(text: string): string | undefined {
  return findMentions(text, true)[0]?.words;
}

function bodyPartIn(text: string): string | undefined {
  return BODY_PART.exec(text)?.[0];
}

function dayIn(text: string): string | undefined {
  return DAY.exec(text)?.[0];
}

const TALKED_OF_LATELY = 6;

/** The exercise named most recently before the last message. */
export function lastExercise(messages: readonly ChatMessage[]): string | undefined {
  const last = messages.findLastIndex((message) => message.role === 'user');
  return messages
    .slice(Math.max(0, last - TALKED_OF_LATELY), Math.max(0, last))
    .filter((message) => message.role === 'user')
    .flatMap((message) => findMentions(normaliseText(message.content), true))
    .at(-1)?.exercise.name;
}
