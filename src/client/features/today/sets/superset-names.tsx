import type { ReactNode } from 'react';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { Prescribed } from './prescribed.tsx';
import styles from './superset-names.module.css';
import type { WorkoutScene } from './workout-scene.ts';

interface SupersetMember {
  key: string;
  /** «A1» */
  label: string | null;
  prescription: PrescriptionView;
  strokes: StrokeState[];
  /** Then its sets can be opened; with sets left its turn comes by itself. */
  isDone: boolean;
}

/** The exercises done in turn with the current one. */
export interface SupersetTurn {
  /** In order, the current one among them. */
  members: SupersetMember[];
  /** «A2»: it follows the next set at once; null where the rest does. */
  follows: string | null;
}

interface SupersetNamesProps {
  scene: WorkoutScene;
  turn: SupersetTurn;
  /** The exercise of the card. */
  current: string;
  /** Its own head. */
  children: ReactNode;
}

/**
 * The names of a superset in one bracket, each with what is planned and its strokes; they stay where they are while the turn goes round.
 */
export function SupersetNames({ scene, turn, current, children }: SupersetNamesProps) {
  return (
    <div className={styles.names}>
      {turn.members.map(({ key, label, prescription, strokes, isDone }) =>
        key === current ? (
          <div key={key}>{children}</div>
        ) : (
          <section key={key} className={styles.other} aria-label={prescription.exercise}>
            <div>
              <h2 className="muted">
                <SupersetMark of={label} />
                {prescription.exercise}
              </h2>
              <p className="muted small num">
                <Prescribed of={prescription} place={scene.log.place} hidden />
              </p>
            </div>
            <div className={styles.end}>
              <Tally size="s" label="" groups={[strokes]} />
              {isDone ? (
                <IconButton
                  icon="chevron-down"
                  label={`Open ${prescription.exercise}`}
                  aria-expanded={false}
                  onClick={() => scene.onOpen(prescription, true, true)}
                />
              ) : null}
            </div>
          </section>
        ),
      )}
    </div>
  );
}
