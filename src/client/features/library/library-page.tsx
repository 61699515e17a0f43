import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useExercises } from '#client/session/own-exercises-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { BodyFigure } from '#client/training/body-figure/body-figure.tsx';
import { useFavourites } from '#client/training/exercise-picker/use-favourites.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Exercise, Muscle } from '#domain/exercises/exercise.ts';
import { exerciseKey } from '#domain/exercises/exercise-key.ts';
import { countExercises, type ExerciseSearch, type KitFilter, searchExercises } from '#domain/exercises/search-exercises.ts';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import { OWN_EXERCISE_MESSAGES } from '#domain/messages/own-exercises.ts';
import { type LoggedExercises, listLoggedExercises } from '#offline/log/logged-exercises.ts';
import { ExerciseList } from './exercise-list.tsx';
import { LibraryFilters } from './library-filters.tsx';
import styles from './library-page.module.css';
import { LoggedNames } from './logged-names.tsx';
import { CreateOwn } from './own-actions.tsx';
import { type LibrarySearch, useLibrarySearch } from './use-library-search.ts';
import { rememberPlace, usePlaceInList } from './use-place-in-list.ts';

/** More than any screen shows initially. */
const FIRST_ROWS = 30;

/** The exercise library (ours), entirely on the phone. */
export function LibraryPage() {
  const account = useAccount();
  const search = useLibrarySearch();
  const list = useRef<HTMLDivElement>(null);
  const { text, muscle, kit, isLogged } = search;
  const reading = useReading(`logged|${account.owner}`, () => listLoggedExercises(account), { keep: true });
  const logged = reading.status === 'ready' ? reading.value : NOTHING_LOGGED;
  const among = useAmong(isLogged ? logged.ids : null);
  const favourites = useFavourites(account);
  const view = useMemo(() => lookUp(text, muscle, kit, among), [text, muscle, kit, among]);
  const [created, setCreated] = useState<string | null>(null);
  const { found, counts } = view;
  const isAnyKind = muscle === null && kit === null;
  const names = isAnyKind ? logged.names.filter((name) => exerciseKey(name).includes(exerciseKey(text))) : [];
  // Beside the whole library these names are a hint; what is logged or searched they are part of.
  const count = found.length + (isLogged || text !== '' ? names.length : 0);
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Typing and opening do not wait for the long list; returning does, to restore the position.
  const shown = useDeferredValue(view, isReturn ? view : { ...view, found: found.slice(0, FIRST_ROWS) });
  usePlaceInList(list, isReturn && shown === view && !(isLogged && reading.status === 'loading'));
  const open = (row: HTMLElement) => {
    search.settle();
    rememberPlace(row);
  };
  return (
    <Screen title="Exercises" rail={<MusclePicture search={search} />}>
      <LibraryFilters search={search} counts={counts} onGo={() => list.current?.querySelector<HTMLAnchorElement>('a')?.focus()} />
      <div className={styles.summary}>
        <p className="cap num" role="status">
          {count} {count === 1 ? 'exercise' : 'exercises'}
        </p>
        {logged.ids.size === 0 ? null : (
          <Chip pressed={isLogged} onClick={() => search.chooseLogged(!isLogged)}>
            In your log
          </Chip>
        )}
        {search.isNarrowed && found.length > 0 ? (
          <Button kind="bare" onClick={search.clear}>
            Show all
          </Button>
        ) : null}
      </div>
      {names.length > 0 ? <LoggedNames names={names} onChoose={setCreated} /> : null}
      {isLogged && reading.status === 'loading' ? (
        <Skeleton height="320px" radius="l" />
      ) : count === 0 ? (
        <EmptyState
          sentence={text === '' ? LIBRARY_MESSAGES.noMatch : OWN_EXERCISE_MESSAGES.nowhere}
          action={
            <>
              <Button kind="now" onClick={() => setCreated(text)}>
                {text === '' ? 'Create your own' : `Create “${text}”`}
              </Button>
              <Button kind="bare" onClick={search.clear}>
                Show all exercises
              </Button>
            </>
          }
        />
      ) : (
        <div ref={list}>
          <ExerciseList found={shown.found} text={shown.text} muscle={shown.muscle} favourites={favourites} onOpen={open} />
        </div>
      )}
      {count === 0 ? null : (
        <Button kind="line" wide onClick={() => setCreated(text)}>
          <Icon name="plus" size="s" /> Create your own exercise
        </Button>
      )}
      {created === null ? null : <CreateOwn name={created} onClose={() => setCreated(null)} />}
    </Screen>
  );
}

const NOTHING_LOGGED: LoggedExercises = { ids: new Set(), names: [] };

/** The exercises to look among: all, or those with these ids. */
function useAmong(ids: ReadonlySet<string> | null): readonly Exercise[] {
  const all = useExercises();
  return useMemo(() => (ids === null ? all : all.filter(({ id }) => ids.has(id))), [all, ids]);
}

function lookUp(text: string, muscle: Muscle | null, kit: KitFilter | null, among: readonly Exercise[]) {
  const asked: ExerciseSearch = { text, muscles: muscle === null ? [] : [muscle], kit: kit === null ? [] : [kit], among };
  return { found: searchExercises(asked), counts: countExercises(asked), text, muscle };
}

/** Muscle choice on the body, where there is room. */
function MusclePicture({ search: { muscle, chooseMuscle } }: { search: LibrarySearch }) {
  const main = muscle === null ? [] : [muscle];
  return (
    <div className="card">
      <h2 className="h-4">Choose a muscle</h2>
      <div className={styles.pair}>
        {(['front', 'back'] as const).map((side) => (
          <BodyFigure
            key={side}
            side={side}
            primary={main}
            secondary={[]}
            onPick={(picked) => chooseMuscle(picked === muscle ? null : picked)}
          />
        ))}
      </div>
    </div>
  );
}
