import { expect, test } from 'vitest';
import { type CorpusPart, readCorpus } from '#tests/fixtures/corpus/read-corpus.ts';

const PARTS: readonly CorpusPart[] = ['training', 'development', 'test'];
const corpus = new Map(PARTS.map((part) => [part, readCorpus(part)]));
const all = [...corpus.values()].flat();
const overlap = (tokens: readonly string[], other: ReadonlySet<string>) => {
  const shared = tokens.filter((token) => other.has(token)).length;
  return shared / (tokens.length + other.size - shared);
};
const tokensOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? []);

test('at least 20,000 lines, 400 talks, 4,000 lines about danger, as many that only sound so, and 1,500 voices', () => {
  expect(all.filter((row) => row.act !== undefined).length).toBeGreaterThanOrEqual(20_000);
  expect(all.filter((row) => row.talk !== undefined).length).toBeGreaterThanOrEqual(400);
  expect(all.filter((row) => row.danger !== undefined && row.danger !== 'none').length).toBeGreaterThanOrEqual(4_000);
  expect(all.filter((row) => row.danger === 'none').length).toBeGreaterThanOrEqual(4_000);
  expect(new Set(all.filter((row) => row.who !== undefined).map((row) => row.voice)).size).toBeGreaterThanOrEqual(1_500);
});

test('a voice belongs to one part, and every line to a voice of its part', () => {
  const owners = new Map<string, string>();
  const strays: string[] = [];
  for (const [part, rows] of corpus) {
    for (const { voice, who } of rows) if (who !== undefined) owners.set(voice, part);
    strays.push(...rows.filter(({ voice }) => owners.get(voice) !== part).map(({ voice }) => `${part}: ${voice}`));
  }
  expect(strays).toEqual([]);
});

test('every act has lines in every part', () => {
  const acts = new Set(all.flatMap((row) => row.act ?? []));
  expect(acts.size).toBe(85);
  for (const rows of corpus.values()) expect(new Set(rows.flatMap((row) => row.act ?? []))).toEqual(acts);
});

test('no line of the test voices resembles one that rules and weights were made from', () => {
  const known = [...(corpus.get('training') ?? []), ...(corpus.get('development') ?? [])].flatMap((row) => row.text ?? []).map(tokensOf);
  const byToken = new Map<string, number[]>();
  for (const [index, tokens] of known.entries()) {
    for (const token of tokens) {
      const places = byToken.get(token);
      if (places === undefined) byToken.set(token, [index]);
      else places.push(index);
    }
  }
  const placesOf = (token: string) => byToken.get(token) ?? [];
  const resembling = (corpus.get('test') ?? []).flatMap(({ text }) => {
    if (text === undefined) return [];
    const tokens = [...tokensOf(text)].sort((a, b) => placesOf(a).length - placesOf(b).length);
    // A line that shares four fifths of the tokens has at least one of the rarest fifth.
    const candidates = new Set(tokens.slice(0, Math.floor(tokens.length / 5) + 1).flatMap(placesOf));
    return [...candidates].some((index) => overlap(tokens, known[index] ?? new Set()) >= 0.8) ? [text] : [];
  });
  expect(resembling).toEqual([]);
});
