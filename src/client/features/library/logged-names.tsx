import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { OWN_EXERCISE_MESSAGES } from '#domain/messages/own-exercises.ts';
import { PICKER_MESSAGES } from '#domain/messages/routines.ts';
import styles from './exercise-list.module.css';

interface LoggedNamesProps {
  names: readonly string[];
  /** Called with the name to make an exercise of. */
  onChoose: (name: string) => void;
}

const FIRST_NAMES = 5;

/** What was logged under names that are no exercise yet, mostly brought in from another app; a touch makes one of it (OWN-7). */
export function LoggedNames({ names, onChoose }: LoggedNamesProps) {
  const [isAll, setAll] = useState(false);
  if (names.length === 0) return null;
  const shown = isAll ? names : names.slice(0, FIRST_NAMES);
  return (
    <section className={styles.logged} aria-label="From your log">
      <h2 className={styles.heading}>
        From your log <span className={styles.count}>{names.length}</span>
      </h2>
      <p className="cap">{OWN_EXERCISE_MESSAGES.fromLog}</p>
      <ul className={styles.rows}>
        {shown.map((name) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => onChoose(name)}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>
                  <span className="vh">: </span>
                  {PICKER_MESSAGES.own}
                </span>
              </span>
              <Icon name="plus" size="s" className={styles.arrow} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === names.length ? null : (
        <Button kind="bare" onClick={() => setAll(true)}>
          Show all {names.length}
        </Button>
      )}
    </section>
  );
}
