import { namesDay } from '../named-day.ts';
import { type MessageFacts, readFacts } from './read-facts.ts';

/** What is named is all there is: other equipment goes. */
const EXCLUSIVE =
  /\b(?:only|just|all (?:i|we|there is|there's|they)|nothing (?:but|else|except)|no (?:gym|equipment|weights)|without (?:a |any )?(?:gym|equipment|weights)|bodyweight|body weight|from now on|these days|stick(?:ing)? (?:to|with)|no (?:more )?free weights|moved?|moving|switch\w*|home gym|at home|in (?:my|the|a) (?:garage|basement|flat|house|garden|shed)|quit (?:the|my) gym|cancel\w*|new gym|i (?:now )?(?:train|work ?out|lift) (?:at|in|with)|equipment(?: is|:)|(?:i|we|gym|place|it) (?:now )?(?:has|have|got)\b.*(?:,| and ).*)/;
/** Days on which somebody can train, rather than days of the plan that something should happen to. */
const AVAILABLE =
  /\b(?:only|can|can'?t|cannot|free|available|days? a week|days per|days?:|train|lift|gym|come|make it|work ?out|week|weekends?|weekdays|my days|schedule|instead|from now on|on)\b|^(?:(?:ok|no|actually|rather|make it|let'?s do),? )*(?:mon|tue|wed|thu|fri|sat|sun)\w*(?:(?: |,|\/|and|&|\+|-)+(?:mon|tue|wed|thu|fri|sat|sun)\w*)+[.! ]*$/;
const ASKS = /\?\s*$/;
const REQUESTS = /\b(?:can|could|would|will|what if|is it ok|how about|let'?s)\b/;

/** The goal by its name, which «bigger arms» is not. */
const NAMES_MUSCLE = /\b(?:muscles?|muscular|hypertrophy|mass|size|bulk\w*|body ?building|physique|goals?)\b/;

interface InUse {
  /** Of the plan. */
  days: number;
  /** Nobody told what there is to train with: what is named now is it. */
  isGymAssumed: boolean;
}

/**
 * The facts of a message that a plan in use is fitted to (FACT-30). Words that name a piece of equipment take nothing away, what is said of one
 * day is no fact about all, a question that requests nothing tells nothing, days of the plan in an order are no days of the trainee, and more of a part is no other goal.
 */
export function toldInUse(facts: MessageFacts, text: string, { days, isGymAssumed }: InUse): MessageFacts {
  const none = readFacts('', null);
  const isAsked = ASKS.test(text) && !REQUESTS.test(text);
  const ofEveryDay = namesDay(text) ? readFacts(besideDays(text), null) : facts;
  const named = facts.weekdays.weekdays?.length ?? days;
  const isOrder = named < days && !AVAILABLE.test(text);
  const { equipment, place } = ofEveryDay;
  return {
    ...facts,
    ...(isAsked
      ? { equipment: none.equipment, place: none.place }
      : {
          place,
          equipment: { ...equipment, adds: equipment.adds || (equipment.has.length > 0 && !isGymAssumed && !EXCLUSIVE.test(text)) },
        }),
    ...(isAsked ? { days: undefined, minutes: undefined, goal: undefined, weekdays: none.weekdays, sports: [] } : {}),
    ...(facts.focus.more.length > 0 && facts.goal?.goal === 'muscle' && !NAMES_MUSCLE.test(text) ? { goal: undefined } : {}),
    ...(isOrder ? { weekdays: { ...none.weekdays, busy: facts.weekdays.busy, freed: facts.weekdays.freed } } : {}),
  };
}

const ONLY_KIT =
  /\bonly (?:the |on |with |use |using )?(?:machines?|cables?|dumbbells?|bands?|kettlebells?|body ?weight|barbells?)\b|\b(?:machines?|cables?|dumbbells?|bands?|kettlebells?|barbells?) only\b|\bno (?:more )?free weights\b|\bstick(?:ing)? (?:to|with) (?:the )?(?:machines|cables|dumbbells|bands|kettlebells)\b/;

/** «Only machines for now» is a wish for every session, and not what is free in the gym today (FACT-32). */
export function tellsAllThereIs({ equipment }: Pick<MessageFacts, 'equipment'>, text: string): boolean {
  return (
    equipment.has.length > 0 &&
    ONLY_KIT.test(text) &&
    !text.includes('?') &&
    !/\b(?:today|tonight|tomorrow|here|this (?:week|time|once))\b/.test(text)
  );
}

/** The sentences that name no day. */
function besideDays(text: string): string {
  return text
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !namesDay(sentence))
    .join(' ');
}
