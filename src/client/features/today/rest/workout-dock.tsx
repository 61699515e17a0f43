import { useState, useSyncExternalStore } from 'react';
import { clockText, type Rest } from '#client/training/rest/rest.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Account } from '#offline/store/account.ts';
import type { NextSetStore } from '../next-set.ts';
import type { RestControl } from './use-rest.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import styles from './workout-dock.module.css';

interface WorkoutDockProps {
  account: Account;
  control: RestControl;
  nextSet: NextSetStore;
  /** No open sets: `Log Workout` is the only action. */
  allDone: boolean;
  busy: boolean;
  /** The last error. */
  trouble: string | null;
  onLog: () => void;
  /** Starts a rest, where none begins by itself (SET-2). */
  onRest: (() => void) | undefined;
}

/** Rest timer, and what logs the next set; `Log Workout` once all are done. */
export function WorkoutDock({ account, control, nextSet, allDone, busy, trouble, onLog, onRest }: WorkoutDockProps) {
  const left = useSecondsLeft(control.rest, account.now);
  return (
    <aside className={styles.dock} aria-label="Rest and finish">
      {trouble === null ? null : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      {left !== null && control.rest !== null ? (
        <DockRest left={left} rest={control.rest} control={control} />
      ) : onRest === undefined ? null : (
        <Button className={styles.small} onClick={onRest}>
          Rest
        </Button>
      )}
      {allDone ? (
        <Button kind="now" wide big className={styles.log} busy={busy} data-log-workout onClick={onLog}>
          Log Workout
        </Button>
      ) : (
        <LogNext nextSet={nextSet} />
      )}
    </aside>
  );
}

/** Says what it will keep. The same button from set to set, so that a thumb can stay on it. */
function LogNext({ nextSet }: { nextSet: NextSetStore }) {
  const next = useSyncExternalStore(nextSet.subscribe, nextSet.get);
  return (
    <Button
      kind="now"
      wide
      big
      className={classNames('num', styles.log)}
      busy={next === null || next.isBusy}
      data-dock-log
      onClick={next?.log}
    >
      <Icon name="check" /> {next?.words ?? 'Log'}
    </Button>
  );
}

interface RestProps {
  left: number;
  rest: Rest;
  control: RestControl;
}

/** One row: ring, time, +15; the time opens −15 and skip. */
function DockRest({ left, rest, control }: RestProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <div className={styles.options} data-passing>
          <Button className="num" aria-label="15 seconds less" onClick={() => control.change(-15)}>
            −15
          </Button>
          <Button onClick={control.skip}>Skip rest</Button>
        </div>
      ) : null}
      <div className={styles.rest} data-passing>
        <div className={styles.clock}>
          <button
            type="button"
            className={styles.toggle}
            aria-label="Rest options"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <Ring left={left} rest={rest} />
          <p className={classNames('num', styles.time)} role="timer" aria-label="Rest">
            {clockText(left)}
          </p>
          <span className="vh" role="status">
            {left === 0 ? 'Rest is over' : ''}
          </span>
        </div>
        <Button className={classNames('num', styles.small)} aria-label="15 seconds more" onClick={() => control.change(15)}>
          +15
        </Button>
      </div>
    </>
  );
}

const LENGTH = 2 * Math.PI * 18;

function Ring({ left, rest }: { left: number; rest: Rest }) {
  const share = rest.seconds === 0 ? 0 : Math.min(1, left / rest.seconds);
  const dash = { strokeDasharray: LENGTH, strokeDashoffset: LENGTH * (1 - share) };
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle className={styles.track} cx="22" cy="22" r="18" />
      {share === 0 ? null : (
        <>
          <circle className={styles.edge} cx="22" cy="22" r="18" transform="rotate(-90 22 22)" style={dash} />
          <circle className={styles.arc} cx="22" cy="22" r="18" transform="rotate(-90 22 22)" style={dash} />
        </>
      )}
    </svg>
  );
}
