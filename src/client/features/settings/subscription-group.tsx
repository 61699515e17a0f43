import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { Group } from './settings-group.tsx';
import { LinkRow } from './settings-row.tsx';

/** What is paid for. */
export function SubscriptionGroup() {
  const isKnown = useSession((session) => session.knows_ai_coach);
  const hasCoach = useSession((session) => session.has_ai_coach);
  return (
    <Group id="subscription" title="Subscription">
      {isKnown && !hasCoach ? (
        <LinkRow to={PATHS.coachInfo} label="AI Coach" hint="What it does and what it costs; the log stays free" value="Not subscribed" />
      ) : null}
      <LinkRow
        to={`${PATHS.profile}?tab=payments`}
        label="Subscriptions and payments"
        hint="Prices, receipts, card, and how to cancel"
        value={isKnown && hasCoach ? 'AI Coach is on' : undefined}
      />
    </Group>
  );
}
