import type { ImportValue } from '../sync/values.ts';
import type { NameMatch } from './match-exercise.ts';

type Names = Readonly<Record<string, string>>;

/** The name each exercise of a file is taken for while nobody chose: the library's where one is sure or likely, else none. */
export function proposedNames(found: readonly NameMatch[]): Names {
  const taken = found.filter(({ certainty, name, written }) => certainty !== 'own' && name !== written);
  return Object.fromEntries(taken.map(({ written, name }) => [written, name]));
}

/** Of the names an import is stored with those that a person chose, by the names as written. Exercises with most sets come first. */
export function namesChosenByHand(names: Names, found: readonly NameMatch[]): Names {
  const proposed = proposedNames(found);
  const chosen = found.flatMap(({ written }): [string, string][] => {
    const name = names[written] ?? written;
    return name === (proposed[written] ?? written) ? [] : [[written, name]];
  });
  return Object.fromEntries(chosen);
}

/** What a person chose for these names at an earlier import, the latest choice first, also of one that was undone (IMPORT-21). */
export function namesOfEarlierImports(imports: readonly ImportValue[], found: readonly NameMatch[]): Names {
  const latestFirst = imports.toSorted((a, b) => (a.started_at < b.started_at ? 1 : -1));
  const known = found.flatMap(({ written }): [string, string][] => {
    const name = latestFirst.find(({ names }) => names?.[written] !== undefined)?.names?.[written];
    return name === undefined ? [] : [[written, name]];
  });
  return Object.fromEntries(known);
}
