import { type FormEvent, useState } from 'react';
import { Note } from '#client/ui/feedback/note.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { SaveButtons } from '#client/ui/forms/save-buttons.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { firstSentence } from '#domain/coach-account/first-sentence.ts';
import { PROGRAM_DESCRIPTION_MAX_LENGTH } from '#domain/limits.ts';
import { centsOf, editedProgramSchema, newProgramSchema, type ProgramForm, priceOf } from '#domain/programs/program-form.ts';
import styles from './coach-forms.module.css';
import { SpecialtyField } from './specialty-field.tsx';
import { useSpecialties } from './use-specialties.ts';

interface ProgramFieldsProps {
  mode: 'add' | 'edit';
  initial: ProgramForm;
  submitLabel: string;
  /** The validated form: trimmed, price like `129.00`. Resolves to an error sentence, or null. */
  onSubmit: (form: ProgramForm) => Promise<string | null>;
  onCancel: () => void;
  /** Called on every change, to store a draft. */
  onChange?: (form: ProgramForm) => void;
}

/** A program's description, specialties and price (BRAND-5). */
export function ProgramFields({ mode, initial, submitLabel, onSubmit, onCancel, onChange }: ProgramFieldsProps) {
  const [form, setForm] = useState(initial);
  const [sentence, setSentence] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const specialties = useSpecialties();
  const change = (part: Partial<ProgramForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    onChange?.(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = firstSentence(mode === 'add' ? newProgramSchema : editedProgramSchema, form);
    setSentence(wrong);
    if (wrong !== null) return;
    setBusy(true);
    setSentence(await onSubmit({ ...form, description: form.description.trim(), price: priceOf(centsOf(form.price) ?? 0) }));
    setBusy(false);
  };
  return (
    <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label="Description"
        max={PROGRAM_DESCRIPTION_MAX_LENGTH}
        value={form.description}
        hint="What someone gets every week."
        onChange={(event) => change({ description: event.currentTarget.value })}
        required
      />
      <SpecialtyField reading={specialties} chosen={form.specialties} onChange={(chosen) => change({ specialties: chosen })} />
      <TextField
        label="Price"
        className={styles.price}
        inputMode="decimal"
        autoComplete="off"
        value={form.price}
        end={<span className={styles.unit}>$ a month</span>}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change({ price: event.currentTarget.value })}
        required
      />
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      <SaveButtons label={submitLabel} busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
