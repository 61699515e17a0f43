import { describe, expect, test } from 'vitest';
import { isListed, type ListingFacts, missingForListing } from './is-listed.ts';

const COMPLETE: ListingFacts = {
  status: 'active',
  short_bio: 'Strength for busy people.',
  brand_promise: 'Heavier lifts.',
  brand_pain: 'No time.',
  brand_plan: 'Three sessions.',
  brand_proof: 'Two hundred people.',
  specialties: [{ id: 1, title: 'Strength' }],
  programs: [{ listed: true }],
  calendly_username: 'dana',
  stripe_charges_enabled: true,
};

const LACKS: readonly (readonly [string, Partial<ListingFacts>, keyof ListingFacts])[] = [
  ['a status that is active', { status: 'paused' }, 'status'],
  ['a known status', { status: 'Active' }, 'status'],
  ['a short bio', { short_bio: '' }, 'short_bio'],
  ['a promise', { brand_promise: '' }, 'brand_promise'],
  ['a pain', { brand_pain: '' }, 'brand_pain'],
  ['a plan', { brand_plan: '' }, 'brand_plan'],
  ['a proof', { brand_proof: '' }, 'brand_proof'],
  ['a proof that says something', { brand_proof: ' \n\t ' }, 'brand_proof'],
  ['a specialty', { specialties: [] }, 'specialties'],
  ['a program', { programs: [] }, 'programs'],
  ['a listed program', { programs: [{ listed: false }, { listed: false }] }, 'programs'],
  ['a Calendly username', { calendly_username: '' }, 'calendly_username'],
  ['a Calendly username that is no blank', { calendly_username: '  ' }, 'calendly_username'],
  ['card charges', { stripe_charges_enabled: false }, 'stripe_charges_enabled'],
];

describe('the listing rule', () => {
  test('a coach who is fully set up is listed', () => {
    expect(missingForListing(COMPLETE)).toEqual([]);
    expect(isListed(COMPLETE)).toBe(true);
  });

  test.each(LACKS)('a coach who lacks only %s is not listed, and is told so', (_, lack, gap) => {
    const coach = { ...COMPLETE, ...lack };
    expect(isListed(coach)).toBe(false);
    expect(missingForListing(coach)).toEqual([gap]);
  });

  test('one listed program is enough', () => {
    expect(isListed({ ...COMPLETE, programs: [{ listed: false }, { listed: true }] })).toBe(true);
  });

  test('whoever lacks everything is told everything once', () => {
    const nothing = Object.assign({}, ...LACKS.map(([, lack]) => lack)) as ListingFacts;
    expect(missingForListing(nothing).toSorted()).toEqual(Object.keys(COMPLETE).toSorted());
  });
});
