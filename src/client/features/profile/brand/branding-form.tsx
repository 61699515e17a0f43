import { type FormEvent, useState } from 'react';
import { call } from '#client/api/http.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { type OwnCoach, updateBranding } from '#contract/index.ts';
import { BRANDING_MAX_LENGTH, SHORT_BIO_MAX_LENGTH } from '#domain/limits.ts';
import { COACH_PROFILE_MESSAGES } from '#domain/messages/coach-account.ts';
import styles from '../profile.module.css';

const FIELDS = [
  { field: 'short_bio', label: 'Short bio', hint: 'Shown on your card.', max: SHORT_BIO_MAX_LENGTH },
  { field: 'brand_promise', label: 'What I Deliver', hint: 'What somebody has after three months with you.', max: BRANDING_MAX_LENGTH },
  { field: 'brand_pain', label: 'Problems I Solve', hint: 'What brings people to you.', max: BRANDING_MAX_LENGTH },
  { field: 'brand_plan', label: 'My Approach', hint: 'What happens from the first week on.', max: BRANDING_MAX_LENGTH },
  { field: 'brand_proof', label: 'My Track Record', hint: 'Who you have helped, and how it went.', max: BRANDING_MAX_LENGTH },
] as const;

interface BrandingFormProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

export function BrandingForm({ coach, onChange }: BrandingFormProps) {
  const { short_bio, brand_promise, brand_pain, brand_plan, brand_proof } = coach;
  const [form, setForm] = useState({ short_bio, brand_promise, brand_pain, brand_plan, brand_proof });
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'saving') return;
    setState('saving');
    const outcome = await call(updateBranding, { body: form });
    setState(outcome.ok ? 'saved' : 'failed');
    if (outcome.ok) onChange(outcome.value);
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)} aria-label="Branding">
      {FIELDS.map(({ field, label, hint, max }) => (
        <TextArea
          key={field}
          label={label}
          hint={hint}
          max={max}
          value={form[field]}
          onChange={(event) => {
            setForm({ ...form, [field]: event.currentTarget.value });
            setState('idle');
          }}
        />
      ))}
      {state === 'failed' ? <Note kind="fail">{COACH_PROFILE_MESSAGES.brandingFailed}</Note> : null}
      <p className={styles.saved} role="status">
        {state === 'saved' ? COACH_PROFILE_MESSAGES.brandingSaved : ''}
      </p>
      <Button kind="now" type="submit" wide busy={state === 'saving'} busyLabel="Saving…">
        Save Branding Info
      </Button>
    </form>
  );
}
