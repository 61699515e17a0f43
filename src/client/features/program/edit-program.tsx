import { useEffect } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { usePart } from '#client/training/use-part.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import type { PlanVersion } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import { ProgramFailed, ProgramLoading, ProgramScreen } from './program-states.tsx';

interface EditProgramProps {
  account: Account;
  version: PlanVersion;
  /** Changes kept from before a reload. */
  kept: readonly (readonly PlanEdit[])[];
  onSaved: (from: PlanVersion, to: PlanVersion) => void;
  onClose: () => void;
}

/** What changing a plan needs is a large part of the coach, which looking at one does not need. */
const loadEditor = async () => {
  const [{ PlanEditor }, { readBrief }] = await Promise.all([import('./plan-editor.tsx'), import('#offline/chat/read-brief.ts')]);
  return { PlanEditor, readBrief };
};

/** Loads the editor of the plan and what the coach knows. */
export function EditProgram({ account, version, kept, onSaved, onClose }: EditProgramProps) {
  const { loaded, hasFailed, load } = usePart(loadEditor);
  useEffect(load, [load]);
  const told = useReading(`plan-edit|${account.owner}|${loaded === null}`, async () =>
    loaded === null ? null : { brief: await loaded.readBrief(account) },
  );
  if (hasFailed || (told.status === 'ready' && told.value?.brief === null))
    return (
      <ProgramScreen>
        <Note kind="fail" action={<Button onClick={onClose}>Back</Button>}>
          {EDIT_PLAN_MESSAGES.notLoaded}
        </Note>
      </ProgramScreen>
    );
  if (told.status === 'failed') return <ProgramFailed onRetry={told.retry} />;
  if (loaded === null || told.status === 'loading' || told.value?.brief == null) return <ProgramLoading />;
  return <loaded.PlanEditor account={account} version={version} brief={told.value.brief} kept={kept} onSaved={onSaved} onClose={onClose} />;
}
