import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { ProgramFields } from '#client/coach-forms/program-fields.tsx';
import { amountText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { createProgram, type OwnCoach, type Program, setProgramListed, updateProgram } from '#contract/index.ts';
import { COACH_PROFILE_MESSAGES } from '#domain/messages/coach-account.ts';
import { PROGRAM_TYPES, type ProgramForm, type ProgramType } from '#domain/programs/program-form.ts';
import { programName, programTitle } from '#domain/programs/program-title.ts';
import { programFailureText, UPDATE_FAILED } from '../failure-text.ts';
import styles from '../profile.module.css';

interface ProgramsTabProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

/** The modes of the tab (BRAND-8). */
type Mode = { mode: 'list' } | { mode: 'add'; type: ProgramType; key: string } | { mode: 'edit'; program: Program };

const EMPTY_FORM: ProgramForm = { description: '', specialties: [], price: '' };

export function ProgramsTab({ coach: { programs }, onChange }: ProgramsTabProps) {
  const [mode, setMode] = useState<Mode>({ mode: 'list' });
  const put = (program: Program) =>
    onChange({
      programs: programs.some(({ id }) => id === program.id)
        ? programs.map((one) => (one.id === program.id ? program : one))
        : [...programs, program],
    });
  const back = () => setMode({ mode: 'list' });

  if (mode.mode === 'list') {
    const others = programs.filter(({ type }) => !PROGRAM_TYPES.some((known) => known === type));
    return (
      <div className={styles.stack}>
        {PROGRAM_TYPES.map((type) => (
          <TypeCard
            key={type}
            type={type}
            program={programs.find((program) => program.type === type) ?? null}
            onAdd={() => setMode({ mode: 'add', type, key: crypto.randomUUID() })}
            onEdit={(program) => setMode({ mode: 'edit', program })}
            onChange={put}
          />
        ))}
        {others.map((program) => (
          <ProgramCard key={program.id} program={program} onEdit={() => setMode({ mode: 'edit', program })} onChange={put} />
        ))}
      </div>
    );
  }
  const save = async (form: ProgramForm) => {
    const { description, price } = form;
    const specialties = [...form.specialties];
    const outcome =
      mode.mode === 'add'
        ? await call(createProgram, { form: { type: mode.type, description, specialties, price } }, { idempotency_key: mode.key })
        : await call(updateProgram, { params: { id: mode.program.id }, body: { description, specialties, price } });
    if (!outcome.ok) {
      // Changed input is a new creation with a new key.
      if (mode.mode === 'add' && outcome.failure.kind === 'refused') setMode({ ...mode, key: crypto.randomUUID() });
      return programFailureText(outcome.failure, mode.mode);
    }
    put(outcome.value);
    back();
    return null;
  };
  const type = mode.mode === 'add' ? mode.type : mode.program.type;
  return (
    <section className={styles.stack} aria-labelledby="program-form">
      <h2 className="h-2" id="program-form">
        {mode.mode === 'add' ? `Add ${programTitle(type)}` : `Edit ${programTitle(type)}`}
      </h2>
      <ProgramFields
        mode={mode.mode}
        initial={mode.mode === 'add' ? EMPTY_FORM : formOf(mode.program)}
        submitLabel={mode.mode === 'add' ? 'Add Program' : 'Save'}
        onSubmit={save}
        onCancel={back}
      />
    </section>
  );
}

interface TypeCardProps {
  type: ProgramType;
  program: Program | null;
  onAdd: () => void;
  onEdit: (program: Program) => void;
  onChange: (program: Program) => void;
}

function TypeCard({ type, program, onAdd, onEdit, onChange }: TypeCardProps) {
  if (program !== null) return <ProgramCard program={program} onEdit={() => onEdit(program)} onChange={onChange} />;
  return (
    <section className="card" aria-labelledby={`type-${type}`}>
      <h2 className="h-3" id={`type-${type}`}>
        {programTitle(type)}
      </h2>
      <p className={styles.lead}>{COACH_PROFILE_MESSAGES.notListed}</p>
      <Button kind="line" wide className={styles.edit} onClick={onAdd}>
        <Icon name="plus" size="s" /> Add {programName(type)} Program
      </Button>
    </section>
  );
}

function ProgramCard({ program, onEdit, onChange }: { program: Program; onEdit: () => void; onChange: (program: Program) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    // The opposite value is sent, and the copy here flips when it was taken (BRAND-6).
    const outcome = await call(setProgramListed, { params: { id: program.id }, body: { listed: !program.listed } });
    setBusy(false);
    setFailed(!outcome.ok);
    if (outcome.ok) onChange({ ...program, listed: outcome.value.listed });
  };
  const title = programTitle(program.type);
  return (
    <section className="card" aria-label={title}>
      <div className="row between">
        <h2 className="h-3">{title}</h2>
        <p className={styles.price}>{amountText(program.price)}/month</p>
      </div>
      <p className={styles.lead}>{program.description}</p>
      <ul className={styles.tags} aria-label="Specialties">
        {program.specialties.map(({ id, title: specialty }) => (
          <li className="tag" key={id}>
            {specialty}
          </li>
        ))}
      </ul>
      {program.listed ? null : <p className={styles.quiet}>{COACH_PROFILE_MESSAGES.notListed}</p>}
      <Switch label="Listed" checked={program.listed} disabled={isBusy} onChange={() => void toggle()} />
      {hasFailed ? <Note kind="fail">{UPDATE_FAILED.listed}</Note> : null}
      <Button kind="line" className={styles.edit} aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </Button>
    </section>
  );
}

function formOf({ description, specialties, price }: Program): ProgramForm {
  return { description, specialties: specialties.map(({ id }) => id), price };
}
