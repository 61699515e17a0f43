import { LogViews } from '#client/training/log-views.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';

export function HistoryScreen({ children }: { children: React.ReactNode }) {
  return (
    <Screen title="Workout History">
      <LogViews />
      {children}
    </Screen>
  );
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
