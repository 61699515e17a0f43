import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { FREE_MESSAGES } from '#domain/messages/routines.ts';

export function RoutinesLoading({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Skeleton height="220px" radius="l" />
      <LoadingSentence>Loading your routines...</LoadingSentence>
    </Screen>
  );
}

export function RoutinesFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Screen title={title}>
      <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
        {FREE_MESSAGES.readFailed}
      </Note>
    </Screen>
  );
}
