import { ProgramFields } from '#client/coach-forms/program-fields.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { moneyText } from '#domain/money/money-text.ts';
import { PROGRAM_TYPES, type ProgramForm, type ProgramType } from '#domain/programs/program-form.ts';
import { programName, programTitle } from '#domain/programs/program-title.ts';
import type { OnboardingDraft } from './draft.ts';
import styles from './onboarding.module.css';

interface StepProps {
  draft: OnboardingDraft;
  onChange: (part: Partial<OnboardingDraft>) => void;
}

const EMPTY_FORM: ProgramForm = { description: '', specialties: [], price: '' };

/** Step 3: a Standard and a Premium program, at least one. */
export function ProgramsStep({ draft, onChange }: StepProps) {
  const open = draft.writing?.type ?? null;
  const close = () => onChange({ writing: null });
  const put = (type: ProgramType, form: ProgramForm) => {
    const key = draft.programs[type]?.key ?? crypto.randomUUID();
    onChange({ programs: { ...draft.programs, [type]: { ...form, key } }, writing: null });
    return Promise.resolve(null);
  };
  const remove = (type: ProgramType) => onChange({ programs: { ...draft.programs, [type]: undefined } });
  return (
    <div className={styles.fields}>
      <p className="muted">What people subscribe to. You set the price, and keep 80% of it.</p>
      {PROGRAM_TYPES.map((type) => {
        const program = draft.programs[type];
        return (
          <section className="card" key={type} aria-labelledby={`program-${type}`}>
            <div className="row between">
              <h2 className="h-3" id={`program-${type}`}>
                {programTitle(type)}
              </h2>
              {program === undefined ? null : <span className={styles.price}>{moneyText(program.price)}/month</span>}
            </div>
            {open === type ? (
              <div className={styles.form}>
                <ProgramFields
                  mode="add"
                  initial={draft.writing?.form ?? EMPTY_FORM}
                  submitLabel={program === undefined ? `Add ${programName(type)} Program` : 'Save'}
                  onSubmit={(form) => put(type, form)}
                  onCancel={close}
                  onChange={(form) => onChange({ writing: { type, form } })}
                />
              </div>
            ) : (
              <ProgramFace
                name={programName(type)}
                description={program?.description ?? null}
                onOpen={() => onChange({ writing: { type, form: program ?? EMPTY_FORM } })}
                // Saved programs can be changed, and unlisted in the profile.
                onRemove={draft.saved[`program ${type}`] === undefined ? () => remove(type) : null}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}

interface FaceProps {
  name: string;
  description: string | null;
  onOpen: () => void;
  onRemove: (() => void) | null;
}

function ProgramFace({ name, description, onOpen, onRemove }: FaceProps) {
  if (description === null) {
    return (
      <Button kind="line" wide className={styles.add} onClick={onOpen}>
        <Icon name="plus" size="s" /> Add {name} Program
      </Button>
    );
  }
  return (
    <>
      <p className={styles.description}>{description}</p>
      <div className={styles.faceButtons}>
        <Button kind="line" aria-label={`Edit ${name} Program`} onClick={onOpen}>
          Edit
        </Button>
        {onRemove === null ? null : (
          <Button kind="bare" aria-label={`Remove ${name} Program`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </>
  );
}
