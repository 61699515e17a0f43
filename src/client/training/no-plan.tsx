import { useLacksCoach } from '#client/session/session-store.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { PLAN_MESSAGES } from '#domain/messages/program.ts';
import { PATHS } from '../routing/paths.ts';
import styles from './no-plan.module.css';

/** No plan. People without a subscription see prices and free options instead of a link to the chat. */
export function NoPlan({ sentence, ask }: { sentence: string; ask: string }) {
  const lacksCoach = useLacksCoach();
  if (!lacksCoach)
    return (
      <EmptyState
        sentence={sentence}
        action={
          <ButtonLink kind="line" to={PATHS.chat}>
            {ask}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      sentence={sentence}
      action={
        <div className={styles.ways}>
          <ButtonLink kind="line" to={PATHS.exercises}>
            Browse exercises
          </ButtonLink>
          <ButtonLink kind="line" to={PATHS.coachInfo}>
            What the AI Coach costs
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.words}>
        <p>{PLAN_MESSAGES.costs}</p>
        <p>{PLAN_MESSAGES.free}</p>
      </div>
    </EmptyState>
  );
}
