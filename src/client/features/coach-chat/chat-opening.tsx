import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Failure } from '#contract/index.ts';
import { CHAT_MESSAGES } from '#domain/messages/ai-coach.ts';
import styles from './chat.module.css';
import { greetingFailureText } from './sending/failure-text.ts';

interface ChatOpeningProps {
  isLoading: boolean;
  /** Set when the conversation could not be read from storage. */
  onReadAgain: (() => void) | null;
  /** Why the greeting failed. */
  failure: Failure | null;
  /** The phone's engine greeted. */
  isGreetedByPhone: boolean;
  isAsking: boolean;
  onAskAgain: () => void;
}

/** Placeholder or error in place of the first messages. */
export function ChatOpening({ isLoading, onReadAgain, failure, isGreetedByPhone, isAsking, onAskAgain }: ChatOpeningProps) {
  if (onReadAgain !== null)
    return (
      <Note kind="fail" action={<Button onClick={onReadAgain}>Try again</Button>}>
        {CHAT_MESSAGES.readFailed}
      </Note>
    );
  if (isLoading)
    return (
      <div className={styles.opening}>
        <LoadingSentence>Loading AI Coach...</LoadingSentence>
        <Skeleton height="28px" width="28px" radius="l" />
        <div className={styles.openingText}>
          <Skeleton height="1rem" width="92%" radius="s" />
          <Skeleton height="1rem" width="64%" radius="s" />
        </div>
      </div>
    );
  if (failure === null && !isGreetedByPhone) return null;
  const { sentence, reason, needs_subscription } = greetingFailureText(failure);
  const action = needs_subscription ? (
    <ButtonLink kind="line" to={PATHS.coachInfo}>
      See AI Coach
    </ButtonLink>
  ) : (
    <Button busy={isAsking} onClick={onAskAgain}>
      Try again
    </Button>
  );
  return (
    <div className={styles.failed}>
      <Note kind="fail" action={action}>
        <p>{sentence}</p>
        {reason === null ? null : <p>{reason}</p>}
      </Note>
    </div>
  );
}
