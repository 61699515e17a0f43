import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { isWeighed, type LoadKind } from '#domain/training/loading.ts';
import type { TypedSet } from '#domain/training/set-entry.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './current-set.module.css';
import { UnitQuestion } from './unit-question.tsx';
import { WarmUp, type WarmUpBasis } from './warm-up.tsx';
import { WeightSteppers } from './weight-steppers.tsx';

interface CurrentSetProps {
  /** The fields' current values. */
  value: TypedSet;
  unit: WeightUnit;
  kind: LoadKind | null;
  gym: Gym | undefined;
  /** «170 × 5», empty without a suggestion. */
  suggested: string;
  /** The reason for the load, or how to find one. May be empty. */
  reason: string;
  /** The fields equal the suggestion. */
  isTaken: boolean;
  /** What the suggestion replaced in the fields; null when it replaced nothing that was typed. */
  previousInput: TypedSet | null;
  last: LoggedSet | undefined;
  warmUp: WarmUpBasis | null;
  busy: boolean;
  onTake: () => void;
  onOwn: () => void;
  onWeight: (weight: string) => void;
  onRepeat: (last: LoggedSet) => void;
  /** The unit question was answered. */
  onUnit: (unit: WeightUnit) => void;
  onWhy: () => void;
  onGym: () => void;
}

/**
 * Help for the next set: plates, steps, last time, suggestion, warm-up. Parts of varying height come last, so that nothing moves when the
 * next set takes its place.
 */
export function CurrentSet(props: CurrentSetProps) {
  const { value, unit, kind, gym, reason, last, warmUp } = props;
  return (
    <div className={styles.more}>
      <WeightSteppers kind={kind} weight={value.weight} unit={unit} gym={gym} onWeight={props.onWeight} onGym={props.onGym} />
      {last === undefined ? null : (
        <Button kind="line" wide busy={props.busy} className="num" onClick={() => props.onRepeat(last)}>
          <Icon name="undo" size="s" /> Same as last time: {setText({ ...last, rpe: null }, unit, 'unit known')}
        </Button>
      )}
      {props.suggested === '' && reason !== '' ? <p className={styles.reason}>{reason}</p> : null}
      {props.suggested === '' ? null : <Suggestion {...props} />}
      {isWeighed(kind) ? <UnitQuestion onAnswer={props.onUnit} /> : null}
      {warmUp === null ? null : <WarmUp basis={warmUp} weight={value.weight} reps={value.reps} unit={unit} gym={gym} />}
    </div>
  );
}

/** One tap puts the suggestion into the fields, another brings back what was typed there; the tick beside the fields logs. */
function Suggestion({ suggested, reason, isTaken, previousInput, onTake, onOwn, onWhy }: CurrentSetProps) {
  return (
    <div className={styles.suggestion}>
      <p className={styles.suggested}>
        {isTaken ? <Icon name="check" size="s" /> : null}
        Suggested: {suggested}
      </p>
      <div className={styles.suggestionButtons}>
        {isTaken ? null : (
          <Button aria-label={`Use the suggestion: ${suggested}`} onClick={onTake}>
            Use
          </Button>
        )}
        <Button kind="bare" onClick={onWhy}>
          Why
        </Button>
      </div>
      <p className={styles.reason}>{reason}</p>
      {previousInput === null ? null : (
        <Button kind="bare" className={styles.own} onClick={onOwn}>
          Back to mine: {[previousInput.weight, previousInput.reps].filter((text) => text !== '').join(' × ')}
        </Button>
      )}
    </div>
  );
}
