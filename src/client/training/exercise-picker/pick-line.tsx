import { shortDayText } from '#client/locale/formats.ts';
import { classNames } from '#client/ui/class-names.ts';
import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { equipmentText, musclesText } from '#domain/exercises/exercise-words.ts';
import type { PickRow } from '#domain/exercises/pick-exercises.ts';
import { OWN_EXERCISE_MESSAGES } from '#domain/messages/own-exercises.ts';
import { PICKER_MESSAGES } from '#domain/messages/routines.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import styles from './exercise-picker.module.css';
import type { LastLogged } from './read-logged-names.ts';

interface PickLineProps {
  row: PickRow;
  last: LastLogged | undefined;
  unit: WeightUnit;
  /** Milliseconds since 1970. */
  now: number;
  /** null where a touch chooses at once. */
  isChosen: boolean | null;
  onToggle: () => void;
}

/** An exercise to choose, with its muscles, equipment and last set. */
export function PickLine({ row, last, unit, now, isChosen, onToggle }: PickLineProps) {
  const { name, exercise } = row;
  const about = exercise === undefined ? PICKER_MESSAGES.own : `${musclesText(exercise.primary)} · ${equipmentText(exercise)}`;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>
        <span className="vh">: </span>
        {about}
      </span>
    </span>
  );
  const end =
    last === undefined ? undefined : (
      <span className={styles.last}>
        <span className="vh">, last time </span>
        <span className="num">{setText({ ...last.set, rpe: null }, unit, 'unit known')}</span>
        <span className="num">{shortDayText(last.on, now)}</span>
      </span>
    );
  if (isChosen === null)
    return (
      <button type="button" className={classNames(styles.row, styles.single)} onClick={onToggle}>
        {words}
        {end}
        <Icon name="chevron-right" size="s" />
      </button>
    );
  return (
    <CheckBox className={styles.row} checked={isChosen} onChange={onToggle} end={end}>
      {words}
    </CheckBox>
  );
}

/** Makes an exercise of a typed name. */
export function CreateLine({ name, onCreate }: { name: string; onCreate: () => void }) {
  return (
    <button type="button" className={classNames(styles.row, styles.single)} onClick={onCreate}>
      <Icon name="plus" />
      <span className={styles.words}>
        <span className={styles.name}>Create “{name}”</span>
        <span className={styles.about}>
          <span className="vh">: </span>
          {OWN_EXERCISE_MESSAGES.create}
        </span>
      </span>
    </button>
  );
}
