import { type PaidFacts, type RelationshipFacts, standingOf } from './relationship-state.ts';

/** From, and until when, a subscription or a code carried the relationship, in ms since 1970. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * Since when a relationship has been active or paused without a break, in ms since 1970; null when it is neither. What was granted before
 * that is over (GRANT-9). Buying before the earlier subscription or code ends is no break.
 */
export function runningSince(facts: RelationshipFacts, now: number): number | null {
  const stretches = stretchesOf(facts);
  const current = stretches.filter(({ from, until }) => from <= now && until > now);
  if (current.length === 0) return null;
  let since = Math.min(...current.map(({ from }) => from));
  for (;;) {
    const earlier = stretches.find(({ from, until }) => from < since && until >= since);
    if (earlier === undefined) return since;
    since = earlier.from;
  }
}

function stretchesOf(facts: RelationshipFacts): Stretch[] {
  const { joined_at, end } = facts;
  const standing = standingOf(facts);
  const stretches = standing.map(stretchOf).filter((stretch) => stretch !== null);
  if (joined_at === null || (end !== null && joined_at <= end.at)) return stretches;
  // A code stands until the trainee buys (REL-3).
  const bought = stretches.map(({ from }) => from).filter((from) => from > joined_at);
  return [...stretches, { from: joined_at, until: Math.min(...bought, Number.POSITIVE_INFINITY) }];
}

/** One whose first payment has not come yet has carried nothing. */
function stretchOf({ status, began_at, ended_at }: PaidFacts): Stretch | null {
  if (status === 'active' || status === 'past_due') return { from: began_at, until: Number.POSITIVE_INFINITY };
  return status === 'cancelled' ? { from: began_at, until: ended_at ?? began_at } : null;
}
