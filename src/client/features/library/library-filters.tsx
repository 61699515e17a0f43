import { useRef } from 'react';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { KIT, type Kit, MUSCLES, type Muscle } from '#domain/exercises/exercise.ts';
import { capital, kitName } from '#domain/exercises/exercise-words.ts';
import type { ExerciseCounts, KitFilter } from '#domain/exercises/search-exercises.ts';
import styles from './library-filters.module.css';
import type { LibrarySearch } from './use-library-search.ts';

const ALL_MUSCLES = MUSCLES.toSorted((a, b) => a.localeCompare(b, 'en'));
const ALL_KIT: readonly KitFilter[] = ['none', ...(Object.keys(KIT) as Kit[])];

interface LibraryFiltersProps {
  search: LibrarySearch;
  counts: ExerciseCounts;
  /** On Search: opens the first result. */
  onGo: () => void;
}

/** Search filters; choices without results are hidden. */
export function LibraryFilters({ search, counts, onGo }: LibraryFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const { typed, muscle, kit } = search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for it is unknown to older browsers
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      <TextField
        ref={field}
        className={styles.text}
        label="Search by name"
        type="search"
        placeholder="Squat, RDL, lat pulldown"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        value={typed}
        onChange={(event) => search.type(event.currentTarget.value)}
        end={
          typed === '' ? undefined : (
            <IconButton
              className={styles.clear}
              label="Clear the search"
              icon="close"
              onClick={() => {
                search.type('');
                field.current?.focus();
              }}
            />
          )
        }
      />
      <SelectField<Muscle | ''>
        label="Muscle"
        options={[
          { value: '', label: 'Any muscle' },
          ...offered(ALL_MUSCLES, counts.muscles, muscle).map((value) => ({
            value,
            label: `${capital(value)} (${counts.muscles.get(value) ?? 0})`,
          })),
        ]}
        value={muscle ?? ''}
        onChange={(chosen) => search.chooseMuscle(chosen === '' ? null : chosen)}
      />
      <SelectField<KitFilter | ''>
        label="Equipment"
        options={[
          { value: '', label: 'Any equipment' },
          ...offered(ALL_KIT, counts.kit, kit).map((value) => ({ value, label: `${kitName(value)} (${counts.kit.get(value) ?? 0})` })),
        ]}
        value={kit ?? ''}
        onChange={(chosen) => search.chooseKit(chosen === '' ? null : chosen)}
      />
    </form>
  );
}

function offered<Value>(all: readonly Value[], counts: ReadonlyMap<Value, number>, chosen: Value | null): Value[] {
  return all.filter((value) => value === chosen || counts.has(value));
}
