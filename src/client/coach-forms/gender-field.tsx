import field from '#client/ui/forms/field.module.css';
import { Segmented } from '#client/ui/forms/segmented.tsx';

const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

/** Nothing is preselected (ONBOARD-3). */
export function GenderField({ value, onChange }: { value: string; onChange: (gender: string) => void }) {
  return (
    <div>
      <p className={field.label} aria-hidden="true">
        Gender
      </p>
      <Segmented label="Gender" options={GENDERS} value={value} onChange={onChange} />
    </div>
  );
}
