import { EXERCISES } from '../../exercises/library.ts';
import { REFUSED_KINDS } from './refused-kinds.ts';

const IDS_OF_KIND = REFUSED_KINDS.map(({ name, isKind }) => ({ name, ids: EXERCISES.filter(isKind).map(({ id }) => id) }));
/** From so many of one noun on, the noun says it: «Deadlifts». */
const FAMILY_FROM = 4;

/** The refused exercises in words; a kind or a family refused as a whole is named once. `nameOf` names one exercise. */
export function refusedWords(refused: readonly string[], nameOf: (id: string) => string): string {
  const whole = IDS_OF_KIND.filter(({ ids }) => ids.every((id) => refused.includes(id)));
  const kinds = whole.filter(
    ({ ids }) => !whole.some((other) => other.ids.length > ids.length && ids.every((id) => other.ids.includes(id))),
  );
  const named = new Set(kinds.flatMap(({ ids }) => ids));
  const rest = refused.filter((id) => !named.has(id)).map((id) => ({ name: nameOf(id), noun: nounOf(nameOf(id)) }));
  const words = rest.map(({ name, noun }) => {
    const family = rest.filter((other) => other.noun === noun).map((other) => other.name);
    return family.length < FAMILY_FROM ? name : familyName(sharedEnd(family));
  });
  return [...new Set([...kinds.map(({ name }) => name), ...words])].join(', ');
}

/** «Split squat»: the last words that all names have. */
function sharedEnd(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.toLowerCase().split(' ').reverse());
  const differs = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return first
    .slice(0, differs === -1 ? first.length : differs)
    .reverse()
    .join(' ');
}

function nounOf(name: string): string {
  return name.toLowerCase().split(' ').at(-1) ?? '';
}

function familyName(noun: string): string {
  const plural = /(?:ch|sh|s|fly)$/.test(noun) ? `${noun}es` : `${noun}s`;
  return plural.charAt(0).toUpperCase() + plural.slice(1);
}
