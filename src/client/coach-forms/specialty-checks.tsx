import { CheckBox } from '#client/ui/forms/check-box.tsx';
import field from '#client/ui/forms/field.module.css';
import type { Specialty } from '#contract/index.ts';
import styles from './coach-forms.module.css';

interface SpecialtyChecksProps {
  options: readonly Specialty[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  mark?: (id: number) => string;
  hideLegend?: boolean;
}

/** Checkboxes, in two columns on a phone. */
export function SpecialtyChecks({ options, chosen, onChange, mark, hideLegend = false }: SpecialtyChecksProps) {
  return (
    <fieldset>
      <legend className={hideLegend ? 'vh' : field.label}>Specialties</legend>
      <div className={styles.grid}>
        {options.map(({ id, title }) => (
          <CheckBox
            key={id}
            checked={chosen.includes(id)}
            onChange={() => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
          >
            {title} {mark === undefined ? null : <span className="cap">{mark(id)}</span>}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  );
}
