import { useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { type BodyEntryResult, parseBodyEntry } from '#domain/progress/body-entry.ts';
import { BODY_MEASURES, type BodyMeasure, type BodyUnit, bodyUnitWord, unitsOf } from '#domain/progress/body-measures.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type BodyEntry, type BodyLatest, deleteBody, saveBody } from '#offline/log/body.ts';
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
  const save = async () => {
    const parsed = parseBodyEntry({ amount, unit: typed, measured_on: day }, measure, today);
    if (!parsed.ok) return setTrouble(parsed);
    const value = { measure: measure.id, measured_on: day, amount: parsed.amount, unit: typed };
    const failure = await storeNow(() => saveBody(account, value, entry?.measured_on));
    if (failure !== null) return setTrouble({ field: null, message: failure });
    onSaved(measure);
    onClose();
  };
  const remove = async (old: BodyEntry) => {
    const failure = await storeNow(() => deleteBody(account, old));
    if (failure !== null) return setTrouble({ field: null, message: failure });
    onDeleted(old);
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
            onChange={(id) => setMeasure(BODY_MEASURES.find((one) => one.id === id) ?? measure)}
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
            onChange={setChosen}
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
      </div>
    </Sheet>
  );
}
