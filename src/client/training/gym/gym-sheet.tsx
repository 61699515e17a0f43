import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { usualGym } from '#domain/training/gym.ts';
import { type GymField, parseGymEntry, type TypedGym, typedGym } from '#domain/training/gym-entry.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './gym-sheet.module.css';
import { PlateRow } from './plate-row.tsx';

interface GymSheetProps {
  open: boolean;
  onClose: () => void;
  /** The saved gym; undefined shows a usual one in `unit`. */
  gym: Gym | undefined;
  unit: WeightUnit;
  /** Resolves to null when stored, else to the error. */
  onSave: (gym: Gym) => Promise<string | null>;
}

interface Trouble {
  field: GymField | null;
  message: string;
}

/** The gym's equipment, used by suggestions, warm-ups and plates. Changes apply on save. */
export function GymSheet({ open, onClose, gym, unit, onSave }: GymSheetProps) {
  const [typed, setTyped] = useState<TypedGym>(() => typedGym(gym ?? usualGym(unit)));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (more: Partial<TypedGym>) => {
    setTyped({ ...typed, ...more });
    setTrouble(null);
  };
  const changePlate = (index: number, row: TypedGym['plates'][number]) =>
    change({ plates: typed.plates.map((plate, position) => (position === index ? row : plate)) });
  const errorOf = (name: GymField['name']) => (trouble?.field?.name === name ? trouble.message : undefined);
  const save = async () => {
    const parsed = parseGymEntry(typed, gym?.name ?? '');
    if (!parsed.ok) {
      setTrouble({ field: parsed.field, message: parsed.message });
      return;
    }
    setBusy(true);
    const failure = await onSave(parsed.gym);
    setBusy(false);
    if (failure === null) onClose();
    else setTrouble({ field: null, message: failure });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Your gym"
      actions={
        <>
          {trouble === null ? null : (
            <p className={styles.trouble} role="alert">
              {trouble.message}
            </p>
          )}
          <Button kind="now" wide big busy={busy} busyLabel="Saving…" onClick={() => void save()}>
            Save gym
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">Suggested weights, warm-ups and the plate drawing use what is here.</p>
        <Segmented
          label="Unit of the gym"
          options={[
            { value: 'kg', label: 'Kilograms' },
            { value: 'lb', label: 'Pounds' },
          ]}
          value={typed.unit}
          onChange={(chosen) => {
            setTyped(typedGym(gym?.unit === chosen ? gym : usualGym(chosen)));
            setTrouble(null);
          }}
        />
        <TextField
          label="Bar"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed.bar}
          invalid={errorOf('bar') !== undefined}
          end={<span className={styles.unit}>{unitWord(typed.unit)}</span>}
          onChange={(event) => change({ bar: event.currentTarget.value })}
        />
        <fieldset className={styles.plates}>
          <legend className={styles.legend}>Pairs of plates</legend>
          {typed.plates.map((row, index) => (
            <PlateRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; its weight is being typed
              key={index}
              row={row}
              unit={typed.unit}
              isBad={trouble?.field?.name === 'plate' && trouble.field.plate === index}
              onChange={(next) => changePlate(index, next)}
            />
          ))}
          <div className={styles.add}>
            <IconButton
              icon="plus"
              line
              label="Add a plate"
              onClick={() => change({ plates: [...typed.plates, { weight: '', pairs: '1' }] })}
            />
            <span className="muted small">Another plate</span>
          </div>
        </fieldset>
        <TextField
          label="Dumbbells"
          inputMode="text"
          autoComplete="off"
          maxLength={600}
          value={typed.dumbbells}
          invalid={errorOf('dumbbells') !== undefined}
          placeholder="Usual rack"
          hint="Each weight there is a pair of, with a space between: 5 7.5 10. Empty means a usual rack."
          onChange={(event) => change({ dumbbells: event.currentTarget.value })}
        />
      </div>
    </Sheet>
  );
}
