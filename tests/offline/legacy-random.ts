import fc from '#tests/support/properties.ts';

/** Texts under the legacy keys, with the weights of the sets that are well formed: each stands once and must be taken over once. */
export interface LegacyTexts {
  readonly texts: Record<string, string>;
  readonly sets: readonly string[];
}

const junk = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom('', ' ', 'null', '[]', '{"', '{"version":7}', '0', '"x"'));
const oddName = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((text) => `Lift ${text}`);
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2025-06-${String(n).padStart(2, '0')}`);
const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 'NaN', 1e300, '5,5', { reps: 'many' }));

/** A workout as the product wrote it; the sets get their weights later, so that each is known by it. */
const workout = fc.record({
  day,
  place: fc.nat({ max: 3 }),
  name: oddName,
  reps: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
  bad: fc.option(anything, { nil: undefined }),
});

const history = fc.uniqueArray(workout, { maxLength: 4, selector: (entry) => entry.day });
const log = fc.uniqueArray(workout, { maxLength: 3, selector: (entry) => `${entry.name.toLowerCase()}${entry.place}` });

type Workout = typeof workout extends fc.Arbitrary<infer T> ? T : never;

/** Half of the time a well-formed text with strange parts in it, else anything at all. */
export const legacyTextsArbitrary: fc.Arbitrary<LegacyTexts> = fc
  .record({
    plan: fc.oneof(
      junk,
      fc.constant(JSON.stringify({ goal: 'x', weeks: [[{ day: 'A' }]], version: 1_753_000_000_000 })),
      anything.map((part) => JSON.stringify({ weeks: [[part]] })),
    ),
    history: fc.oneof({ weight: 3, arbitrary: history }, { weight: 1, arbitrary: junk }),
    log: fc.oneof({ weight: 3, arbitrary: log }, { weight: 1, arbitrary: junk }),
  })
  .map(({ plan, history: past, log: entries }) => {
    const sets: string[] = [];
    const setsOf = (reps: readonly number[]) =>
      reps.map((n) => {
        const weight = String(100 + sets.length);
        sets.push(weight);
        return { reps: n, weight };
      });
    const texts = {
      'ai-plan': plan,
      'workout-history':
        typeof past === 'string' ? past : JSON.stringify(Object.fromEntries(past.map((entry) => historyEntry(entry, setsOf)))),
      'workout-log':
        typeof entries === 'string' ? entries : JSON.stringify(Object.fromEntries(entries.map((entry) => logEntry(entry, setsOf)))),
    };
    return { texts, sets };
  });

type SetsOf = (reps: readonly number[]) => { reps: number; weight: string }[];

function historyEntry(entry: Workout, setsOf: SetsOf): [string, unknown] {
  const exercises: unknown[] = [{ name: entry.name, sets: setsOf(entry.reps) }];
  if (entry.bad !== undefined) exercises.push(entry.bad);
  return [entry.day, { date: entry.day, week: 0, day: entry.place, exercises }];
}

function logEntry(entry: Workout, setsOf: SetsOf): [string, unknown] {
  return [`Logged ${entry.name}-0-${entry.place}`, { date: entry.day, exercise: `Logged ${entry.name}`, sets: setsOf(entry.reps) }];
}
