import { dayText, numberText } from '#client/locale/formats.ts';
import { useShownUnit } from '#client/training/use-shown-unit.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import type { ImportedBlock, ImportedWorkout } from '#domain/import/imported-log.ts';
import { storedEntry } from '#domain/import/workout-registers.ts';
import { setText } from '#domain/training/set-text.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './import.module.css';
import type { Choices } from './use-import.ts';

interface SampleWorkoutsProps {
  account: Account;
  /** Newest first. */
  workouts: readonly ImportedWorkout[];
  /** How many the file has. */
  all: number;
  choices: Choices;
  onShowMore: () => void;
}

/** The newest workouts as they will be in the log, and more on a touch. */
export function SampleWorkouts({ account, workouts, all, choices, onShowMore }: SampleWorkoutsProps) {
  const shown = useShownUnit(account);
  return (
    <section className="card" aria-labelledby="sample">
      <h3 className="h-3" id="sample">
        How it will look
      </h3>
      {workouts.map((workout, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same workout twice
        <article key={index} className={styles.sample}>
          <p className="cap num">{headOf(workout, account.now())}</p>
          {workout.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice
            <div key={position}>
              <p className={styles.written}>
                <b>{choices.names[block.exercise] ?? block.exercise}</b>
                <Tally size="s" groups={[block.sets.map(() => 'phone' as const)]} label="" />
              </p>
              <p className="muted num">{setsOf(block, choices, shown)}</p>
            </div>
          ))}
        </article>
      ))}
      {workouts.length < all ? (
        <Button kind="bare" onClick={onShowMore}>
          Show more of {numberText(all)}
        </Button>
      ) : null}
    </section>
  );
}

function headOf({ date, title, duration_seconds }: ImportedWorkout, now: number): string {
  const minutes = duration_seconds === null || duration_seconds < 60 ? [] : [`${numberText(Math.round(duration_seconds / 60))} min`];
  return [dayText(date, now), ...(title === '' ? [] : [title]), ...minutes].join(', ');
}

/** As written; a known unit that is not the reader's is named. */
function setsOf({ sets }: ImportedBlock, { unit }: Choices, shown: WeightUnit | undefined): string {
  const texts = sets.map((set) => {
    const entry = storedEntry(set, unit ?? 'kg');
    return setText(entry, entry.unit, entry.unit === shown || (set.unit ?? unit) === null ? 'unit known' : 'unit named');
  });
  return texts.join(' · ');
}
