import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { SpecialtyField } from '#client/coach-forms/specialty-field.tsx';
import { useSpecialties } from '#client/coach-forms/use-specialties.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { SaveButtons } from '#client/ui/forms/save-buttons.tsx';
import { type OwnCoach, replaceSpecialties } from '#contract/index.ts';
import { COACH_PROFILE_MESSAGES } from '#domain/messages/coach-account.ts';
import { UPDATE_FAILED } from '../failure-text.ts';
import styles from '../profile.module.css';

interface SpecialtiesCardProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

/** What the coach is listed under; while it is edited, what saving will remove and add is marked (BRAND-2). */
export function SpecialtiesCard({ coach, onChange }: SpecialtiesCardProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <section className="card" aria-labelledby="specialties">
      <div className="row between">
        <h2 className="h-4" id="specialties">
          Specialties
        </h2>
        {isEditing ? null : (
          <Button kind="line" aria-label="Edit specialties" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {isEditing ? <EditSpecialties coach={coach} onChange={onChange} onClose={() => setEditing(false)} /> : <Chosen coach={coach} />}
    </section>
  );
}

function Chosen({ coach }: { coach: OwnCoach }) {
  if (coach.specialties.length === 0) return <p className={styles.lead}>{COACH_PROFILE_MESSAGES.noSpecialties}</p>;
  return (
    <ul className={styles.tags}>
      {coach.specialties.map(({ id, title }) => (
        <li className="tag" key={id}>
          {title}
        </li>
      ))}
    </ul>
  );
}

function EditSpecialties({ coach, onChange, onClose }: SpecialtiesCardProps & { onClose: () => void }) {
  const reading = useSpecialties();
  const before = coach.specialties.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await call(replaceSpecialties, { body: { specialties: [...chosen] } });
    setBusy(false);
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    onChange(outcome.value);
    onClose();
  };
  const mark = (id: number) => markOf(before.includes(id), chosen.includes(id));
  return (
    <div className={formStyles.form}>
      <SpecialtyField reading={reading} chosen={chosen} onChange={setChosen} mark={mark} hideLegend />
      {hasFailed ? <Note kind="fail">{UPDATE_FAILED.specialties}</Note> : null}
      {reading.phase === 'ready' ? <SaveButtons busy={isBusy} onCancel={onClose} onSave={() => void save()} /> : null}
    </div>
  );
}

function markOf(was: boolean, is: boolean): string {
  if (was === is) return '';
  return was ? '(will be removed)' : '(new)';
}
