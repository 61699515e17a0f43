import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Account } from '#offline/store/account.ts';
import { clockText, type Rest } from './rest.ts';
import type { RestControl } from './use-rest.ts';
import { useRestSignals } from './use-rest-signals.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import styles from './workout-dock.module.css';

interface WorkoutDockProps {
  account: Account;
  control: RestControl;
  /** The workout has begun. */
  isOpen: boolean;
  /** No open sets: logging is the only action. */
  allDone: boolean;
  busy: boolean;
  /** The last error. */
  trouble: string | null;
  /** At the bottom, or beside the main column. */
  place: 'dock' | 'rail';
  onLog: () => void;
}

/** Rest timer and `Log Workout`. */
export function WorkoutDock({ account, control, isOpen, allDone, busy, trouble, place, onLog }: WorkoutDockProps) {
  const left = useSecondsLeft(control.rest, account.now);
  useRestSignals(account, control.rest, isOpen);
  const log = (
    <Button
      kind={allDone ? 'now' : 'ink'}
      wide
      big
      busy={busy}
      aria-haspopup={allDone ? undefined : 'dialog'}
      data-log-workout
      onClick={onLog}
    >
      Log Workout
    </Button>
  );
  const said =
    trouble === null ? null : (
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    );
  const rest = left === null || control.rest === null ? null : { left, rest: control.rest, control };
  if (place === 'rail')
    return (
      <aside className={classNames('card', styles.rail)} aria-label="Rest and finish">
        {rest === null ? null : <RailRest {...rest} />}
        {said}
        {log}
        <p className="cap">Sets are kept the moment you tick them. Log Workout closes the session.</p>
      </aside>
    );
  return (
    <aside className={styles.dock} aria-label="Rest and finish">
      {said}
      {rest === null ? null : <DockRest {...rest} />}
      {log}
    </aside>
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
        <div className={styles.options}>
          <Button className="num" aria-label="15 seconds less" onClick={() => control.change(-15)}>
            −15
          </Button>
          <Button onClick={control.skip}>Skip rest</Button>
        </div>
      ) : null}
      <div className={styles.rest}>
        <div className={styles.clock}>
          <button
            type="button"
            className={styles.toggle}
            aria-label="Rest options"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <Ring left={left} rest={rest} />
          <RestTime left={left} className={styles.time} />
        </div>
        <Button className={classNames('num', styles.small)} aria-label="15 seconds more" onClick={() => control.change(15)}>
          +15
        </Button>
      </div>
    </>
  );
}

function RailRest({ left, rest, control }: RestProps) {
  return (
    <div className={styles.railRest}>
      <div>
        <p className="cap">{left === 0 ? 'Rest is over' : 'Rest'}</p>
        <RestTime left={left} className={styles.railTime} />
      </div>
      <Ring left={left} rest={rest} />
      <div className={styles.railButtons}>
        <Button className={classNames('num', styles.small)} aria-label="15 seconds less" onClick={() => control.change(-15)}>
          −15
        </Button>
        <Button className={classNames('num', styles.small)} aria-label="15 seconds more" onClick={() => control.change(15)}>
          +15
        </Button>
        <Button className={styles.small} aria-label="Skip rest" onClick={control.skip}>
          <Icon name="close" />
        </Button>
      </div>
    </div>
  );
}

function RestTime({ left, className }: { left: number; className: string | undefined }) {
  return (
    <>
      <p className={classNames('num', className)} role="timer" aria-label="Rest">
        {clockText(left)}
      </p>
      <span className="vh" role="status">
        {left === 0 ? 'Rest is over' : ''}
      </span>
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
