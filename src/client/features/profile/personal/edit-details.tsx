import { type FormEvent, useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { type Country, countriesByBrowser, loadCountries } from '#client/coach-forms/countries.ts';
import { GenderField } from '#client/coach-forms/gender-field.tsx';
import { today } from '#client/coach-forms/today.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { SaveButtons } from '#client/ui/forms/save-buttons.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { Count } from '#client/ui/forms/text-area.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { type OwnCoach, updateBio, updateCountry, updateDob, updateGender } from '#contract/index.ts';
import { ageNotice } from '#domain/coach-account/onboarding.ts';
import { SHORT_BIO_MAX_LENGTH } from '#domain/limits.ts';
import { UPDATE_FAILED } from '../failure-text.ts';

interface EditDetailsProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
  onClose: () => void;
}

interface Details {
  readonly short_bio: string;
  readonly country: string;
  readonly dob: string;
  readonly gender: string;
}

/** Edits bio, country, date of birth and gender; each change is saved separately, so that one failure keeps the others. */
export function EditDetails({ coach, onChange, onClose }: EditDetailsProps) {
  const [form, setForm] = useState<Details>({
    short_bio: coach.short_bio,
    country: coach.country ?? '',
    dob: coach.dob ?? '',
    gender: coach.gender ?? '',
  });
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const countries = useCountries();
  const change = (part: Partial<Details>) => setForm({ ...form, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const failed = await saveDetails(coach, form, onChange);
    setBusy(false);
    setSentences(failed);
    if (failed.length === 0) onClose();
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      {sentences.map((sentence) => (
        <Note kind="fail" key={sentence}>
          {sentence}
        </Note>
      ))}
      <TextField
        label="Professional bio"
        value={form.short_bio}
        maxLength={SHORT_BIO_MAX_LENGTH}
        hint={<Count value={form.short_bio} max={SHORT_BIO_MAX_LENGTH} />}
        onChange={(event) => change({ short_bio: event.currentTarget.value })}
      />
      <SelectField label="Country" options={countries} value={form.country} onChange={(country) => change({ country })} />
      <TextField
        label="Date of birth"
        type="date"
        max={today()}
        value={form.dob}
        error={ageNotice(form.dob, today()) ?? undefined}
        onChange={(event) => change({ dob: event.currentTarget.value })}
      />
      <GenderField value={form.gender} onChange={(gender) => change({ gender })} />
      <SaveButtons busy={isBusy} onCancel={onClose} />
    </form>
  );
}

/** Saves differences; resolves to error sentences. */
async function saveDetails(coach: OwnCoach, form: Details, onChange: EditDetailsProps['onChange']): Promise<string[]> {
  const failed: string[] = [];
  const note = async (isChanged: boolean, field: keyof Details, save: () => Promise<boolean>) => {
    if (isChanged && !(await save())) failed.push(UPDATE_FAILED[field]);
  };
  await note(form.short_bio !== coach.short_bio, 'short_bio', async () => {
    const outcome = await call(updateBio, { body: { short_bio: form.short_bio } });
    if (outcome.ok) onChange(outcome.value);
    return outcome.ok;
  });
  await note(form.country !== (coach.country ?? ''), 'country', async () => {
    const outcome = await call(updateCountry, { body: { country: form.country } });
    if (outcome.ok) onChange(outcome.value);
    return outcome.ok;
  });
  await note(form.dob !== (coach.dob ?? ''), 'dob', async () => {
    const outcome = await call(updateDob, { body: { dob: form.dob } });
    if (outcome.ok) onChange(outcome.value);
    return outcome.ok;
  });
  await note(form.gender !== (coach.gender ?? ''), 'gender', async () => {
    const outcome = await call(updateGender, { body: { gender: form.gender } });
    if (outcome.ok) onChange(outcome.value);
    return outcome.ok;
  });
  return failed;
}

function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>(countriesByBrowser);
  useEffect(() => {
    let isCurrent = true;
    loadCountries().then(
      (list) => isCurrent && setCountries(list),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return [{ value: '', label: 'Select...' }, ...countries];
}
