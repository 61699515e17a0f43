import { expect, test } from 'vitest';
import { ROUTES } from '#client/app/routes.tsx';
import { PAGE_ROUTES } from '#domain/routes.ts';

test('the app has a page at every address of the route table, and at no other', () => {
  expect(ROUTES.map((row) => row.path).sort()).toEqual(PAGE_ROUTES.map((route) => route.path).sort());
});

test.each(PAGE_ROUTES)('$path lets in who may enter', ({ path, access }) => {
  const shown = ROUTES.find((row) => row.path === path)?.access;
  expect(shown).toBe(access);
});

test('every page that trains stands in the AI Coach layout and names itself while it loads', () => {
  const training = ROUTES.filter((row) => row.path.startsWith('/ai-coach/'));
  expect(training.map((row) => row.layout)).toEqual(training.map(() => 'coach'));
  expect(training.every((row) => row.title !== undefined)).toBe(true);
});

test("every row's code arrives and holds the page it promises", async () => {
  for (const row of ROUTES) {
    const module = (await row.fetchCode()) as Record<string, unknown>;
    expect(Object.keys(module).some((name) => name.endsWith('Page') && typeof module[name] === 'function')).toBe(true);
  }
}, 120_000);
