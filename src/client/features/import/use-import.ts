import { startTransition, useEffect, useRef, useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { namesOfEarlierImports, proposedNames } from '#domain/import/chosen-names.ts';
import type { ImportedWorkout } from '#domain/import/imported-log.ts';
import type { AskedColumns, OpenTable } from '#domain/import/open-table.ts';
import type { LogPreview } from '#domain/import/preview-log.ts';
import type { DayOrder } from '#domain/import/read-date.ts';
import type { AskedReading } from '#domain/import/read-log.ts';
import { IMPORT_MESSAGES, removedText, unreadableText } from '#domain/messages/import.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { NewParts, Stored } from '#offline/import/importer.ts';
import { listImports } from '#offline/import/imports.ts';
import type { Account } from '#offline/store/account.ts';
import { DeskClosed, DeskNotStarted, type ImportDesk, openDesk } from './import-desk.ts';

export interface Choices {
  /** Null until it is chosen where the file does not say. */
  readonly unit: WeightUnit | null;
  /** Names as stored by names as written; a missing one is stored as written. */
  readonly names: Readonly<Record<string, string>>;
}

/** A file that was read. */
export interface OpenFile {
  readonly name: string;
  readonly source: File;
  readonly asked: AskedReading;
  readonly preview: LogPreview;
  /** Workouts to show, newest first; more are fetched when asked for. */
  readonly workouts: readonly ImportedWorkout[];
}

interface ChooseStep {
  readonly step: 'choose';
  readonly trouble: string | null;
  readonly notice: string | null;
}

export type ImportStep =
  | ChooseStep
  | { readonly step: 'reading'; readonly name: string }
  | ColumnsStep
  | {
      readonly step: 'check';
      readonly file: OpenFile;
      readonly choices: Choices;
      /** Null while it is counted. */
      readonly found: NewParts | null;
      readonly trouble: string | null;
    }
  | { readonly step: 'storing'; readonly file: OpenFile; readonly done: number; readonly all: number; readonly isStopping: boolean }
  | { readonly step: 'undoing'; readonly done: number; readonly all: number }
  | { readonly step: 'done'; readonly file: OpenFile; readonly stored: Stored };

/** The table of no known app, and what its columns were said to hold. */
interface ColumnsStep {
  readonly step: 'columns';
  readonly file: File;
  readonly table: OpenTable;
  readonly columns: AskedColumns;
  readonly trouble: string | null;
}

type CheckStep = Extract<ImportStep, { step: 'check' }>;

const FIRST: ChooseStep = { step: 'choose', trouble: null, notice: null };
const WORKOUTS_AT_ONCE = 20;

/** One file on its way into the log, and what was brought in before on its way out. */
// oxlint-disable-next-line max-lines-per-function -- each step leads to the next by the same state
export function useImport(account: Account) {
  const [desk] = useState(() => openDesk(account));
  const [state, setState] = useState<ImportStep>(FIRST);
  const counting = useRef(0);
  useEffect(() => () => desk.close(), [desk]);

  const count = async (step: CheckStep) => {
    counting.current += 1;
    const mine = counting.current;
    setState({ ...step, found: null });
    const outcome = await settle(desk.ask({ kind: 'find', choices: decided(step.choices) }));
    if (mine !== counting.current) return;
    setState((now) => {
      if (now.step !== 'check') return now;
      if (outcome.ok) return { ...now, found: outcome.value };
      return outcome.isOver ? { ...FIRST, trouble: outcome.trouble } : { ...now, trouble: outcome.trouble };
    });
  };
  const open = async (source: File, asked: AskedReading, preview: LogPreview): Promise<OpenFile> => {
    const workouts = await settle(desk.ask({ kind: 'workouts', start: 0, count: 1 }));
    return { name: source.name, source, asked, preview, workouts: workouts.ok ? workouts.value : [] };
  };
  const read = async (file: File, asked?: ColumnsStep) => {
    setState({ step: 'reading', name: file.name });
    const reading: AskedReading = { columns: asked?.columns };
    const outcome = await settle(desk.ask({ kind: 'read', file, asked: reading }), IMPORT_MESSAGES.unopened);
    if (!outcome.ok) return setState({ ...FIRST, trouble: outcome.trouble });
    if (!outcome.value.ok) {
      const { failure } = outcome.value;
      const trouble = unreadableText(failure);
      if (asked !== undefined) return setState({ ...asked, trouble });
      const { table } = failure;
      return setState(table === undefined ? { ...FIRST, trouble } : { step: 'columns', file, table, columns: table.known, trouble: null });
    }
    const { preview } = outcome.value;
    const earlier = await settle(listImports(account));
    const choices = firstChoices(preview, earlier.ok ? earlier.value : []);
    const opened = await open(file, reading, preview);
    // A long log is many elements: they are made in slices, so that a touch never waits for all of them (IMPORT-6).
    startTransition(() => void count({ step: 'check', file: opened, choices, found: null, trouble: null }));
  };
  /** The same file with its days in the other order; what was chosen stays. */
  const readDays = async (step: CheckStep, days: DayOrder) => {
    counting.current += 1;
    setState({ ...step, found: null });
    const { source } = step.file;
    const asked: AskedReading = { ...step.file.asked, days };
    const outcome = await settle(desk.ask({ kind: 'read', file: source, asked }), IMPORT_MESSAGES.unopened);
    if (!outcome.ok) return setState({ ...FIRST, trouble: outcome.trouble });
    if (!outcome.value.ok) return setState({ ...FIRST, trouble: unreadableText(outcome.value.failure) });
    await count({ ...step, file: await open(source, asked, outcome.value.preview), trouble: null });
  };
  const store = async ({ file, choices }: CheckStep) => {
    counting.current += 1;
    setState({ step: 'storing', file, done: 0, all: 0, isStopping: false });
    const asked = desk.ask({ kind: 'store', choices: decided(choices), file: file.name }, (done, all) =>
      setState((now) => (now.step === 'storing' ? { ...now, done, all } : now)),
    );
    const outcome = await settle(asked);
    wakeSync();
    if (outcome.ok) return setState({ step: 'done', file, stored: outcome.value });
    if (outcome.isOver) return setState({ ...FIRST, trouble: outcome.trouble });
    await count({ step: 'check', file, choices, found: null, trouble: outcome.trouble });
  };
  const undo = async (value: ImportValue) => {
    setState({ step: 'undoing', done: 0, all: 0 });
    const outcome = await settle(desk.ask({ kind: 'undo', value }, (done, all) => setState({ step: 'undoing', done, all })));
    wakeSync();
    setState(outcome.ok ? { ...FIRST, notice: removedText(outcome.value) } : { ...FIRST, trouble: outcome.trouble });
  };
  return {
    state,
    read: (file: File) => void read(file),
    nameColumns: (step: ColumnsStep, columns: AskedColumns) => setState({ ...step, columns }),
    readDays: (step: CheckStep, days: DayOrder) => void readDays(step, days),
    readColumns: (step: ColumnsStep) => void read(step.file, step),
    choose: (step: CheckStep, choices: Choices) => {
      // What is counted meanwhile stays.
      if (choices.names === step.choices.names) setState((now) => (now.step === 'check' ? { ...now, choices } : now));
      else void count({ ...step, choices });
    },
    showMore: (step: CheckStep) => void showMore(desk, step.file.workouts.length, setState),
    store: (step: CheckStep) => void store(step),
    stop: () => {
      desk.stop();
      setState((now) => (now.step === 'storing' ? { ...now, isStopping: true } : now));
    },
    undo: (value: ImportValue) => void undo(value),
    startOver: () => {
      counting.current += 1;
      setState(FIRST);
    },
  };
}

async function showMore(desk: ImportDesk, start: number, setState: (change: (now: ImportStep) => ImportStep) => void): Promise<void> {
  const more = await settle(desk.ask({ kind: 'workouts', start, count: WORKOUTS_AT_ONCE }));
  if (!more.ok) return;
  setState((now) =>
    now.step === 'check' && now.file.workouts.length === start
      ? { ...now, file: { ...now.file, workouts: [...now.file.workouts, ...more.value] } }
      : now,
  );
}

function firstChoices({ unit, names }: LogPreview, earlier: readonly ImportValue[]): Choices {
  return { unit: unit === undefined ? 'kg' : unit.unit, names: { ...proposedNames(names), ...namesOfEarlierImports(earlier, names) } };
}

function decided({ unit, names }: Choices): { unit: WeightUnit; names: Readonly<Record<string, string>> } {
  return { unit: unit ?? 'kg', names };
}

/** `isOver`: the worker has ended, and with it what it had read. */
type Settled<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: string; readonly isOver: boolean };

/** The answer, or the sentence for why there is none. `other`: for what is neither storage nor the worker. */
async function settle<Value>(asked: Promise<Value>, other?: string): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await asked };
  } catch (error) {
    if (error instanceof DeskClosed) return { ok: false, trouble: IMPORT_MESSAGES.interrupted, isOver: true };
    if (error instanceof DeskNotStarted) return { ok: false, trouble: IMPORT_MESSAGES.notStarted, isOver: true };
    reportStorageFailure(error);
    return { ok: false, trouble: other ?? notSavedText(error), isOver: false };
  }
}
