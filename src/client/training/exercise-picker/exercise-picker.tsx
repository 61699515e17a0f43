import { useDeferredValue, useMemo, useState } from 'react';
import { useExercises } from '#client/session/own-exercises-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { KIT, type Kit, MUSCLES, type Muscle } from '#domain/exercises/exercise.ts';
import { capital, kitName } from '#domain/exercises/exercise-words.ts';
import { namesake } from '#domain/exercises/find-exercise.ts';
import { emptyEntry, exerciseOf, type OwnExerciseEntry } from '#domain/exercises/own-exercise.ts';
import { type PickRow, pickExercises } from '#domain/exercises/pick-exercises.ts';
import type { KitFilter } from '#domain/exercises/search-exercises.ts';
import { PICKER_MESSAGES } from '#domain/messages/routines.ts';
import { newPrescription } from '#domain/plan/new-prescription.ts';
import type { Prescription } from '#domain/plan/plan.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { saveOwnExercise } from '#offline/log/own-exercises.ts';
import type { Account } from '#offline/store/account.ts';
import { OwnExerciseSheet } from '../own-exercise/own-exercise-sheet.tsx';
import { storeNow } from '../store-now.ts';
import styles from './exercise-picker.module.css';
import { CreateLine, PickLine } from './pick-line.tsx';
import { type LastLogged, readLoggedNames } from './read-logged-names.ts';
import { useFavourites } from './use-favourites.ts';

interface ExercisePickerProps {
  account: Account;
  unit: WeightUnit;
  title: string;
  /** What is searched for at first. */
  search?: string;
  /** One exercise is chosen by touching it; without this several are ticked and added together. */
  isSingle?: boolean;
  /** Resolves to null or the error. */
  onChoose: (chosen: readonly Prescription[], asSuperset: boolean) => Promise<string | null>;
  onClose: () => void;
}

/** More than a screen shows; the rest waits for a search or a touch. */
const FIRST_ROWS = 30;
const NAME_MAX_LENGTH = 80;

/** The search for exercises: what was logged first, several at once. */
export function ExercisePicker({ account, unit, title, search = '', isSingle = false, onChoose, onClose }: ExercisePickerProps) {
  const logged = useReading(`logged-names|${account.owner}`, () => readLoggedNames(account));
  const names = logged.status === 'ready' ? logged.value : NOTHING_LOGGED;
  const [text, setText] = useState(search);
  const [muscle, setMuscle] = useState<Muscle | ''>('');
  const [kit, setKit] = useState<KitFilter | ''>('');
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<readonly PickRow[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const among = useExercises();
  const favourites = useFavourites(account);
  const searched = useDeferredValue(text.trim());
  const rows = useMemo(
    () => pickExercises({ text: searched, muscles: muscle === '' ? [] : [muscle], kit: kit === '' ? [] : [kit], among }, names, favourites),
    [searched, muscle, kit, names, among, favourites],
  );
  const shown = isAll ? rows : rows.slice(0, FIRST_ROWS);
  const choose = async (picked: readonly PickRow[], asSuperset: boolean) => {
    setBusy(true);
    const failure = await onChoose(
      picked.map(({ name, exercise }) => newPrescription(name, exercise)),
      asSuperset,
    );
    setBusy(false);
    if (failure === null) onClose();
    else setTrouble(failure);
  };
  const toggle = (row: PickRow) => {
    if (isSingle) void choose([row], false);
    else setChosen((before) => (before.some(isRow(row)) ? before.filter((one) => !isRow(row)(one)) : [...before, row]));
  };
  const typed = text.trim();
  const isNew = typed !== '' && namesake(typed) === undefined;
  const create = async (entry: OwnExerciseEntry): Promise<string | null> => {
    const created: PickRow[] = [];
    const failure = await storeNow(async () => {
      const stored = await saveOwnExercise(account, entry);
      created.splice(0, 1, { name: stored.name, exercise: exerciseOf(stored), on: undefined });
    });
    if (failure === null) await choose([...chosen, ...created], false);
    return failure;
  };
  if (isCreating)
    return <OwnExerciseSheet entry={emptyEntry(typed)} action="Create and add" onSave={create} onClose={() => setCreating(false)} />;
  const actions =
    isSingle || chosen.length === 0 ? undefined : (
      <div className={styles.actions}>
        {chosen.length > 1 ? (
          <Button wide onClick={() => void choose(chosen, true)}>
            As a superset
          </Button>
        ) : null}
        <Button kind="now" wide busy={isBusy} onClick={() => void choose(chosen, false)}>
          Add {chosen.length}
        </Button>
      </div>
    );
  return (
    <Sheet open isTall onClose={onClose} title={title} actions={actions}>
      <Filters text={text} onText={setText} muscle={muscle} onMuscle={setMuscle} kit={kit} onKit={setKit} />
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <p className="vh" role="status">
        {rows.length} {rows.length === 1 ? 'exercise' : 'exercises'}
      </p>
      {rows.length === 0 ? <p className="muted">{PICKER_MESSAGES.noMatch}</p> : null}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={row.name}>
            <PickLine
              row={row}
              last={names.find(({ name }) => name === row.name)}
              unit={unit}
              now={account.now()}
              isChosen={isSingle ? null : chosen.some(isRow(row))}
              onToggle={() => toggle(row)}
            />
          </li>
        ))}
        {isNew ? (
          <li>
            <CreateLine name={typed} onCreate={() => setCreating(true)} />
          </li>
        ) : null}
      </ul>
      {shown.length < rows.length ? (
        <Button kind="bare" onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      ) : null}
    </Sheet>
  );
}

const NOTHING_LOGGED: readonly LastLogged[] = [];

function isRow(row: PickRow): (other: PickRow) => boolean {
  return (other) => other.name.toLowerCase() === row.name.toLowerCase();
}

const MUSCLE_OPTIONS = [
  { value: '' as const, label: 'Any muscle' },
  ...MUSCLES.toSorted((a, b) => a.localeCompare(b, 'en')).map((value) => ({ value, label: capital(value) })),
];
const KIT_OPTIONS: readonly { value: KitFilter | ''; label: string }[] = [
  { value: '', label: 'Any equipment' },
  ...(['none', ...(Object.keys(KIT) as Kit[])] as const).map((value) => ({ value, label: kitName(value) })),
];

/**
 * Marks the field that gets the focus when the dialog around it opens: with a mouse and keyboard, since on touch the keypad would hide what
 * can be chosen. React's own attribute focuses at once, before the dialog is open.
 */
function markForFocus(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.setAttribute('autofocus', '');
}

interface FiltersProps {
  text: string;
  onText: (text: string) => void;
  muscle: Muscle | '';
  onMuscle: (muscle: Muscle | '') => void;
  kit: KitFilter | '';
  onKit: (kit: KitFilter | '') => void;
}

function Filters({ text, onText, muscle, onMuscle, kit, onKit }: FiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for it is unknown to older browsers
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={markForFocus}
        className={styles.text}
        label="Search by name"
        hideLabel
        type="search"
        placeholder="Squat, RDL, lat pulldown"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={NAME_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        end={text === '' ? undefined : <IconButton label="Clear the search" icon="close" onClick={() => onText('')} />}
      />
      <SelectField label="Muscle" hideLabel options={MUSCLE_OPTIONS} value={muscle} onChange={onMuscle} />
      <SelectField label="Equipment" hideLabel options={KIT_OPTIONS} value={kit} onChange={onKit} />
    </form>
  );
}
