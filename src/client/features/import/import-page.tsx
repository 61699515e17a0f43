import { useNavigate } from 'react-router-dom';
import { numberText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { isRoutineFile } from '#domain/import/is-routine-file.ts';
import { listImports } from '#offline/import/imports.ts';
import type { Account } from '#offline/store/account.ts';
import { CheckFile } from './check-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import { focusOnEntry } from './focus-on-entry.ts';
import styles from './import.module.css';
import { ImportDone } from './import-done.tsx';
import { NameColumns } from './name-columns.tsx';
import { Steps } from './steps.tsx';
import { type ImportStep, useImport } from './use-import.ts';
import { useSharedFile } from './use-shared-file.ts';

const TITLE = 'Bring your history';

/** Bytes that tell a routine's file from a log. */
const ROUTINE_FILE_BEGINNING = 200;

const BUSY: ReadonlySet<ImportStep['step']> = new Set<ImportStep['step']>(['reading', 'storing', 'undoing']);

/** The training log of another app on its way into this one: choose, check, done. */
export function ImportPage() {
  const account = useAccount();
  const work = useImport(account);
  const navigate = useNavigate();
  // A routine comes the same ways as a log, and is shown beside one's own.
  const read = async (file: File) => {
    const beginning = await file
      .slice(0, ROUTINE_FILE_BEGINNING)
      .text()
      .catch(() => '');
    if (isRoutineFile(beginning)) void navigate(PATHS.routines, { state: { routineFile: await file.text() } });
    else work.read(file);
  };
  const open = (file: File) => void read(file);
  useSharedFile(open, !BUSY.has(work.state.step));
  return <ImportScreen key={work.state.step} account={account} work={{ ...work, read: open }} />;
}

function ImportScreen({ account, work }: { account: Account; work: ReturnType<typeof useImport> }) {
  const { state } = work;
  const imports = useReading(`imports|${account.owner}`, () => listImports(account), { keep: true });
  if (state.step === 'check')
    return (
      <CheckFile
        account={account}
        title={TITLE}
        step={state}
        onChoose={(choices) => work.choose(state, choices)}
        onDays={(days) => work.readDays(state, days)}
        onShowMore={() => work.showMore(state)}
        onAdd={() => work.store(state)}
        onCancel={work.startOver}
      />
    );
  if (state.step === 'done')
    return (
      <ImportDone
        account={account}
        title={TITLE}
        file={state.file}
        stored={state.stored}
        value={imports.status === 'ready' ? imports.value.find(({ import_id }) => import_id === state.stored.import_id) : undefined}
        onUndo={work.undo}
        onMore={work.startOver}
      />
    );
  if (state.step === 'columns')
    return (
      <NameColumns
        title={TITLE}
        step={state}
        onChange={(columns) => work.nameColumns(state, columns)}
        onRead={() => work.readColumns(state)}
        onCancel={work.startOver}
      />
    );
  if (state.step === 'choose')
    return <ChooseFile account={account} title={TITLE} step={state} imports={imports} onFile={work.read} onUndo={work.undo} />;
  return (
    <Screen title={TITLE}>
      <div className={styles.page}>
        <Steps now={2} />
        <Busy state={state} onStop={work.stop} />
      </div>
    </Screen>
  );
}

type BusyStep = Extract<ImportStep, { step: 'reading' | 'storing' | 'undoing' }>;

const BUSY_WORDS = { reading: 'Reading the file', storing: 'Adding your history', undoing: 'Removing what the file brought' } as const;

function Busy({ state, onStop }: { state: BusyStep; onStop: () => void }) {
  return (
    <section className="stack" aria-busy="true">
      <h2 className="h-2" tabIndex={-1} ref={focusOnEntry}>
        {BUSY_WORDS[state.step]}
      </h2>
      {state.step === 'reading' ? (
        <p className="muted" role="status">
          {state.name}
        </p>
      ) : (
        <>
          <ProgressBar label={BUSY_WORDS[state.step]} value={state.done} max={Math.max(1, state.all)} />
          <p className="muted num">
            {numberText(state.done)} of {numberText(state.all)} {state.step === 'storing' ? 'sets' : 'workouts'}
          </p>
        </>
      )}
      {state.step === 'storing' ? (
        <Button busy={state.isStopping} busyLabel="Stopping…" onClick={onStop}>
          Stop
        </Button>
      ) : null}
    </section>
  );
}
