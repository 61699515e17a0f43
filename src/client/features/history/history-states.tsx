import { Button } from '#client/ui/button.tsx';
import { LoadingSentence } from '#client/ui/loading-sentence.tsx';
import { Note } from '#client/ui/note.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';

export function HistoryScreen({ children }: { children: React.ReactNode }) {
  return <Screen title="Workout History">{children}</Screen>;
}

export function HistoryLoading() {
  return (
    <HistoryScreen>
      <div className="stack">
        <Skeleton height="48px" />
        <Skeleton height="76px" />
        <Skeleton height="420px" radius="l" />
        <LoadingSentence>Loading your history...</LoadingSentence>
      </div>
    </HistoryScreen>
  );
}

export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <HistoryScreen>
      <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
        {HISTORY_MESSAGES.readFailed}
      </Note>
    </HistoryScreen>
  );
}
