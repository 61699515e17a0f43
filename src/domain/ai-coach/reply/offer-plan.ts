import type { Plan } from '#domain/plan/plan.ts';
import { hasPlan } from '../brief.ts';
import { type ChangeKind, describePlanChange, type PlanChange } from '../change/plan-change.ts';
import type { Brief } from '../person/brief-shape.ts';
import { deniesPain } from '../understand/facts/denies-pain.ts';
import { rejectsBefore } from '../understand/offer-reply.ts';
import type { Turn } from '../understand/read-turn.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { careAfter } from './care.ts';
import { describeChange } from './describe-change.ts';
import { explainChange } from './explain-change.ts';
import { planAsTold, planForFacts } from './fit-to-facts.ts';
import { NOTHING_TO_UNDO } from './fixed-replies-table.ts';
import { isSameTraining, planFor } from './plan-for.ts';
import { presentPlan } from './present-plan.ts';
import { changeReplies, firstReplies } from './quick-replies.ts';
import { forgottenWords } from './said-back.ts';

/** An answer about another plan than the one in use. A plan in it carries its change, unless it is the plan in use. */
export interface Offer {
  messages: readonly string[];
  quick_replies: readonly string[];
  plan?: Plan;
  change?: PlanChange;
  /** The quick replies answer a question of the coach about what was meant. */
  is_choice?: true;
}

/** The title of a plan built anew while another one is in use. */
export const NEW_PLAN_TITLE = 'A new plan';

interface Input {
  turn: Turn;
  /** Never replaced here: another plan is offered as a change. */
  inUse: Plan;
}

function rejectsOffer({ replacesOffer, whole }: Turn): boolean {
  return replacesOffer || rejectsBefore(whole);
}

interface FactsInput extends Input {
  /** The plan of an offer that is open, if any. */
  offered: Plan | undefined;
}

/** Offers a changed plan with differences and reason; without a plan when nothing changes. */
export function changedPlan({ turn, inUse, offered }: FactsInput): Offer {
  const { brief, before, forgotten } = turn;
  const asTold = planForFacts(inUse, { before, brief: before, known: turn.plans });
  // An offer that the facts do not give by themselves came of a wish: what is told now comes on top of it.
  const isWish = offered !== undefined && !rejectsOffer(turn) && !isSameTraining(offered, asTold.plan);
  const start = isWish ? offered : inUse;
  const earlier = isWish ? { ...asTold, plan: offered, said: [] as readonly string[] } : asTold;
  const { plan, said, by } = planForFacts(start, { before, brief, known: turn.plans });
  const isOnTop = !isSameTraining(inUse, earlier.plan);
  const { kind, why } = forgotten === undefined ? explainChange(before, brief) : { kind: 'brief' as const, why: forgottenWords(forgotten) };
  const care = careAfter(brief, before);
  const unmet = unmetWishes(brief, plan);
  if (isSameTraining(inUse, plan)) {
    const stays = unmet.length === 0 ? 'Your plan stays as it was: it fits already.' : 'Your plan stays as it was.';
    return { messages: [`${why} ${stays}`, ...unmet, ...care], quick_replies: changeReplies() };
  }
  const isLed = JSON.stringify(brief.meet) !== JSON.stringify(before.meet);
  // Only what is new with this message is said; the card holds the rest (PLAN-35).
  const from = isOnTop ? earlier.plan : inUse;
  const isNothingNew = isOnTop && isSameTraining(earlier.plan, plan);
  const details = isLed
    ? (plan.explanation ?? '')
    : isNothingNew
      ? ''
      : describeChange({ plan: from, brief: before }, { plan, brief }, why);
  const more = isNothingNew ? FITS_OFFER : isOnTop ? HOLDS_OFFER : by === 'rebuilt' ? REBUILT : '';
  const fresh = isOnTop ? said.filter((words) => !earlier.said.includes(words)) : said;
  const words =
    by === 'edited'
      ? editedWords(kind, why, fresh, isOnTop ? HOLDS_OFFER.trim() : STAYS)
      : [why, details].filter((part) => part !== '').join(' ') + more;
  const over = brief.lighter === 'deload' ? ['The lighter week is over'] : [];
  return {
    messages: [words, ...unmet, ...care],
    quick_replies: ['Why this plan?', ...over],
    plan,
    change: describePlanChange(inUse, plan, kind, why),
  };
}

