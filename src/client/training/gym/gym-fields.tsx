import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { OTHER_BAR_NAMES, OTHER_BARS } from '#domain/training/gym.ts';
import type { TypedGym } from '#domain/training/gym-entry.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { KitChoice } from '../own-exercise/kit-choice.tsx';
import styles from './gym-sheet.module.css';
import type { GymTrouble } from './gym-sheet.tsx';
import { PlateRow } from './plate-row.tsx';

interface GymFieldsProps {
  typed: TypedGym;
  trouble: GymTrouble | null;
  onChange: (typed: TypedGym) => void;
  /** The gym in the other unit starts from what is usual there. */
  onUnit: (unit: WeightUnit) => void;
}

const THERE = [
  { value: 'all', label: 'Everything usual' },
  { value: 'some', label: 'Only what I choose' },
] as const;
/** What nearly every gym has, to be taken away from. */
const USUAL_KIT: readonly string[] = ['barbell', 'rack', 'bench', 'dumbbells', 'cable', 'machine', 'pull-up-bar', 'plates', 'box'];

/** Name, unit, bars, plates, dumbbells and stations of a gym. */
export function GymFields({ typed, trouble, onChange, onUnit }: GymFieldsProps) {
  const change = (more: Partial<TypedGym>) => onChange({ ...typed, ...more });
  const isWrong = (name: 'bar' | 'dumbbells') => trouble?.field?.name === name;
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        value={typed.name}
        placeholder="Home, office, …"
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Segmented
        label="Unit of the gym"
        options={[
          { value: 'kg', label: 'Kilograms' },
          { value: 'lb', label: 'Pounds' },
        ]}
        value={typed.unit}
        onChange={onUnit}
      />
      <TextField
        label="Bar"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed.bar}
        invalid={isWrong('bar')}
        end={<span className={styles.unit}>{unitWord(typed.unit)}</span>}
        onChange={(event) => change({ bar: event.currentTarget.value })}
      />
      <Plates typed={typed} trouble={trouble} onChange={change} />
      <TextField
        label="Dumbbells"
        inputMode="text"
        autoComplete="off"
        maxLength={600}
        value={typed.dumbbells}
        invalid={isWrong('dumbbells')}
        placeholder="Usual rack"
        hint="Each weight there is a pair of, with a space between: 5 7.5 10. Empty means a usual rack."
        onChange={(event) => change({ dumbbells: event.currentTarget.value })}
      />
      <OtherBars typed={typed} trouble={trouble} onChange={change} />
      <Segmented
        label="Stations and machines"
        options={THERE}
        value={typed.kit === null ? 'all' : 'some'}
        onChange={(chosen) => change({ kit: chosen === 'all' ? null : USUAL_KIT })}
      />
      {typed.kit === null ? null : <KitChoice chosen={typed.kit} onChange={(kit) => change({ kit })} />}
    </>
  );
}

interface PartProps {
  typed: TypedGym;
  trouble: GymTrouble | null;
  onChange: (more: Partial<TypedGym>) => void;
}

function Plates({ typed, trouble, onChange }: PartProps) {
  const field = trouble?.field;
  return (
    <fieldset className={styles.plates}>
      <legend className={styles.legend}>Pairs of plates</legend>
      {typed.plates.map((row, index) => (
        <PlateRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; its weight is being typed
          key={index}
          row={row}
          unit={typed.unit}
          isBad={field?.name === 'plate' && field.plate === index}
          onChange={(next) => onChange({ plates: typed.plates.with(index, next) })}
        />
      ))}
      <div className={styles.add}>
        <IconButton
          icon="plus"
          line
          label="Add a plate"
          onClick={() => onChange({ plates: [...typed.plates, { weight: '', pairs: '1' }] })}
        />
        <span className="muted small">Another plate</span>
      </div>
    </fieldset>
  );
}

/** What other bars weigh empty (GYM-2). */
function OtherBars({ typed, trouble, onChange }: PartProps) {
  const field = trouble?.field;
  return (
    <details open={field?.name === 'bars' || undefined}>
      <summary className={styles.legend}>Other bars</summary>
      <div className="stack">
        {OTHER_BARS.map((kind, index) => (
          <TextField
            key={kind}
            label={OTHER_BAR_NAMES[index] ?? kind}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={typed.bars[index] ?? ''}
            placeholder={typed.bar}
            invalid={field?.name === 'bars' && field.bar === index}
            end={<span className={styles.unit}>{unitWord(typed.unit)}</span>}
            onChange={(event) => onChange({ bars: typed.bars.with(index, event.currentTarget.value) })}
          />
        ))}
      </div>
    </details>
  );
}
