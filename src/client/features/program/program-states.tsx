import { PATHS } from '#client/app/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadingSentence } from '#client/ui/loading-sentence.tsx';
import { Note } from '#client/ui/note.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';

export function ProgramScreen({ children }: { children: React.ReactNode }) {
  return <Screen title="My Program">{children}</Screen>;
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
      <EmptyState
        sentence={PROGRAM_MESSAGES.empty}
        action={
          <ButtonLink kind="line" to={PATHS.chat}>
            Go to the chat
          </ButtonLink>
        }
      />
    </ProgramScreen>
  );
}
