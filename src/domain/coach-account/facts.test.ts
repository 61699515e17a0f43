import english from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country-codes-table.ts';
import { calendlyUsernameOf, calendlyUsernameSchema } from './facts.ts';
import { firstSentence } from './first-sentence.ts';

test('the countries are the 249 of ISO 3166-1: those of the list without AC, TA and XK', () => {
  const known = Object.keys(english).filter((code) => !['AC', 'TA', 'XK'].includes(code));
  expect([...COUNTRY_CODES].toSorted()).toEqual(known.toSorted());
  expect(COUNTRY_CODES).toHaveLength(249);
});

test.each([
  ['dana', 'dana'],
  ['https://calendly.com/dana', 'dana'],
  ['HTTPS://WWW.CALENDLY.COM/Dana/', 'Dana'],
  ['calendly.com/dana/30min?x=1#y', 'dana'],
  ['  dana  ', 'dana'],
  ['https://calendly.com/', ''],
  ['notcalendly.com/dana', 'notcalendly.com/dana'],
])('%s is the username %s', (typed, username) => {
  expect(calendlyUsernameOf(typed)).toBe(username);
});

test.each([
  ['', 'Please enter a username'],
  ['a b', 'The username can have letters, digits, dots, dashes and underscores.'],
  ['x'.repeat(101), 'The username can have up to 100 characters.'],
  ['x'.repeat(100), null],
])('the username %s is answered with %s', (username, sentence) => {
  expect(firstSentence(calendlyUsernameSchema, username)).toBe(sentence);
});
