import { useLiveQuery } from 'dexie-react-hooks';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { clockText } from '#client/training/rest/rest.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { useModalDialog } from '#client/ui/overlays/use-modal-dialog.ts';
import { BIG_TYPE_TEXTS } from '#domain/messages/set-fields.ts';
import { platesPerSide } from '#domain/training/plates.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import { unitWord } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import { readBigType, saveBigType } from '#offline/store/big-type.ts';
import { useRest } from '../rest/use-rest.ts';
import { useSecondsLeft } from '../rest/use-seconds-left.ts';
import styles from './big-type.module.css';
import type { SetLine } from './exercise-lines.ts';
import type { RowExercise } from './row-exercise.ts';
import { useSetRow } from './use-set-row.ts';
import { weightSteps } from './weight-steps.ts';

interface BigTypeProps {
  exercise: RowExercise;
  /** The next set. */
  line: SetLine;
  /** Working sets of the exercise. */
  total: number;
}

/** Whether this phone has it turned on. */
export function useBigType(account: Account): boolean {
  return useLiveQuery(() => readBigType(account), [account]) ?? false;
}

/** The next set over the whole screen, where this phone has that turned on (TODAY-9). It stays while sets are logged. */
export function BigType(props: BigTypeProps) {
  const account = useAccount();
  const isOn = props.exercise.isBigType;
  const close = () => void saveBigType(account, false).catch(reportStorageFailure);
  const ref = useModalDialog(isOn, close);
  return (
    <dialog ref={ref} className={styles.screen} aria-label={BIG_TYPE_TEXTS.title}>
      {isOn ? (
        <>
          <IconButton icon="close" label={BIG_TYPE_TEXTS.close} className={styles.close} onClick={close} />
          <BigRest account={account} />
          <BigSet key={props.line.set_n} {...props} />
        </>
      ) : null}
    </dialog>
  );
}

/** The rest that runs, whose dock lies below this screen. */
function BigRest({ account }: { account: Account }) {
  const { rest, change } = useRest(account);
  const left = useSecondsLeft(rest, account.now);
  if (left === null) return null;
  return (
    <div className={styles.resting}>
      <p className={classNames('num', styles.time)} role="timer" aria-label="Rest">
        {clockText(left)}
      </p>
      {[-15, 15].map((by) => (
        <Button key={by} className="num" aria-label={by < 0 ? '15 seconds less' : '15 seconds more'} onClick={() => change(by)}>
          {by < 0 ? '−15' : '+15'}
        </Button>
      ))}
    </div>
  );
}

function BigSet({ exercise, line, total }: BigTypeProps) {
  const row = useSetRow(exercise, line);
  const { unit, kind, gym, prescription } = exercise;
  const { shown, value, needs } = row;
  const isWeighed = needs.fields.includes('weight') && shown.weight !== '';
  const said = shown[row.measure] ?? '';
  // Before anybody has said how many, what is asked for stands there.
  const amount = said === '' && row.measure === 'reps' ? prescription.reps : said;
  const figure = isWeighed ? shown.weight.replace('-', '−') : amount === '' ? '–' : amount;
  const effort = value[exercise.effort] ?? '';
  const steps = needs.fields.includes('weight') ? weightSteps(kind, shown.weight, unit, gym) : null;
  const plates = kind === 'barbell' && isWeighed ? platesPerSide(shown.weight.replace(',', '.'), unit, gym) : null;
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.name}>{prescription.exercise}</h2>
        <p className="muted">{BIG_TYPE_TEXTS.place(row.name, total)}</p>
        <p className={styles.figure} style={{ '--characters': figure.length } as React.CSSProperties}>
          {figure}
        </p>
        <p className={styles.rest}>
          {isWeighed ? `${unitWord(unit)} × ` : ''}
          <b>{isWeighed ? amount : ''}</b> {effort === '' ? '' : `${exercise.effort.toUpperCase()} ${effort}`}
        </p>
        {plates === null || !plates.exact ? null : (
          <p>{plates.per_side.length === 0 ? BIG_TYPE_TEXTS.bar : BIG_TYPE_TEXTS.plates(plates.per_side.join(' '))}</p>
        )}
        <p role="alert">{row.trouble?.message ?? ''}</p>
      </div>
      <div className={styles.buttons}>
        <Button kind="now" wide big busy={row.busy} className={styles.log} onClick={() => void row.tick(row.value)}>
          <Icon name="check" /> {BIG_TYPE_TEXTS.log(row.name)}
        </Button>
        {[steps?.down, steps?.up].map((step, index) =>
          step == null ? null : (
            <Button
              key={index === 0 ? 'down' : 'up'}
              className={styles.step}
              aria-label={`${step.by} ${unitWord(unit)} ${index === 0 ? 'less' : 'more'}`}
              onClick={() => row.type({ ...value, weight: step.weight, unit })}
            >
              {`${index === 0 ? '−' : '+'}${step.by}`}
            </Button>
          ),
        )}
        {row.measure === 'reps'
          ? [-1, 1].map((by) => (
              <Button
                key={by}
                className={styles.step}
                aria-label={by < 0 ? BIG_TYPE_TEXTS.fewer : BIG_TYPE_TEXTS.more}
                onClick={() => row.type({ ...value, reps: nextReps(shown.reps, prescription.reps, by) })}
              >
                {by < 0 ? '−1 rep' : '+1 rep'}
              </Button>
            ))
          : null}
      </div>
    </>
  );
}

/** One more or less; the first tap on an empty field takes the least that is asked for. */
function nextReps(typed: string, asked: string, by: number): string {
  return typed === '' ? String(parseReps(asked)?.low ?? 1) : String(Math.max(0, Number(typed) + by));
}
