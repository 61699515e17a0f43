import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useExercise } from '#client/session/own-exercises-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { difficultyText, equipmentText, sectionOf, stressText } from '#domain/exercises/exercise-words.ts';
import { isOwnId } from '#domain/exercises/own-exercise.ts';
import { substitutesFor } from '#domain/exercises/substitutes.ts';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import { ExerciseLink } from './exercise-list.tsx';
import { ExerciseLog } from './exercise-log.tsx';
import styles from './exercise-page.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { MuscleCard } from './muscle-card.tsx';
import { OwnActions } from './own-actions.tsx';
import { readExerciseLog } from './read-exercise-log.ts';
import { lastFilters } from './use-place-in-list.ts';

/** Longer names are truncated in the bar and repeated in the page. */
const BAR_FITS = 18;

/** An exercise: technique, muscles, equipment, log, substitutes. */
export function ExercisePage() {
  const { id = '' } = usePageParams();
  const exercise = useExercise(id);
  if (exercise === undefined)
    return (
      <Screen title="Exercise">
        <EmptyState
          sentence={LIBRARY_MESSAGES.unknown}
          action={
            <ButtonLink kind="line" to={PATHS.exercises}>
              Go to all exercises
            </ButtonLink>
          }
        />
      </Screen>
    );
  return (
    <Screen title={exercise.name}>
      <Link className={styles.back} to={`${PATHS.exercises}${lastFilters()}`}>
        <Icon name="chevron-left" size="s" />
        All exercises
      </Link>
      {exercise.name.length > BAR_FITS ? (
        <p className={classNames('h-2', 'below-medium', styles.name)} aria-hidden="true">
          {exercise.name}
        </p>
      ) : null}
      <Parts key={exercise.id} exercise={exercise} />
    </Screen>
  );
}

/**
 * An exercise that was logged begins with its log, any other with how it is done (PROG-34): nothing is drawn before that is known. Keyed by
 * exercise (PROG-39).
 */
function Parts({ exercise }: { exercise: Exercise }) {
  const account = useAccount();
  const today = useToday(account.now);
  const key = `exercise|${account.owner}|${exercise.id}|${today}`;
  const reading = useReading(key, () => readExerciseLog(account, exercise, today), { keep: true });
  if (reading.status === 'loading') return <Skeleton height="420px" radius="l" />;
  const isLogged = reading.status === 'ready' && reading.value !== null;
  const log = <ExerciseLog exercise={exercise} reading={reading} today={account.now()} />;
  return (
    <div className={classNames(styles.page, isLogged && styles.logged)}>
      {isLogged ? <div className={styles.log}>{log}</div> : null}
      {isOwnId(exercise.id) ? (
        <OwnActions exercise={exercise} />
      ) : (
        <section className={styles.how} aria-labelledby="how">
          <h2 className={styles.title} id="how">
            How it is done
          </h2>
          <ul className={styles.cues}>
            {exercise.cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.muscles}>
        <MuscleCard exercise={exercise} />
      </div>
      <div className={styles.rest}>
        <FavouriteButton id={exercise.id} />
        <Facts exercise={exercise} />
        {isLogged ? null : log}
        <Substitutes exercise={exercise} />
      </div>
    </div>
  );
}

function Facts({ exercise }: { exercise: Exercise }) {
  const facts = [
    ['Equipment', equipmentText(exercise)],
    ...(isOwnId(exercise.id)
      ? []
      : [
          ['Difficulty', difficultyText(exercise)],
          ['Joints it loads', stressText(exercise)],
          ['Sides', exercise.unilateral ? 'One at a time' : 'Both together'],
        ]),
    ['Kind', sectionOf(exercise)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 className="vh" id="facts">
        What it needs
      </h2>
      <dl>
        {facts.map(([term, fact]) => (
          <div className={styles.fact} key={term}>
            <dt className="muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Substitutes({ exercise }: { exercise: Exercise }) {
  return (
    <section aria-labelledby="instead">
      <h2 className={styles.title} id="instead">
        In its place
      </h2>
      <ul className="list">
        {substitutesFor(exercise).map((other) => (
          <li key={other.id}>
            <ExerciseLink exercise={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
