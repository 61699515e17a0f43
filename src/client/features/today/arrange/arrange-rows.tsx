import { use } from 'react';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import { SWAP_MESSAGES } from '#domain/messages/routines.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { type ArrangeAct, ArrangeContext } from './arrange-context.ts';
import styles from './arrange-rows.module.css';

const SUPERSET = 'M9 5H5v14h4M12 8h8M12 16h8';
const MOVE = 'M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15M12.5 15.5L16 19l3.5-3.5';
const TRASH = 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6';

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
      {prescription.instead_of === undefined ? null : (
        <Row icon="undo" label={SWAP_MESSAGES.back(prescription.instead_of)} hint={SWAP_MESSAGES.backHint} onGo={closeAnd('back')} />
      )}
      <Row icon="swap" label={SWAP_MESSAGES.swap} hint={SWAP_MESSAGES.swapHint} onGo={closeAnd('swap')} />
      {isPaired ? <Row path={SUPERSET} label="Take it out of the superset" onGo={closeAnd('unpair')} /> : null}
      {next === undefined || (isPaired && next.superset === superset) ? null : (
        <Row
          path={SUPERSET}
          label={isPaired || next.superset !== null ? 'Join the next to them: a circuit' : 'Superset with the next'}
          hint={next.exercise}
          onGo={closeAnd('pair')}
        />
      )}
      {exercises.length < 2 ? null : (
        <div className={styles.row}>
          <Icon path={MOVE} />
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
        path={TRASH}
        label="Remove from this workout"
        hint={done === 0 ? undefined : `${done === 1 ? 'The set' : `The ${done} sets`} done stay${done === 1 ? 's' : ''}`}
        onGo={closeAnd('remove')}
      />
    </div>
  );
}

interface RowProps {
  icon?: IconName;
  path?: string;
  label: string;
  hint?: string | undefined;
  onGo: () => void;
}

function Row({ icon, path, label, hint, onGo }: RowProps) {
  return (
    <button type="button" className={styles.row} onClick={onGo}>
      <Icon {...(icon === undefined ? {} : { name: icon })} {...(path === undefined ? {} : { path })} />
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
