import type { Plan } from '#domain/plan/plan.ts';
import { planView, weekCount } from '#domain/plan/plan-view.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import type { Offer } from './offer-plan.ts';
import { nextSessionWords } from './show-session.ts';

/** The wish for the next block, asked for although the one in use has only begun. */
const NEXT_BLOCK_ANYWAY = 'Build the next block anyway';
const INSISTS = /\b(?:anyway|anyways|anyhow|regardless|nevertheless|nonetheless|even so|all the same|right now|right away|immediately)\b/;

/**
 * The next block is asked for in the first week of the one in use: what to do instead, and no offer, because one would take back what was
 * accepted meanwhile (NEXT-6). undefined on insistence, where the log does not tell, and where an older block came back to its first week.
 */
export function blockBegins(text: string, inUse: Plan, log: LogDigest | null): Offer | undefined {
  const view = planView(inUse);
  if (log?.place == null || log.workouts === null || view.block === null || INSISTS.test(text)) return undefined;
  const trained = log.block?.weeks_trained ?? 0;
  if (log.place.week > 0 || trained > 1) return undefined;
  const { number } = view.block;
  const weeks = weekCount(view);
  const done = log.block?.done ?? 0;
  const begun =
    done === 0
      ? `Block ${number} has not begun yet: none of its ${weeks * view.days} sessions is in your log.`
      : `Block ${number} has only begun: ${done} of its ${weeks * view.days} sessions ${done === 1 ? 'is' : 'are'} in your log.`;
  return {
    messages: [
      `${begun} Train its ${weeks} weeks first; block ${number + 1} then follows from what you lifted. Your plan stays as it is.`,
      ...nextSessionWords(inUse, log),
    ],
    quick_replies: [NEXT_BLOCK_ANYWAY, 'Make it easier', 'Make it harder'],
  };
}
