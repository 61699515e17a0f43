import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';

export const TODAY_TITLE = "Today's Workout";

/** The skeleton. */
export function TodayLoading() {
  return (
    <Screen title={TODAY_TITLE}>
      <div className="stack">
        <Skeleton height="54px" />
        <Skeleton height="66px" width="11rem" />
        <Skeleton height="372px" radius="l" />
        <Skeleton height="74px" radius="l" />
        <Skeleton height="74px" radius="l" />
        <LoadingSentence>{TODAY_MESSAGES.loading}</LoadingSentence>
      </div>
    </Screen>
  );
}

export function TodayFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen title={TODAY_TITLE}>
      <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
        {TODAY_MESSAGES.readFailed}
      </Note>
    </Screen>
  );
}
