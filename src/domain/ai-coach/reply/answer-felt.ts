import type { Question } from './answer-act.ts';
import { easedSession } from './answer-one-off.ts';
import { offerEdits } from './offer-edit.ts';
import type { Offer } from './offer-plan.ts';

/** How the plan is felt as a whole, and not how one set or day went. */
const OF_PLAN =
  /\b(?:all|everything|every|always|each|whole|plan|program\w*|routine|sessions|workouts|training|weeks?|block|since|lately|constantly|too (?:hard|easy|tough|intense|much))\b/;
const OF_ONE = /\b(?:was|were|felt|today|tonight|yesterday|this (?:set|session|morning|evening)|last|that|set|just)\b/;
/** «I'm wrecked» */
const SPENT =
  /\b(?:wrecked|destroyed|cooked|fried|spent|gassed|knackered|done for|dead|exhausted|shattered|burnt? out|drained|run down|beat(?:en)?(?: up)?|worn out|on my last legs|wiped(?: out)?|broken)\b/;

/** A plan felt as too hard or too easy: one step of it, as an offer; somebody spent: the next session, made lighter (PLAN-47). */
export function answerFelt({ act, text, brief, plan, digest }: Question): Offer | undefined {
  if (plan === undefined || (act !== 'report-hard' && act !== 'report-easy')) return undefined;
  if (OF_PLAN.test(text) && !OF_ONE.test(text)) {
    const isHard = act === 'report-hard';
    const offer = offerEdits([{ kind: 'intensity', to: isHard ? 'lighter' : 'harder' }], brief, plan);
    if (offer?.change === undefined) return undefined;
    const one = isHard
      ? 'If it was one hard day only, keep your plan.'
      : 'If it was one easy day only, keep your plan and add a little weight.';
    return {
      ...offer,
      messages: [...offer.messages, one],
      quick_replies: isHard ? ['Make this week a deload', ...offer.quick_replies] : offer.quick_replies,
    };
  }
  if (act !== 'report-hard' || OF_ONE.test(text) || !SPENT.test(text)) return undefined;
  const session = easedSession({ brief, inUse: plan, log: digest });
  if (session === undefined) return undefined;
  return {
    messages: [
      `Then do the next session lighter, a third of the sets less: ${session}`,
      "That is for this one session; after it your plan goes on as written. In Today's Workout, «Not a usual day» does it. If you feel like this for a week, a lighter week is due.",
    ],
    quick_replies: ['Make this week a deload', 'Make the plan easier'],
  };
}
