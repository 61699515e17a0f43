import { expect, test } from 'vitest';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import type { Draft, DraftItem } from './draft.ts';
import { draftFor } from './draft-for.ts';
import { shortfall } from './shortfall.ts';

const GLUTES: Brief = { ...EMPTY_BRIEF, ...GYMS['full gym'], goal: 'muscle', experience: 'intermediate', days: 4, focus: ['glutes'] };

function withSets(draft: Draft, setsOf: (item: DraftItem) => number): Draft {
  return { ...draft, days: draft.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item, sets: setsOf(item) })) })) };
}

test('A week with its musts and in balance lacks nothing; each missing set of a must, and of the shorter side, counts', () => {
  const week = draftFor(GLUTES, 'none');
  expect(shortfall(week)).toBe(0);
  const isThrust = ({ exercise }: DraftItem): boolean => exercise.id.endsWith('hip-thrust');
  const lacks = [2, 1].map((sets) => shortfall(withSets(week, (item) => (isThrust(item) ? sets : item.sets))));
  expect(lacks[0]).toBeGreaterThan(0);
  expect(lacks[1]).toBeGreaterThan(lacks[0] ?? 0);
  const isPull = ({ exercise }: DraftItem): boolean => exercise.pattern.endsWith('pull');
  expect(shortfall(withSets(week, (item) => (isPull(item) ? 1 : item.sets)))).toBeGreaterThan(0);
});

test('Sets past the most of a muscle count too', () => {
  const week = draftFor(GLUTES, 'none');
  expect(shortfall(withSets(week, ({ exercise, sets }) => (exercise.primary.includes('glutes') ? sets + 4 : sets)))).toBeGreaterThan(0);
});
