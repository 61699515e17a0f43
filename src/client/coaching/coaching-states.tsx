import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LoadingSentence } from '../ui/feedback/loading-sentence.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Screen } from '../ui/layout/screen.tsx';

export function CoachingLoading({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Skeleton height="220px" radius="l" />
      <LoadingSentence>{COACHING_MESSAGES.loading}</LoadingSentence>
    </Screen>
  );
}

export function CoachingFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Screen title={title}>
      <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
        {COACHING_MESSAGES.readFailed}
      </Note>
    </Screen>
  );
}
