import type { KeyboardEvent } from 'react';
import { SET_FIELD_WORDS } from '#domain/messages/set-fields.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { FIELD_KEYPADS, type SetField, type SetNeeds } from '#domain/training/set-measure.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';

interface SetFieldsProps {
  /** «Set 3» */
  name: string;
  value: RowTyped;
  /** Of each field. */
  className: string | undefined;
  needs: SetNeeds;
  /** Placeholder of the reps or the time, as prescribed. */
  hint?: string;
  unit: WeightUnit;
  bad: SetField | null;
  /** Id of the error. */
  troubleId: string | undefined;
  onType: (value: RowTyped) => void;
  /** Focus entered or left the fields. */
  onHold?: (holds: boolean) => void;
  onEnter?: () => void;
}

/** The fields of a set: weight, amount and effort. */
export function SetFields({ name: set, value, className, needs, hint, unit, bad, troubleId, onType, onHold, onEnter }: SetFieldsProps) {
  return needs.fields.map((name) => (
    <input
      key={name}
      className={className}
      type="text"
      inputMode={FIELD_KEYPADS[name]}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={12}
      aria-label={`${set} ${fieldLabel(name, needs, { unit, distance_unit: value.distance_unit })}`}
      aria-invalid={bad === name || undefined}
      aria-describedby={bad === name ? troubleId : undefined}
      placeholder={name === 'reps' || name === 'time' ? (hint ?? '–') : '–'}
      value={value[name] ?? ''}
      onFocus={(event) => {
        event.currentTarget.select();
        onHold?.(true);
      }}
      onBlur={() => onHold?.(false)}
      onChange={(event) => onType({ ...value, [name]: event.currentTarget.value })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') onEnter?.();
      }}
    />
  ));
}

interface FieldUnits {
  unit: WeightUnit;
  distance_unit: RowTyped['distance_unit'];
}

function fieldLabel(name: SetField, needs: SetNeeds, units: FieldUnits): string {
  if (name === 'weight') return `weight in ${unitWord(units.unit)}`;
  if (name === 'distance') return `distance in ${distanceUnit(needs, units)}`;
  return SET_FIELD_WORDS[name].field;
}

/** The head of a field's column. */
export function columnHead(name: SetField, needs: SetNeeds, units: FieldUnits): string {
  if (name === 'weight') return unitWord(units.unit);
  return name === 'distance' ? distanceUnit(needs, units) : SET_FIELD_WORDS[name].column;
}

function distanceUnit({ isCardio }: SetNeeds, { distance_unit }: FieldUnits): string {
  return distance_unit ?? (isCardio ? 'km' : 'm');
}
