import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { isWeighed } from '#domain/training/loading.ts';
import { setText } from '#domain/training/set-text.ts';
import { displayWeight } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './current-set.module.css';
import { EffortButton } from './effort-button.tsx';
import type { NextSetHelp, RowExercise } from './row-exercise.ts';
import { UnitQuestion } from './unit-question.tsx';
import type { SetRowState } from './use-set-row.ts';
import { WarmUp } from './warm-up.tsx';
import { WeightSteppers } from './weight-steppers.tsx';

interface CurrentSetProps {
  exercise: RowExercise;
  last: LoggedSet | undefined;
  help: NextSetHelp;
  row: SetRowState;
}

/**
 * Help for the next set: plates, steps, last time, suggestion, warm-up. Parts of varying height come last, so that nothing moves when the
 * next set takes its place.
 */
export function CurrentSet({ exercise, last, help, row }: CurrentSetProps) {
  const { unit, kind, gym } = exercise;
  const { value, shown, typed } = row;
  return (
    <div className={styles.more}>
      <WeightSteppers
        kind={kind}
        weight={shown.weight}
        unit={unit}
        gym={gym}
        onWeight={(weight) => row.type({ ...value, weight, unit })}
        onGym={exercise.onGym}
      />
      <div className={styles.quick}>
        {last === undefined ? null : (
          <Button kind="line" busy={row.busy} className="num" onClick={() => void row.repeat(last)}>
            <Icon name="undo" size="s" /> <span className="vh">Same as </span>
            <span className={styles.lastTime}>last time: {setText({ ...last, rpe: null, rir: undefined }, unit, 'unit known')}</span>
          </Button>
        )}
        <EffortButton exercise={exercise} row={row} />
      </div>
      {help.suggested === '' && help.reason !== '' ? <p className={styles.reason}>{help.reason}</p> : null}
      {help.suggested === '' ? null : <Suggestion exercise={exercise} help={help} row={row} />}
      {help.follows === null ? null : <p className={styles.reason}>Then straight to {help.follows}, without a full rest.</p>}
      {isWeighed(kind) && exercise.asksUnit ? (
        <UnitQuestion
          onAnswer={(chosen) => {
            // Typed before anybody had said in what: the number stands as it is.
            if (typed !== null) row.type({ ...typed, weight: shown.weight, unit: chosen });
          }}
        />
      ) : null}
      {help.warmUp === null ? null : <WarmUp basis={help.warmUp} weight={shown.weight} reps={shown.reps} unit={unit} gym={gym} />}
    </div>
  );
}

/** One tap puts the suggestion into the fields, another brings back what was typed there; the tick beside the fields logs. */
function Suggestion({ exercise, help, row }: Omit<CurrentSetProps, 'last'>) {
  const { unit } = exercise;
  const { suggested, reason } = help;
  const { previousInput, isSuggestion } = row;
  return (
    <div className={styles.suggestion}>
      <p className={styles.suggested}>
        {isSuggestion ? <Icon name="check" size="s" /> : null}
        Suggested: {suggested}
      </p>
      <div className={styles.suggestionButtons}>
        {isSuggestion ? null : (
          <Button aria-label={`Use the suggestion: ${suggested}`} onClick={row.applySuggestion}>
            Use
          </Button>
        )}
        <Button kind="bare" onClick={exercise.onWhy}>
          Why
        </Button>
      </div>
      <p className={styles.reason}>{reason}</p>
      {previousInput === null ? null : (
        <Button kind="bare" className={styles.own} onClick={() => row.type(previousInput)}>
          Back to mine:{' '}
          {[displayWeight(previousInput.weight, previousInput.unit ?? unit, unit), previousInput.reps]
            .filter((text) => text !== '')
            .join(' × ')}
        </Button>
      )}
    </div>
  );
}
