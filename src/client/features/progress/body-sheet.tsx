import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { BODY_MESSAGES } from '#domain/messages/progress.ts';
import { type BodyEntryResult, parseBodyEntry } from '#domain/progress/body-entry.ts';
import { BODY_MEASURES, type BodyMeasure, type BodyUnit, bodyText, bodyUnitWord, unitsOf } from '#domain/progress/body-measures.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type BodyEntry, type BodyLatest, deleteBody, editBody, listBody, saveBody } from '#offline/log/body.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './body-card.module.css';

interface BodySheetProps {
  account: Account;
  measured: readonly BodyLatest[];
  /** Shown when the sheet opened. */
  measure: BodyMeasure;
  /** To edit; null for a new one. */
  entry: BodyEntry | null;
  unit: WeightUnit;
  today: string;
  onClose: () => void;
  onSaved: (measure: BodyMeasure) => void;
  onDeleted: (entry: BodyEntry) => void;
}

type Trouble = Extract<BodyEntryResult, { ok: false }> | { field: null; message: string };

/** Enters or edits what a measure was on a day (PROG-23). */
export function BodySheet({ account, measured, entry, unit, today, onClose, onSaved, onDeleted, ...opened }: BodySheetProps) {
  const [measure, setMeasure] = useState(opened.measure);
  const [amount, setAmount] = useState(entry?.amount ?? '');
  const [day, setDay] = useState(entry?.measured_on ?? today);
  const [chosen, setChosen] = useState<BodyUnit | null>(entry?.unit ?? null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const units = unitsOf(measure, unit);
  const last = measured.find((other) => other.measure.id === measure.id)?.latest.unit;
  // As the last time, until another one is chosen.
  const typed = [chosen, last, units[0]].find((one): one is BodyUnit => one != null && units.includes(one)) ?? '%';
  const errorOf = (field: Trouble['field']) => (trouble?.field === field ? trouble.message : undefined);
  // What was said of the amount named the unit, and what was measured.
  const forgetAmount = () => setTrouble((said) => (said?.field === 'amount' ? null : said));
  const save = async () => {
    const parsed = parseBodyEntry({ amount, unit: typed, measured_on: day }, measure, today);
    if (!parsed.ok) return setTrouble(parsed);
    const value = { measure: measure.id, measured_on: day, amount: parsed.amount, unit: typed };
    const failure = await storeNow(() => (entry === null ? saveBody(account, value) : editBody(account, value, entry)));
    if (failure !== null) return setTrouble({ field: null, message: failure });
    onSaved(measure);
    onClose();
  };
  const remove = async (old: BodyEntry) => {
    let gone = old;
    const failure = await storeNow(async () => {
      gone = await deleteBody(account, old);
    });
    if (failure !== null) return setTrouble({ field: null, message: failure });
    onDeleted(gone);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={entry === null ? 'Add a measurement' : `Edit ${measure.name.toLowerCase()}`}
      actions={
        <>
          {entry === null ? null : (
            <Button kind="line" wide onClick={() => void remove(entry)}>
              Delete
            </Button>
          )}
          <Button kind="now" wide big onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="stack">
        {trouble?.field === null ? <Note kind="fail">{trouble.message}</Note> : null}
        {entry === null ? (
          <SelectField
            label="What"
            options={BODY_MEASURES.map(({ id, name }) => ({ value: id, label: name }))}
            value={measure.id}
            onChange={(id) => {
              setMeasure(BODY_MEASURES.find((one) => one.id === id) ?? measure);
              forgetAmount();
            }}
          />
        ) : null}
        <TextField
          label={measure.name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount}
          error={errorOf('amount')}
          end={<span className={styles.unit}>{bodyUnitWord(typed)}</span>}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        {units.length === 1 ? null : (
          <Segmented
            label="Unit"
            options={units.map((one) => ({ value: one, label: bodyUnitWord(one) }))}
            value={typed}
            onChange={(next) => {
              setChosen(next);
              forgetAmount();
            }}
          />
        )}
        <TextField
          label="Day"
          type="date"
          max={today}
          value={day}
          error={errorOf('day')}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {day === entry?.measured_on ? null : <Replaced account={account} measure={measure} day={day} />}
      </div>
    </Sheet>
  );
}

/** What an entry of this day would take the place of, also when it is read from another phone while the sheet is open (PROG-23). */
function Replaced({ account, measure, day }: { account: Account; measure: BodyMeasure; day: string }) {
  const reading = useReading(`body-day|${account.owner}|${measure.id}|${day}`, () => listBody(account, measure.id, { from: day, to: day }));
  const [stands] = reading.status === 'ready' ? reading.value : [];
  return stands === undefined ? null : <p className="small muted num">{BODY_MESSAGES.stands(bodyText(stands, stands.unit))}</p>;
}
