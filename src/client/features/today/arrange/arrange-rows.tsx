import { use } from 'react';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { type ArrangeAct, ArrangeContext } from './arrange-context.ts';
import styles from './arrange-rows.module.css';

interface ArrangeRowsProps {
  prescription: PrescriptionView;
  onClose: () => void;
}

/** Swap, superset, move and remove, for the exercise's sheet. */
export function ArrangeRows({ prescription, onClose }: ArrangeRowsProps) {
  const arranging = use(ArrangeContext);
  if (arranging === null) return null;
  const { exercises, act } = arranging;
  const done = arranging.doneOf(prescription);
  const at = exercises.findIndex(
    ({ exercise, exercise_n }) => exercise === prescription.exercise && exercise_n === prescription.exercise_n,
  );
  if (at === -1) return null;
  const next = exercises[at + 1];
  const { superset } = prescription;
  const isPaired = superset !== null && [exercises[at - 1], next].some((other) => other?.superset === superset);
  const closeAnd = (chosen: ArrangeAct) => () => {
    onClose();
    act(prescription, chosen);
  };
  return (
    <div className={styles.rows}>
      <Row icon="swap" label="Swap for another exercise" onGo={closeAnd('swap')} />
      {isPaired ? <Row icon="superset" label="Take it out of the superset" onGo={closeAnd('unpair')} /> : null}
      {next === undefined || (isPaired && next.superset === superset) ? null : (
        <Row icon="superset" label="Superset with the next" hint={next.exercise} onGo={closeAnd('pair')} />
      )}
      {exercises.length < 2 ? null : (
        <div className={styles.row}>
          <Icon name="move" />
          <span className={styles.words}>
            Move
            <span className="cap num">
              {at + 1} of {exercises.length}
            </span>
          </span>
          <IconButton
            line
            icon="chevron-up"
            label={`Move ${prescription.exercise} up`}
            disabled={at === 0}
            onClick={() => act(prescription, 'up')}
          />
          <IconButton
            line
            icon="chevron-down"
            label={`Move ${prescription.exercise} down`}
            disabled={next === undefined}
            onClick={() => act(prescription, 'down')}
          />
        </div>
      )}
      <Row
        icon="trash"
        label="Remove from this workout"
        hint={done === 0 ? undefined : `${done === 1 ? 'The set' : `The ${done} sets`} done stay${done === 1 ? 's' : ''}`}
        onGo={closeAnd('remove')}
      />
    </div>
  );
}

function Row({ icon, label, hint, onGo }: { icon: IconName; label: string; hint?: string | undefined; onGo: () => void }) {
  return (
    <button type="button" className={styles.row} onClick={onGo}>
      <Icon name={icon} />
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : (
          <span className="cap">
            <span className="vh">: </span>
            {hint}
          </span>
        )}
      </span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}
