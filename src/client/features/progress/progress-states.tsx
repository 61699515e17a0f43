import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PROGRESS_MESSAGES } from '#domain/messages/progress.ts';

export function ProgressLoading() {
  return (
    <div className="stack">
      <Skeleton height="420px" radius="l" />
      <Skeleton height="120px" radius="l" />
      <LoadingSentence>Loading your progress...</LoadingSentence>
    </div>
  );
}

export function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
      {PROGRESS_MESSAGES.readFailed}
    </Note>
  );
}
