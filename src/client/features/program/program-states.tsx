import { NoPlan } from '#client/training/no-plan.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';

export function ProgramScreen({ children, dock }: { children: React.ReactNode; dock?: React.ReactNode }) {
  return (
    <Screen title="My Program" dock={dock}>
      {children}
    </Screen>
  );
}

export function ProgramLoading() {
  return (
    <ProgramScreen>
      <div className="stack">
        <Skeleton height="33px" width="20rem" />
        <Skeleton height="72px" />
        <Skeleton height="300px" radius="l" />
        <Skeleton height="300px" radius="l" />
        <LoadingSentence>Loading your plan...</LoadingSentence>
      </div>
    </ProgramScreen>
  );
}

export function ProgramFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ProgramScreen>
      <Note kind="fail" action={<Button onClick={onRetry}>Try again</Button>}>
        {PROGRAM_MESSAGES.readFailed}
      </Note>
    </ProgramScreen>
  );
}

export function ProgramEmpty() {
  return (
    <ProgramScreen>
      <NoPlan sentence={PROGRAM_MESSAGES.empty} ask="Go to the chat" />
    </ProgramScreen>
  );
}
