import { afterEach, expect, test, vi } from 'vitest';
import type { Call, CoachCards } from '#contract/index.ts';
import { COACH_CARDS_PER_PAGE } from '#domain/limits.ts';
import { loadBrowse } from './load-browse.ts';

const PAGES = 20;

/** A list of twenty pages with numbered coaches. */
const call = (async (_: unknown, { query }: { query: { page?: string } }) => {
  const page = Number(query.page ?? 1);
  const ids = Array.from({ length: COACH_CARDS_PER_PAGE }, (_, index) => (page - 1) * COACH_CARDS_PER_PAGE + index + 1);
  const value = {
    coaches: ids.map((id) => ({ id })),
    total: PAGES * COACH_CARDS_PER_PAGE,
    page,
    pages: PAGES,
    from: '1.00',
    specialties: [],
  };
  return { ok: true, value: value as unknown as CoachCards };
}) as unknown as Call;

async function openOneAfterTheOther(search: string, holdsPlace: boolean) {
  vi.stubGlobal('CSS', { supports: () => holdsPlace });
  for (let page = 1; ; page += 1) {
    const url = new URL(`https://setwise.example/browse?${search}&page=${page}`);
    const answer = await loadBrowse(call, { params: {}, url });
    if (!answer.ok) throw new Error('The list was not given.');
    if (page === PAGES) return answer.value;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('however many pages are opened, twelve stay', async () => {
  const { first, last, coaches } = await openOneAfterTheOther('sort=rating', true);
  expect([first, last]).toEqual([9, 20]);
  expect(coaches.map(({ id }) => id)).toEqual(Array.from({ length: 12 * 24 }, (_, index) => 8 * 24 + index + 1));
});

test('a browser that would jump keeps all of them', async () => {
  const { first, last, coaches } = await openOneAfterTheOther('sort=price-low', false);
  expect([first, last, coaches.length]).toEqual([1, 20, 480]);
});