const REBUILT = ' It is a new plan: what you changed in the one you have is not in it. Accept it, or keep yours.';

const STAYS = 'Everything else stays as it is, with what you changed before.';
const HOLDS_OFFER = ' The card also holds what I offered before.';
const FITS_OFFER = ' The change I offered before fits that already; here is its card again.';

/** Days and minutes are said by what was done; other facts first say what they mean. */
function editedWords(kind: ChangeKind, why: string, said: readonly string[], stays: string): string {
  const reason = (kind === 'days' || kind === 'time') && said.length > 0 ? [] : [why];
  return [...reason, ...said, stays].join(' ');
}

/** Repeats an offer that was not accepted. */
export function offerAgain({ turn, inUse }: Input): Offer {
  const { brief, before } = turn;
  const plan = planAsTold(inUse, turn);
  const details = describeChange({ plan: inUse, brief: before }, { plan, brief });
  return {
    messages: [
      `Your plan is as it was. From what you told me I would change it: ${details}`,
      'Accept it, keep your plan, or tell me what should be different.',
    ],
    quick_replies: ['Why this plan?'],
    plan,
    change: describePlanChange(inUse, plan, 'brief', 'It follows from what you told me.'),
  };
}

/** A rebuilt plan while another one is in use: after starting over, or when the last missing fact is known again. */
export function newPlan({ turn, inUse, opening }: Input & { opening: readonly string[] }): Offer {
  const { brief } = turn;
  const plan = planFor(brief);
  if (isSameTraining(inUse, plan)) {
    const same = 'What you told me leads to the plan you have: it stays as it is.';
    return { messages: [...opening, same], quick_replies: changeReplies(), plan: inUse };
  }
  const stays = 'Your plan in use stays until you accept the new one.';
  return {
    messages: [...opening, ...presentPlan(plan, brief, { ready: 'A new plan is ready', isPainDenied: deniesPain(turn.messages) }), stays],
    quick_replies: firstReplies(brief, deniesPain(turn.messages)),
    plan,
    change: { ...describePlanChange(inUse, plan, 'brief', 'Built anew from what you told me.'), title: NEW_PLAN_TITLE },
  };
}

interface UndoInput extends Input {
  isTold: boolean;
  isRefusal: boolean;
  /** The plan that the newest accepted change replaced; null when the phone tells none. */
  replaced: Plan | null;
}

/**
 * The reply to «Undo that.» and «Keep my plan as it was.». The buttons act before this is asked; a typed undo of an accepted change is
 * offered.
 */
export function undoReply({ turn, inUse, isTold, isRefusal, replaced }: UndoInput): Offer {
  const { brief, before, undone } = turn;
  const words = (sentence: string): Offer => ({ messages: [sentence], quick_replies: changeReplies() });
  if (replaced !== null && !isRefusal && !isSameTraining(inUse, replaced)) return offerBefore(inUse, replaced);
  if (undone !== 'change') return words(isRefusal ? 'Your plan stays as it is.' : NOTHING_TO_UNDO);
  const plan = planFor(brief);
  const isBack = isSameTraining(inUse, plan);
  if (isRefusal) return words(isBack || !isTold ? 'Your plan stays as it was; I go by it again.' : 'Your plan stays as it was.');
  if (isBack) return { ...words('I took back the last change: your plan is the one from before it.'), plan: inUse };
  if (!isMadeFrom(inUse, before)) return words('I no longer go by what you said last. Your plan stays as it is.');
  return offerBefore(inUse, plan);
}

function offerBefore(inUse: Plan, plan: Plan): Offer {
  return {
    messages: ['This is the plan from before the last change. Accept it to go back to it.'],
    quick_replies: changeReplies(),
    plan,
    change: { ...describePlanChange(inUse, plan, 'brief', 'You asked to undo the last change.'), title: 'The plan from before' },
  };
}

function isMadeFrom(plan: Plan, brief: Brief): boolean {
  return hasPlan(brief) && isSameTraining(plan, planFor(brief));
}
