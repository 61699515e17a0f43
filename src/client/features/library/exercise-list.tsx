import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { DetailLink } from '#client/ui/buttons/detail-link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Exercise, Muscle } from '#domain/exercises/exercise.ts';
import { equipmentText, musclesText, SECTIONS, sectionOf } from '#domain/exercises/exercise-words.ts';
import { isOwnId } from '#domain/exercises/own-exercise.ts';
import styles from './exercise-list.module.css';

interface ExerciseListProps {
  found: readonly Exercise[];
  text: string;
  muscle: Muscle | null;
  favourites: ReadonlySet<string>;
  /** Called with the row before its exercise opens. */
  onOpen: (row: HTMLElement) => void;
}

/** Results: best first for a search, by contribution to a chosen muscle, otherwise by pattern. */
export function ExerciseList({ found, text, muscle, favourites, onOpen }: ExerciseListProps) {
  if (text !== '') return <Rows of={found} onOpen={onOpen} />;
  return groupsOf(found, muscle, favourites).map(({ title, of }) => (
    <section key={title} className={styles.group} style={{ '--rows': of.length } as React.CSSProperties} aria-label={title}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{of.length}</span>
      </h2>
      <Rows of={of} onOpen={onOpen} />
    </section>
  ));
}

function groupsOf(found: readonly Exercise[], muscle: Muscle | null, favourites: ReadonlySet<string>): { title: string; of: Exercise[] }[] {
  const groups =
    muscle === null
      ? [
          { title: 'Favorites', of: found.filter(({ id }) => favourites.has(id)) },
          { title: 'Your own', of: found.filter(({ id }) => isOwnId(id)) },
          ...SECTIONS.map(({ title }) => ({
            title,
            of: found.filter((exercise) => !isOwnId(exercise.id) && sectionOf(exercise) === title),
          })),
        ]
      : [
          { title: `Mainly ${muscle}`, of: found.filter((exercise) => exercise.primary.includes(muscle)) },
          { title: `Also works ${muscle}`, of: found.filter((exercise) => !exercise.primary.includes(muscle)) },
        ];
  return groups.filter(({ of }) => of.length > 0);
}

function Rows({ of, onOpen }: Pick<ExerciseListProps, 'onOpen'> & { of: readonly Exercise[] }) {
  return (
    <ul className={styles.rows}>
      {of.map((exercise) => (
        <li key={exercise.id}>
          <ExerciseLink exercise={exercise} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** An exercise as a row: name, muscles and equipment. */
export const ExerciseLink = memo(function ExerciseLink({ exercise, onOpen }: { exercise: Exercise; onOpen?: ExerciseListProps['onOpen'] }) {
  return (
    <DetailLink
      className={styles.link}
      to={generatePath(PATHS.exercise, { id: exercise.id })}
      onClick={(event) => onOpen?.(event.currentTarget)}
    >
      <span className={styles.words}>
        <span className={styles.name} data-title>
          {exercise.name}
        </span>
        <span className={styles.about}>
          <span className="vh">: </span>
          {musclesText(exercise.primary)} · {equipmentText(exercise)}
        </span>
      </span>
      <Icon name="chevron-right" size="s" className={styles.arrow} />
    </DetailLink>
  );
});
