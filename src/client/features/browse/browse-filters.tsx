import { useFavourites } from '#client/coaches/favourites-store.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { MultiSelect } from '#client/ui/forms/multi-select.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { isFiltered, PRICE_RANGES, priceRangeLabel, SORT_LABELS, SORTS } from '#domain/browse/search-state.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '#domain/limits.ts';
import styles from './browse-filters.module.css';
import type { BrowseData } from './load-browse.ts';
import type { CoachSearch } from './use-coach-search.ts';

const PRICE_OPTIONS = PRICE_RANGES.map((value) => ({ value, label: priceRangeLabel(value) }));
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface BrowseFiltersProps {
  search: CoachSearch;
  specialties: BrowseData['specialties'];
}

/** BROWSE-2, BROWSE-3 */
export function BrowseFilters({ search: { search, typed, type, change }, specialties }: BrowseFiltersProps) {
  const options = specialties.map(({ id, title, count }) => ({ value: id, label: title, count }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of that name is not everywhere, and this one works without scripts
    <form
      className={styles.filters}
      role="search"
      action={PATHS.browse}
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <TextField
        className={styles.text}
        label="Search"
        hideLabel
        type="search"
        name="q"
        placeholder="Search name or specialty"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        end={<Icon name="search" size="s" className={styles.glass} />}
      />
      <MultiSelect
        label="Specialties"
        options={options}
        chosen={search.specialties}
        onChange={(chosen) => change({ specialties: chosen.toSorted((a, b) => a - b) })}
      />
      <MultiSelect
        label="Price Range"
        options={PRICE_OPTIONS}
        chosen={search.price}
        onChange={(chosen) => change({ price: PRICE_RANGES.filter((range) => chosen.includes(range)) })}
      />
      <SelectField
        className={styles.sort}
        label="Sort"
        name="sort"
        options={SORT_OPTIONS}
        value={search.sort}
        onChange={(sort) => change({ sort })}
      />
    </form>
  );
}

/** Shortcuts beside the count: the shortlist, and clearing. */
export function BrowseShortcuts({ search: { search, change, clear } }: { search: CoachSearch }) {
  const favourites = useFavourites();
  const isShortlist = search.only.length > 0;
  return (
    <div className={styles.shortcuts}>
      {favourites.length === 0 && !isShortlist ? null : (
        <Chip pressed={isShortlist} onClick={() => change({ only: isShortlist ? [] : favourites })}>
          <Icon name="heart" size="s" />
          Saved <span className="num">{isShortlist ? search.only.length : favourites.length}</span>
        </Chip>
      )}
      {isFiltered(search) ? (
        <Button kind="bare" onClick={clear}>
          Clear Filters
        </Button>
      ) : null}
    </div>
  );
}
