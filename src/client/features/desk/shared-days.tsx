import { grouped } from '#client/coaching/grouped.ts';
import { dayText, weekdayShort } from '#client/locale/formats.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { ClientLog } from '#contract/index.ts';
import type { DistanceUnit } from '#domain/sync/distance-unit.ts';
import { setText } from '#domain/training/set-text.ts';
import styles from './client-page.module.css';

type Day = ClientLog['days'][number];
type Session = Day['sessions'][number];
type SharedSet = Session['sets'][number];

/** Days of a client's log, the newest first, each set in the unit it was typed in. */
export function SharedDays({ days, now }: { days: readonly Day[]; now: number }) {
  return (
    <ul className={styles.days}>
      {days.map(({ day, sessions, notes, body }) => (
        <li key={day} className="card">
          <h2 className="h-4">{`${weekdayShort(day)}, ${dayText(day, now)}`}</h2>
          {body.map(({ amount, unit }) => (
            <p key={amount} className="small">{`Body weight ${amount} ${unit}`}</p>
          ))}
          {sessions.map((session, index) => (
            // Two workouts of a day may be alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced
            <Workout key={index} session={session} />
          ))}
          {notes.map(({ exercise, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced
            <p key={index} className={`small ${styles.note}`}>
              <b>{exercise === null ? 'Note: ' : `${exercise}: `}</b>
              {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Workout({ session: { label, is_finished, sets } }: { session: Session }) {
  const exercises = grouped(sets, ({ exercise, exercise_n }) => `${exercise}#${String(exercise_n)}`);
  return (
    <div className={styles.workout}>
      <p className="small muted">{is_finished ? label : `${label}, not finished`}</p>
      {exercises.map(([key, some]) => (
        <div key={key}>
          <p>
            <b>{some[0]?.exercise}</b>
            <Asked sets={some} />
          </p>
          <ul className={`num ${styles.sets}`}>
            {some.map((set) => (
              <li key={set.set_n}>{setWords(set)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** What the plan asked for, where that is shared. */
function Asked({ sets }: { sets: readonly SharedSet[] }) {
  const asked = sets.find(({ prescribed }) => prescribed != null)?.prescribed;
  return asked == null ? null : <span className="small muted">{` Plan: ${asked}`}</span>;
}

function setWords({ distance_unit, ...set }: SharedSet): string {
  return setText({ ...set, distance_unit: distance_unit as DistanceUnit | undefined }, set.unit);
}

/** The plan in use, week by week. */
export function SharedPlan({ plan: { weeks } }: { plan: NonNullable<ClientLog['plan']> }) {
  return (
    <details className={`card ${styles.plan}`}>
      <summary>
        <b>Plan in use</b>
        <Icon name="chevron-down" size="s" />
      </summary>
      {weeks.map((days, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
        <section key={week}>
          <h2 className="h-4">{`Week ${String(week + 1)}`}</h2>
          {days.map(({ title, exercises }, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one title
            <div key={day} className={styles.workout}>
              <p className="small muted">{title}</p>
              <ul className="small">
                {exercises.map(({ exercise, sets, reps, rpe }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a lift may appear twice
                  <li key={index}>{`${exercise}, ${String(sets)} × ${reps}${rpe === null ? '' : `, RPE ${String(rpe)}`}`}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </details>
  );
}
