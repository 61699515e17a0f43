import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { NOTE_MAX_LENGTH } from '#domain/limits.ts';
import { KIND_TEXTS, MEASURE_TEXTS } from '#domain/messages/set-kinds.ts';
import { DISTANCE_UNITS, type DistanceUnit } from '#domain/sync/distance-unit.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { SET_KINDS, type SetKind, setKindOf } from '#domain/training/set-kind.ts';
import type { Measure } from '#domain/training/set-measure.ts';
import styles from './kind-sheet.module.css';
import { KindMark, type KindRow } from './set-mark.tsx';

interface KindSheetProps {
  open: boolean;
  onClose: () => void;
  /** The exercise is measured by time. */
  isTimed: boolean;
  row: KindRow;
  n: number;
}

const CHOICES = [null, ...SET_KINDS] as const;

/** What a set is: its kind with what it counts for, what its number counts, and a note. */
export function KindSheet({ open, onClose, isTimed, row, n }: KindSheetProps) {
  const kind = setKindOf(row.value);
  // Null while nobody has typed into it. However the sheet is closed, what was typed is kept (TODAY-18).
  const [note, setNote] = useState<string | null>(null);
  const said: Partial<RowTyped> = note === null || note === (row.value.note ?? '') ? {} : { note };
  const leave = () => {
    setNote(null);
    onClose();
  };
  const keep = () => {
    leave();
    if (said.note !== undefined) row.change(said);
  };
  const choose = (choice: SetKind | null) => {
    if (choice === kind) return keep();
    leave();
    row.chooseKind(choice, said);
  };
  return (
    <Sheet open={open} onClose={keep} title={`${row.name} is a…`}>
      <ul className={styles.kinds}>
        {CHOICES.map((choice) => (
          <li key={choice}>
            <button type="button" className={styles.kind} aria-pressed={choice === kind} onClick={() => choose(choice)}>
              <KindMark kind={choice} n={n} />
              <span>
                <b>{KIND_TEXTS[choice ?? 'normal'].name}</b>
                <span className={styles.counts}>{KIND_TEXTS[choice ?? 'normal'].counts}</span>
              </span>
              {choice === kind ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <Amount isTimed={isTimed} row={row} />
      <div className={styles.note}>
        <TextArea
          label={MEASURE_TEXTS.note}
          value={note ?? row.value.note ?? ''}
          max={NOTE_MAX_LENGTH}
          rows={2}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button wide onClick={keep}>
          {MEASURE_TEXTS.keepNote}
        </Button>
      </div>
    </Sheet>
  );
}

/** What the set's number counts. A logged set keeps its measure: its number would mean another thing. */
function Amount({ isTimed, row }: Pick<KindSheetProps, 'isTimed' | 'row'>) {
  const { measure, value, change, isOpen } = row;
  const measures: readonly Measure[] = isTimed ? ['time', 'distance'] : ['reps', 'time', 'distance'];
  return (
    <div className={styles.amount}>
      {isOpen ? (
        <Segmented<Measure>
          label={MEASURE_TEXTS.label}
          options={measures.map((each) => ({ value: each, label: MEASURE_TEXTS[each] }))}
          value={measure}
          onChange={(chosen) => change({ measure: chosen })}
        />
      ) : null}
      {measure === 'distance' || row.needs.isCardio ? (
        <Segmented<DistanceUnit>
          label={MEASURE_TEXTS.unit}
          options={DISTANCE_UNITS.map((each) => ({ value: each, label: each }))}
          value={value.distance_unit ?? (row.needs.isCardio ? 'km' : 'm')}
          onChange={(distance_unit) => change({ distance_unit })}
        />
      ) : null}
      <Switch label={MEASURE_TEXTS.eachSide} checked={value.per_side === true} onChange={(per_side) => change({ per_side })} />
    </div>
  );
}
