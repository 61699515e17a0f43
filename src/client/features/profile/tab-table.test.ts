import { expect, test } from 'vitest';
import { tabOf, tabsFor } from './tab-table.ts';

test('a coach has six tabs, a member the three that are not a coach’s', () => {
  expect(tabsFor('coach').map(({ label }) => label)).toEqual([
    'Personal Information',
    'Your Brand',
    'Programs',
    'Scheduling',
    'Payments',
    'Security',
  ]);
  expect(tabsFor('member').map(({ label }) => label)).toEqual(['Personal Information', 'Payments', 'Security']);
});

test.each([
  [null, 'coach', 'profile'],
  ['programs', 'coach', 'programs'],
  ['programs', 'member', 'profile'],
  ['security', 'member', 'security'],
  ['nonsense', 'coach', 'profile'],
] as const)('%s remembered, a %s sees %s', (remembered, role, shown) => {
  expect(tabOf(remembered, role)).toBe(shown);
});
