import { useEffect, useState } from 'react';
import { type Country, countriesByBrowser, loadCountries } from '#client/coach-forms/countries.ts';
import { GenderField } from '#client/coach-forms/gender-field.tsx';
import { today } from '#client/coach-forms/today.ts';
import { PATHS } from '#client/routing/paths.ts';
import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ageNotice } from '#domain/coach-account/onboarding.ts';
import type { OnboardingDraft } from './draft.ts';
import styles from './onboarding.module.css';

interface StepProps {
  draft: OnboardingDraft;
  /** Marks missing fields after Continue was refused. */
  isRefused: boolean;
  onChange: (part: Partial<OnboardingDraft>) => void;
}

const SELECT = { value: '', label: 'Select...' };

/** Step 1: personal details. */
export function PersonalStep({ draft, isRefused, onChange }: StepProps) {
  const countries = useCountries();
  // Until the names load, the code stands in.
  const options = [SELECT, ...(countries ?? (draft.country === '' ? [] : [{ value: draft.country, label: draft.country }]))];
  return (
    <div className={styles.fields}>
      <p className="muted">Only your country and your age are shown to visitors.</p>
      <SelectField
        label="Country"
        autoComplete="country"
        options={options}
        value={draft.country}
        onChange={(country) => onChange({ country })}
        invalid={isRefused && draft.country === ''}
        required
      />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        max={today()}
        value={draft.dob}
        error={ageNotice(draft.dob, today()) ?? undefined}
        onChange={(event) => onChange({ dob: event.currentTarget.value })}
        invalid={isRefused && draft.dob === ''}
        required
      />
      <GenderField value={draft.gender} onChange={(gender) => onChange({ gender })} />
      <CheckBox checked={draft.terms_agreed} onChange={(event) => onChange({ terms_agreed: event.currentTarget.checked })}>
        I agree to the{' '}
        <a href={PATHS.coachTerms} target="_blank" rel="noreferrer">
          Coach Terms of Service
          <span className="vh"> (opens in a new tab)</span>
        </a>
      </CheckBox>
    </div>
  );
}

function useCountries(): readonly Country[] | null {
  const [countries, setCountries] = useState<readonly Country[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (list: readonly Country[]) => isCurrent && setCountries(list);
    loadCountries().then(show, () => show(countriesByBrowser()));
    return () => {
      isCurrent = false;
    };
  }, []);
  return countries;
}
