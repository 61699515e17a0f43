import { lazy, Suspense, useState } from 'react';
import { useShownUnit } from '#client/training/use-shown-unit.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { findNamesakes } from '#domain/import/find-namesakes.ts';
import { searchFor } from '#domain/import/match-exercise.ts';
import type { FoundName } from '#domain/import/preview-log.ts';
import { namesakesText } from '#domain/messages/import.ts';
import type { Account } from '#offline/store/account.ts';
import { countOf } from './count-text.ts';
import styles from './import.module.css';
import type { Choices } from './use-import.ts';

const ExercisePicker = lazy(async () => ({
  default: (await import('#client/training/exercise-picker/exercise-picker.tsx')).ExercisePicker,
}));

interface NameChoicesProps {
  account: Account;
  names: readonly FoundName[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** More are shown on a touch: a long log has dozens. */
const FIRST_NAMES = 6;

const PROPOSALS_SHOWN = 2;

/** What each name of the file is taken for: first those that are not sure or share an exercise, then the rest, closed. */
export function NameChoices({ account, names, choices, onChoose }: NameChoicesProps) {
  const [searched, setSearched] = useState<FoundName | null>(null);
  const [isAll, setAll] = useState(false);
  // What the log holds is told in the reader's unit, whatever the file's is.
  const shownUnit = useShownUnit(account);
  const open = names.filter(({ isOpen }) => isOpen);
  const known = names.filter(({ isOpen }) => !isOpen);
  const namesakes = findNamesakes(
    names.map(({ written }) => written),
    choices.names,
  );
  const shown = isAll ? open : open.slice(0, FIRST_NAMES);
  const take = ({ written }: FoundName, name: string) => onChoose({ ...choices, names: { ...choices.names, [written]: name } });
  const row = (found: FoundName) => (
    <NameRow
      key={found.written}
      found={found}
      chosen={choices.names[found.written] ?? found.written}
      namesakes={namesakes[found.written] ?? []}
      onTake={(name) => take(found, name)}
      onSearch={() => setSearched(found)}
    />
  );
  return (
    <>
      {open.length === 0 ? null : (
        <section className={`card ${styles.match}`} aria-labelledby="match">
          <h3 className="h-3" id="match">
            {countOf(open.length, 'exercise')} to match
          </h3>
          <p className="cap">Chosen for you where it is likely, or as you chose it before. Tap to change.</p>
          <ul>{shown.map(row)}</ul>
          {shown.length === open.length ? null : (
            <Button kind="bare" onClick={() => setAll(true)}>
              Show all {open.length}
            </Button>
          )}
        </section>
      )}
      {known.length === 0 ? null : (
        <details className={styles.more}>
          <summary>
            {countOf(known.length, 'exercise')} known <Icon name="chevron-down" size="s" />
          </summary>
          <ul>{known.map(row)}</ul>
        </details>
      )}
      {searched === null ? null : (
        <Suspense fallback={null}>
          <ExercisePicker
            account={account}
            unit={shownUnit ?? choices.unit ?? 'kg'}
            title={`“${searched.written}” is`}
            search={searchFor(searched.written)}
            isSingle
            onChoose={([chosen]) => {
              const name = chosen?.exercise;
              if (name != null) take(searched, name);
              return Promise.resolve(null);
            }}
            onClose={() => setSearched(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function quoted(name: string): string {
  return `“${name}”`;
}

function ownLabel({ certainty, name, written }: FoundName): string {
  if (name === written && certainty === 'sure') return 'In the library';
  return certainty === 'own' ? 'New: my own exercise' : 'Keep as my own';
}

interface NameRowProps {
  found: FoundName;
  chosen: string;
  /** Other names that are taken for the same (IMPORT-23). */
  namesakes: readonly string[];
  onTake: (name: string) => void;
  onSearch: () => void;
}

function NameRow({ found, chosen, namesakes, onTake, onSearch }: NameRowProps) {
  const { written, proposals, certainty, sets } = found;
  const offered = [...new Set([...proposals.slice(0, PROPOSALS_SHOWN), ...(chosen === written ? [] : [chosen])])];
  const own = { name: written, label: ownLabel(found) };
  const others = offered.filter((name) => name !== written).map((name) => ({ name, label: name }));
  const options = certainty === 'own' ? [own, ...others] : [...others, own];
  return (
    <li className={styles.name}>
      <p className={styles.written}>
        <b>“{written}”</b>
        <span className="cap num">{countOf(sets, 'set')}</span>
      </p>
      {namesakes.length === 0 ? null : <p className="cap">{namesakesText(chosen, namesakes.map(quoted))}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none */}
      <div className={styles.chips} role="group" aria-label={written}>
        {options.map(({ name, label }) => (
          <Chip key={name} className={styles.chip} pressed={name === chosen} onClick={() => onTake(name)}>
            {label}
          </Chip>
        ))}
        <Chip className={styles.chip} onClick={onSearch} aria-label={`Other exercise for ${written}`}>
          Other…
        </Chip>
      </div>
    </li>
  );
}
