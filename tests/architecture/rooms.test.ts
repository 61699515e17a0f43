import { dirname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { importsBetweenFiles } from './import-graph.ts';

/** Folders that import each other. A pair may leave this list, and none may join it. */
const TWO_WAY = ['src/domain/messages <-> src/domain/quizzes'];

/** How many folders may import one. More means that it has become several things at once. */
const FAN_IN_MAX = 22;
/** Folders that stand under most of the product, with a bound of their own. */
const FOUNDATIONS: Record<string, number> = {
  'src/domain': 86,
  'src/domain/messages': 75,
  'src/domain/training': 49,
  'src/domain/sync': 39,
  'src/domain/exercises': 35,
  'src/domain/plan': 37,
  'src/domain/ai-coach': 28,
  'src/contract': 54,
  'src/client/ui/forms': 33,
  'src/offline/log': 27,
  'src/server/db': 23,
  // Rests are told on every page, by what reads them from the phone.
  'src/offline/store': 38,
  // Coaches write plans and trainees take them: both sides of coaching now read and write what is trained.
  'src/client/training': 23,
  'src/client/routing': 47,
  'src/client/session': 45,
  'src/client/ui': 42,
  'src/client/ui/buttons': 61,
  'src/client/ui/feedback': 45,
  'src/client/ui/graphics': 48,
  'src/client/ui/overlays': 29,
};

const importers = new Map<string, Set<string>>();
for (const [importer, imported] of importsBetweenFiles()) {
  const [from, to] = [dirname(importer), dirname(imported)];
  if (from !== to) importers.set(to, (importers.get(to) ?? new Set()).add(from));
}

describe('folders', () => {
  test('commands know nothing of requests and answers: they throw domain errors, and HTTP gives each its status', () => {
    const below = /^src\/server\/(commands|services|errors|auth|mail|market|coach|jobs)(\/|$)/;
    expect([...(importers.get('src/server/http') ?? [])].filter((folder) => below.test(folder))).toEqual([]);
  });

  test('no two import each other, but the pairs named here; a folder and one inside it are one room', () => {
    const pairs = [...importers].flatMap(([folder, by]) =>
      [...by]
        .filter((other) => folder < other && !other.startsWith(`${folder}/`) && importers.get(other)?.has(folder))
        .map((other) => `${folder} <-> ${other}`),
    );
    expect(pairs.sort()).toEqual(TWO_WAY);
  });

  test('none is imported by more folders than its bound', () => {
    const fanIn = [...importers].map(([folder, by]) => ({ folder, fanIn: by.size, most: FOUNDATIONS[folder] ?? FAN_IN_MAX }));
    expect(fanIn.filter((each) => each.fanIn > each.most)).toEqual([]);
  });
});
