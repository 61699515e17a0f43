import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Failure } from '#contract/index.ts';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import styles from './results-page.module.css';

export function ResultsLoading() {
  return (
    <div>
      <LoadingSentence>{QUIZ_MESSAGES.loading}</LoadingSentence>
      <div className={styles.matches}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height="20rem" radius="l" />
        ))}
      </div>
    </div>
  );
}

export function ResultsFailed({ failure, retry }: { failure: Failure; retry: () => void }) {
  return (
    <Note
      kind="fail"
      action={
        <Button kind="line" onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>{failure.kind === 'unreachable' ? QUIZ_MESSAGES.offline : QUIZ_MESSAGES.failed}</p>
    </Note>
  );
}
