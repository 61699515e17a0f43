import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { TypedGym } from '#domain/training/gym-entry.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './gym-sheet.module.css';

interface PlateRowProps {
  row: TypedGym['plates'][number];
  unit: WeightUnit;
  isBad: boolean;
  onChange: (row: TypedGym['plates'][number]) => void;
}

const PAIRS_MOST = 40;

/** A plate: weight and pairs. */
export function PlateRow({ row, unit, isBad, onChange }: PlateRowProps) {
  const name = unitWord(unit);
  const plate = row.weight === '' ? 'new plate' : `${row.weight} ${name}`;
  const count = /^\d+$/.test(row.pairs) ? Number(row.pairs) : 0;
  const field = (key: 'weight' | 'pairs', label: string) => (
    <input
      className={classNames(styles.field, isBad && styles.bad)}
      type="text"
      inputMode={key === 'weight' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={8}
      aria-label={label}
      aria-invalid={isBad || undefined}
      value={row[key]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange({ ...row, [key]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.row}>
      {field('weight', `Weight of the ${plate} plate in ${name}`)}
      <span className={styles.unit}>{name}</span>
      <IconButton
        icon="minus"
        label={`One pair less of ${plate}`}
        onClick={() => onChange({ ...row, pairs: String(Math.max(0, count - 1)) })}
      />
      {field('pairs', `Pairs of ${plate}`)}
      <IconButton
        icon="plus"
        label={`One pair more of ${plate}`}
        onClick={() => onChange({ ...row, pairs: String(Math.min(PAIRS_MOST, count + 1)) })}
      />
    </div>
  );
}
