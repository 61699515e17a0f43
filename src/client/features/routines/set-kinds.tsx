import { SelectField } from '#client/ui/forms/select-field.tsx';
import { KIND_TEXTS } from '#domain/messages/set-kinds.ts';
import { setKindOf } from '#domain/training/set-kind.ts';
import styles from './routines.module.css';

/** A warm-up is suggested on the way up to the first set, and is none of the routine's (`plan-view.ts`). */
const KINDS = ['normal', 'drop', 'failure'] as const;
const OPTIONS = KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind].name }));

interface SetKindsProps {
  sets: number;
  /** In order; null is a normal one. */
  kinds: readonly (string | null)[];
  onChange: (kinds: readonly (string | null)[]) => void;
}

/** What each set of an exercise is (ROUTINE-17). */
export function SetKinds({ sets, kinds, onChange }: SetKindsProps) {
  const at = (index: number) => setKindOf({ kind: kinds[index] ?? undefined }) ?? 'normal';
  const choose = (index: number, kind: (typeof KINDS)[number]) =>
    onChange(Array.from({ length: sets }, (_, place) => (place === index ? (kind === 'normal' ? null : kind) : (kinds[place] ?? null))));
  return (
    <details open={kinds.some((kind) => kind !== null)}>
      <summary className={styles.kinds}>
        <b>Kind of each set</b>
      </summary>
      <div className={styles.fields}>
        {Array.from({ length: sets }, (_, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its position
            key={index}
            label={`Set ${index + 1}`}
            options={OPTIONS}
            value={at(index) === 'warm-up' ? 'normal' : (at(index) as (typeof KINDS)[number])}
            onChange={(kind) => choose(index, kind)}
          />
        ))}
      </div>
    </details>
  );
}

/** Null when all are normal. */
export function kindsOf(kinds: readonly (string | null)[], sets: number): (string | null)[] | null {
  const some = kinds.slice(0, sets);
  return some.some((kind) => kind !== null) ? some : null;
}
