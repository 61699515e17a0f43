import { useEffect, useState } from 'react';
import { countriesByBrowser, loadCountries } from '#client/coach-forms/countries.ts';
import { useSpecialties } from '#client/coach-forms/use-specialties.ts';
import { dayText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import type { OnboardingDraft } from './draft.ts';
import styles from './onboarding.module.css';
import { isBegun, type SubmitProgress } from './submit.ts';

interface SummaryProps {
  draft: OnboardingDraft;
  /** While sending. */
  progress: SubmitProgress | null;
  onEdit: (step: OnboardingDraft['step']) => void;
}

/** Step 4: summary and progress. */
export function SummaryStep({ draft, progress, onEdit }: SummaryProps) {
  const reading = useSpecialties();
  const country = useCountryName(draft.country);
  const titles =
    reading.phase === 'ready' ? reading.options.filter(({ id }) => draft.specialties.includes(id)).map(({ title }) => title) : [];
  const programs = Object.values(draft.programs).filter((program) => program !== undefined).length;
  const rows = [
    ['Country', country, 1],
    ['Date of birth', dayText(draft.dob), 1],
    ['Bio', draft.short_bio, 2],
    ['Specialties', reading.phase === 'ready' ? titles.join(', ') : `${String(draft.specialties.length)} chosen`, 2],
    ['Programs', String(programs), 3],
  ] as const;
  return (
    <div className={styles.fields}>
      <p className="muted">Look it over. Everything can be changed later in your profile.</p>
      {progress === null && isBegun(draft) ? (
        <Note kind="now">Part of your registration is saved already. Complete Registration goes on where it stopped.</Note>
      ) : null}
      <dl>
        {rows.map(([name, value, step]) => (
          <div className={styles.fact} key={name}>
            <dt className="cap">{name}</dt>
            <dd className={styles.value}>{value === '' || value === '0' ? 'Still missing' : value}</dd>
            <dd>
              <Button kind="bare" aria-label={`Edit ${name.toLowerCase()}`} disabled={progress !== null} onClick={() => onEdit(step)}>
                Edit
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {progress === null ? null : (
        <div className={styles.sending} role="status">
          <p className="small">
            {progress.upload === null
              ? `Saving, ${String(progress.done)} of ${String(progress.of)} done`
              : `Uploading your photo, ${String(Math.round(progress.upload * 100))}%`}
          </p>
          <ProgressBar label="Registration" max={progress.of} value={progress.done + (progress.upload ?? 0)} />
        </div>
      )}
    </div>
  );
}

function useCountryName(code: string): string {
  const [name, setName] = useState(code);
  useEffect(() => {
    let isCurrent = true;
    void loadCountries()
      .catch(countriesByBrowser)
      .then((countries) => isCurrent && setName(countries.find(({ value }) => value === code)?.label ?? code));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return name;
}
