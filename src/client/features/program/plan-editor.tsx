import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { ChangeLines } from '#client/training/change-lines.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { describePlanChange } from '#domain/ai-coach/change/plan-change.ts';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import type { Brief } from '#domain/ai-coach/person/brief-shape.ts';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { PlanVersion } from '#offline/log/plans.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { AddDaySheet } from './add-day-sheet.tsx';
import { EditDay } from './edit-day.tsx';
import { EditReport } from './edit-report.tsx';
import { clearPlanDraft } from './plan-edit-draft.ts';
import styles from './plan-editor.module.css';
import { ProgramScreen } from './program-states.tsx';
import { usePlanEdit } from './use-plan-edit.ts';

export interface PlanEditorProps {
  account: Account;
  version: PlanVersion;
  /** Facts told in the chat. */
  brief: Brief;
  /** Changes kept from before a reload. */
  kept: readonly (readonly PlanEdit[])[];
  onSaved: (from: PlanVersion, to: PlanVersion) => void;
  onClose: () => void;
}

/** My Program while it is changed by hand (PLAN-30). */
export function PlanEditor({ account, version, brief, kept, onSaved, onClose }: PlanEditorProps) {
  const { plan, steps, report, apply, preview, undo, save } = usePlanEdit({ account, version, brief, kept, onSaved });
  const unit = useReading(`unit|${account.owner}`, () => readUnit(account), { keep: true });
  const [sheet, setSheet] = useState<'add-day' | 'review' | null>(null);
  const view = planView(plan);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, 0, day)).filter((day) => day !== undefined);
  const cancel = () => {
    // If this fails, the changes are offered once more on the next visit.
    clearPlanDraft(account).catch(() => {});
    onClose();
  };
  const dock = (
    <div className={styles.dock}>
      <EditReport report={report} onUndo={steps.length === 0 ? null : undo} />
      <Button wide big onClick={cancel}>
        Cancel
      </Button>
      {steps.length === 0 ? null : (
        <Button kind="now" wide big aria-haspopup="dialog" onClick={() => setSheet('review')}>
          {steps.length === 1 ? 'Save 1 change' : `Save ${steps.length} changes`}
        </Button>
      )}
    </div>
  );
  return (
    <ProgramScreen dock={dock}>
      <h2 className="h-1">Change your plan</h2>
      <p className={styles.intro}>{EDIT_PLAN_MESSAGES.intro}</p>
      {view.weeks > 1 || view.block !== null ? <p className={styles.intro}>{EDIT_PLAN_MESSAGES.firstWeek}</p> : null}
      <div className={styles.days}>
        {days.map((day, index) => (
          <EditDay
            key={day.label}
            account={account}
            unit={unit.status === 'ready' ? unit.value : 'lb'}
            day={day}
            index={index}
            days={days}
            goal={view.goal}
            isStrength={view.is_strength}
            onEdit={apply}
            onPreview={preview}
          />
        ))}
      </div>
      <div className={styles.more}>
        <Button wide aria-haspopup="dialog" onClick={() => setSheet('add-day')}>
          <Icon name="plus" size="s" /> Add a day
        </Button>
      </div>
      {sheet === 'add-day' ? (
        <AddDaySheet
          days={days}
          onEdit={(edits) => {
            setSheet(null);
            apply(edits);
          }}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {sheet === 'review' ? <Review before={version.plan} after={plan} onSave={save} onClose={() => setSheet(null)} /> : null}
    </ProgramScreen>
  );
}

interface ReviewProps {
  before: Plan;
  after: Plan;
  /** Resolves to null or the error. */
  onSave: () => Promise<string | null>;
  onClose: () => void;
}

/** Every difference once more, before anything is kept. */
function Review({ before, after, onSave, onClose }: ReviewProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { lines, kept } = describePlanChange(before, after, 'brief', '');
  const save = async () => {
    setBusy(true);
    setTrouble(await onSave());
    setBusy(false);
  };
  const actions = (
    <div className={styles.dock}>
      <Button wide big onClick={onClose}>
        Keep changing
      </Button>
      <Button kind="now" wide big busy={isBusy} onClick={() => void save()}>
        Save
      </Button>
    </div>
  );
  return (
    <Sheet open onClose={onClose} title="What changes" actions={actions}>
      {lines.length === 0 ? <p>{EDIT_PLAN_MESSAGES.nothing}</p> : <ChangeLines lines={lines} />}
      {kept.length === 0 ? null : (
        <ul className={styles.kept} aria-label="What stays">
          {kept.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </Sheet>
  );
}
