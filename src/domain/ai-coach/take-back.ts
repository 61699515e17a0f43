import type { Folded } from './brief.ts';
import { type Asked, askedNext, type Brief } from './person/brief-shape.ts';
import { planPart } from './person/plan-part.ts';
import type { Act } from './understand/acts/acts.ts';
import { orderedAct } from './understand/acts/command.ts';
import { editFormOf } from './understand/acts/edit-forms.ts';
import type { FactHint } from './understand/facts/expected-facts.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { keepsItem, OFFER_STANDS, refusesOffer, rejectsBefore } from './understand/offer-reply.ts';
import { readMessage } from './understand/read-message.ts';

/** A message that still counts, with the state it was read in. */
export interface Kept {
  content: string;
  hint: FactHint;
  /** What the coach had said. */
  said: string;
  /** The act of the wish it goes on from. */
  continued: Act | undefined;
  before: Brief;
  assumed: readonly Asked[];
  isGymAssumed: boolean;
}

/** Whether the plan in use holds what a brief asks for. */
export type HoldsBrief = (brief: Brief) => boolean;

/** What the phone tells of the plan in use. */
export interface InUse {
  holds: HoldsBrief;
  /** No offer waits for an answer. */
  isSettled: boolean;
}

/** «No, only Friday»: what the message before changed gives way to what this one says. What hurts stays known. */
export function correctsLast(kept: readonly Kept[], folded: Folded, content: string, said: string): boolean {
  if (said === '' || said.trimEnd().endsWith('?') || !(rejectsBefore(content) || keepsItem(content))) return false;
  return changedByLast(kept, folded);
}

export function changedByLast(kept: readonly Kept[], folded: Folded): boolean {
  const last = kept.at(-1);
  if (last === undefined) return false;
  return changesPlan(last.before, folded.brief) && JSON.stringify(last.before.limitations) === JSON.stringify(folded.brief.limitations);
}

export function takeBackLast(kept: Kept[], folded: Folded): void {
  const last = kept.pop();
  if (last === undefined) return;
  const { red_flag, age } = folded.brief;
  folded.brief = { ...last.before, red_flag, age };
}

/** Says no to the change that one of the last messages led to. */
export function refusesLast(kept: readonly Kept[], folded: Folded, content: string, said: string): boolean {
  if (said === '' || !refusesOffer(content, said)) return false;
  const from = Math.max(0, kept.length - OFFER_STANDS);
  return kept.slice(from).some(({ before }, index) => changesPlan(before, kept[from + index + 1]?.before ?? folded.brief));
}

/** What hurts stays known when a card is declined, which makes no part well; an undo takes it back with the rest. */
export function takeBack(kept: Kept[], folded: Folded, content: string): void {
  const newest = kept.at(-1);
  if (newest !== undefined && editFormOf(normaliseText(newest.content)) !== undefined && !changesPlan(newest.before, folded.brief)) return;
  const at = kept.findLastIndex((message, index) => changesPlan(message.before, kept[index + 1]?.before ?? folded.brief));
  const taken = kept[at];
  if (taken === undefined) return;
  // The answers to the questions that followed belong to the undone plan. Limitations told in them stay.
  const rest = kept.slice(at + 1);
  const next = rest.findIndex((message) => askedNext(message.before) === null);
  const answers = next === -1 ? rest : rest.slice(0, next);
  const sore = refusesOffer(content) ? folded.brief : replay(taken.before, answers);
  kept.splice(at, 1 + answers.length);
  const { red_flag, age } = folded.brief;
  folded.brief = { ...replay({ ...taken.before, limitations: sore.limitations }, kept.slice(at)), red_flag, age };
  folded.undone = 'change';
}

/**
 * «Keep my plan»: what was told for plans that were offered and not taken goes with them, however many there were (PLAN-37). What hurts,
 * age and warnings stay known.
 */
export function backToPlan(kept: Kept[], folded: Folded, holds: HoldsBrief): void {
  const at = folded.plans.findIndex((brief) => planPart(brief) === planPart(folded.brief));
  const origin = folded.plans.slice(Math.max(at, 0)).find(holds);
  if (origin === undefined || planPart(origin) === planPart(folded.brief)) return;
  const { red_flag, age, limitations } = folded.brief;
  folded.brief = { ...origin, red_flag, age, limitations };
  folded.undone = 'change';
  kept.length = 0;
}

/**
 * The plan in use contradicts what is known and no offer waits: it was restored, or the offers that followed from the talk were given up. What
 * led to them goes; what was told beside a question, for which nothing was offered, stays (PLAN-38). While a plan from scratch is asked about,
 * what is known is that plan's.
 */
export function dropGivenUp(kept: Kept[], folded: Folded, holds: HoldsBrief): void {
  if (folded.plans.length < 2 || askedNext(folded.brief) !== null || holds(folded.brief)) return;
  const origin = folded.plans.find(holds);
  if (origin === undefined) return;
  const at = kept.findLastIndex(({ before }) => planPart(before) === planPart(origin));
  const rest = at === -1 ? [] : kept.slice(at);
  const stays = rest.filter((message, index) => {
    const after = rest[index + 1]?.before ?? folded.brief;
    return (
      !changesPlan(message.before, after) || (message.content.includes('?') && orderedAct(normaliseText(message.content)) === undefined)
    );
  });
  const { red_flag, age, limitations } = folded.brief;
  kept.splice(Math.max(at, 0), kept.length, ...stays);
  folded.brief = { ...replay(rest[0]?.before ?? origin, stays), red_flag, age, limitations };
}

/** The coach's whole answer is a question about what was meant. */
export function asksBack(said: string): boolean {
  return said.trimEnd().endsWith('?') && !said.trim().includes('\n');
}

/** With a plan in use, nothing but wishes about exercises was told. */
export function tellsWishesOnly(before: Brief, after: Brief): boolean {
  const { refused, wanted, swaps } = before;
  return askedNext(before) === null && JSON.stringify(before) === JSON.stringify({ ...after, refused, wanted, swaps });
}

/** An order that was only asked back about is read with its answer; by itself it tells nothing yet (PLAN-38). */
export function dropAskedBack(kept: Kept[], folded: Folded, said: string): void {
  const last = kept.at(-1);
  if (last === undefined || last.before === folded.brief || !asksBack(said) || !tellsWishesOnly(last.before, folded.brief)) return;
  kept.pop();
  folded.brief = last.before;
}

/** Reads earlier messages again on top of another brief and records the new states. */
function replay(before: Brief, messages: readonly Kept[]): Brief {
  let brief = before;
  let earlier: Brief | undefined;
  let told_before = '';
  for (const message of messages) {
    message.before = brief;
    const { content, assumed, hint, said, continued, isGymAssumed } = message;
    brief = readMessage(brief, content, { earlier, assumed, hint, said, told_before, continued, isGymAssumed });
    earlier = message.before;
    told_before = content;
  }
  return brief;
}

/** A plan existed and this message changed it. */
function changesPlan(before: Brief, after: Brief): boolean {
  return before !== after && askedNext(before) === null && planPart(before) !== planPart({ ...after, age: before.age });
}
