import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { ROUTINE_DAYS_MAX, ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { deleteRoutine, type Routine } from '#offline/log/routines.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { DayEditor } from './day-editor.tsx';
import styles from './routines.module.css';
import { RoutinesFailed, RoutinesLoading } from './routines-states.tsx';
import { ShareButton } from './share-button.tsx';
import { type RoutineEditor, useRoutineEditor } from './use-routine-editor.ts';

/** One routine: its name, its days and their exercises. An unknown id is a new one. */
export function RoutinePage() {
  const { id = '' } = usePageParams();
  const account = useAccount();
  const reading = useRoutineEditor(account, id);
  if (reading.status === 'loading') return <RoutinesLoading title={TITLE} />;
  if (reading.status === 'failed') return <RoutinesFailed title={TITLE} onRetry={reading.retry} />;
  return <Editor key={id} account={account} editor={reading.editor} />;
}

const TITLE = 'Routine';

function Editor({ account, editor }: { account: Account; editor: RoutineEditor }) {
  const { routine, base, change } = editor;
  const navigate = useNavigate();
  const unit = useReading(`unit|${account.owner}`, () => readUnit(account), { keep: true });
  const [shown, setShown] = useState(routine.days[0]?.day_id);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string | undefined>(undefined);
  const day = routine.days.find(({ day_id }) => day_id === shown) ?? routine.days[0];
  const leave = (failure: string | null) => {
    setTrouble(failure);
    if (failure === null) void navigate(PATHS.routines, { replace: true });
  };
  const save = () => {
    const name = routine.name.trim();
    if (name === '') setNameError(ROUTINE_MESSAGES.nameMissing);
    else void editor.save().then(leave);
  };
  const addDay = () => {
    const day_id = account.newId();
    change({ ...routine, days: [...routine.days, { day_id, day: { title: `Day ${routine.days.length + 1}`, exercises: [] } }] });
    setShown(day_id);
  };
  const changeDay = (edit: (day: PlanDay) => PlanDay) => {
    const days = routine.days.map((one) => (one.day_id === day?.day_id ? { ...one, day: edit(one.day) } : one));
    change({ ...routine, days });
  };
  const removeDay = () => change({ ...routine, days: routine.days.filter(({ day_id }) => day_id !== day?.day_id) });
  const remove = async (stored: Routine) => {
    const failure = (await storeNow(() => deleteRoutine(account, stored))) ?? (await editor.discard());
    setTrouble(failure);
    if (failure === null) void navigate(PATHS.routines, { replace: true, state: { deleted: stored } });
  };
  const dock = (
    <div className={styles.dock}>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <Button wide big onClick={() => void editor.discard().then(leave)}>
        Cancel
      </Button>
      <Button kind="now" wide big onClick={save}>
        Save
      </Button>
    </div>
  );
  return (
    <Screen title={base?.name ?? 'New routine'} dock={dock}>
      <div className="stack">
        {editor.isKept ? <KeptNote editor={editor} onLeave={leave} /> : null}
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={ROUTINE_NAME_MAX_LENGTH}
          value={routine.name}
          error={nameError}
          onChange={(event) => {
            setNameError(undefined);
            change({ ...routine, name: event.currentTarget.value });
          }}
        />
        <ChipRow label="Days">
          {routine.days.map(({ day_id, day: { title } }, index) => (
            <Chip key={day_id} pressed={day_id === day?.day_id} onClick={() => setShown(day_id)}>
              {title ?? `Day ${index + 1}`}
            </Chip>
          ))}
          {routine.days.length < ROUTINE_DAYS_MAX ? (
            <Chip onClick={addDay}>
              <Icon name="plus" size="s" /> Day
            </Chip>
          ) : null}
        </ChipRow>
        {day === undefined ? null : (
          <DayEditor
            key={day.day_id}
            account={account}
            unit={unit.status === 'ready' ? unit.value : 'lb'}
            day={day.day}
            isOnly={routine.days.length === 1}
            onChange={changeDay}
            onRemove={removeDay}
          />
        )}
        {base === undefined ? null : (
          <>
            <ShareButton name={routine.name} days={routine.days.map((one) => one.day)} />
            <Button kind="bare" onClick={() => void remove(base)}>
              Delete this routine
            </Button>
          </>
        )}
      </div>
    </Screen>
  );
}

interface KeptNoteProps {
  editor: RoutineEditor;
  /** null or the error. */
  onLeave: (failure: string | null) => void;
}

/** Changes of an earlier visit stand in the fields: they are gone on with, or given up (ROUTINE-16). */
function KeptNote({ editor, onLeave }: KeptNoteProps) {
  const discard = async () => {
    const failure = await editor.discard();
    // Of a new routine nothing is left to show.
    if (failure !== null || editor.base === undefined) onLeave(failure);
  };
  const buttons = (
    <div className="row">
      <Button onClick={() => editor.change(editor.routine)}>Continue</Button>
      <Button kind="bare" onClick={() => void discard()}>
        Discard
      </Button>
    </div>
  );
  return <Note action={buttons}>{ROUTINE_MESSAGES.kept}</Note>;
}
