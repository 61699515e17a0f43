import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import type { SessionRequest } from '#domain/ai-coach/change/adjust-session.ts';
import type { DayState } from '#domain/ai-coach/readiness/day-state.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import styles from './change-sheet.module.css';
import { type ChangeTopic, KITS, MINUTES, SORE, SORE_MUSCLES, STATES, TOPICS } from './change-topics.ts';

interface ChangeChoicesProps {
  states: readonly ExerciseState[];
  /** The topic open initially; null shows all topics. */
  topic: ChangeTopic | null;
  onAsk: (request: SessionRequest) => void;
}

/** Reasons for a change, one topic open at a time; the last tap shows a proposal without applying it. */
export function ChangeChoices({ states, topic, onAsk }: ChangeChoicesProps) {
  const [open, setOpen] = useState(topic);
  return (
    <>
      <div className={styles.topics}>
        {TOPICS.map((row) => (
          <Chip key={row.topic} pressed={open === row.topic} onClick={() => setOpen(row.topic)}>
            {row.label}
          </Chip>
        ))}
      </div>
      {open === null ? <p className={styles.hint}>What is in the way? You see what would change before anything does.</p> : null}
      {open === 'taken' ? <Taken states={states} onAsk={onAsk} /> : null}
      {open === 'minutes' ? (
        <Options
          title="How long have you got from now?"
          options={MINUTES.map((minutes) => ({ label: `${minutes} minutes`, request: { kind: 'minutes', minutes } }))}
          onAsk={onAsk}
        />
      ) : null}
      {open === 'kit' ? (
        <Options
          title="What is there today?"
          options={KITS.map(({ label, kit }) => ({ label, request: { kind: 'kit', kit } }))}
          onAsk={onAsk}
        />
      ) : null}
      {open === 'pain' ? (
        <>
          <Options
            title="Where does it hurt?"
            options={SORE.map(({ region, label }) => ({ label, request: { kind: 'pain', region } }))}
            onAsk={onAsk}
          />
          <p className={styles.hint}>Stop whatever hurts now. Chest pain, fainting, numbness or a sudden severe pain: get medical help.</p>
        </>
      ) : null}
      {open === 'sore' ? (
        <Options
          title="Which muscle is very sore?"
          options={[
            ...SORE_MUSCLES.map(({ muscle, label }) => ({ label, request: stateRequest({ name: 'sore', muscle }) })),
            { label: 'Over four days, swollen, weak or dark urine', request: stateRequest({ name: 'sore-warning' }) },
          ]}
          onAsk={onAsk}
        />
      ) : null}
      {open === 'state'
        ? STATES.map(({ title, options }) => (
            <Options
              key={title}
              title={title}
              options={options.map(({ label, state }) => ({ label, request: stateRequest(state) }))}
              onAsk={onAsk}
            />
          ))
        : null}
      {open === 'easier' ? (
        <section className={styles.part}>
          <h3 className="h-4">Fewer sets, further from your limit</h3>
          <Button wide onClick={() => onAsk(stateRequest({ name: 'easier' }))}>
            Show an easier session
          </Button>
        </section>
      ) : null}
    </>
  );
}

function Taken({ states, onAsk }: Pick<ChangeChoicesProps, 'states' | 'onAsk'>) {
  const left = states.filter((state) => state.next !== undefined);
  return (
    <section className={styles.part}>
      <h3 className="h-4">Which one is taken?</h3>
      <ul className={styles.list}>
        {left.map(({ key, prescription: { exercise, exercise_n } }) => (
          <li key={key} className={styles.line}>
            <span>{exercise}</span>
            <Button aria-label={`${exercise} is taken`} onClick={() => onAsk({ kind: 'taken', exercise, exercise_n })}>
              Taken
            </Button>
          </li>
        ))}
      </ul>
      {left.length === 0 ? <p className="muted">Everything of this session is done.</p> : null}
    </section>
  );
}

function stateRequest(state: DayState): SessionRequest {
  return { kind: 'state', state };
}

interface OptionsProps {
  title: string;
  options: readonly { label: string; request: SessionRequest }[];
  onAsk: (request: SessionRequest) => void;
}

function Options({ title, options, onAsk }: OptionsProps) {
  return (
    <section className={styles.part}>
      <h3 className="h-4">{title}</h3>
      <div className={styles.options}>
        {options.map(({ label, request }) => (
          <Button key={label} onClick={() => onAsk(request)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
