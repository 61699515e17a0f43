import { expect, test } from 'vitest';
import { ageNotice, missingForRegistration, personalSentence, submitSentence } from './onboarding.ts';

const TODAY = '2026-11-21';
const PERSON = { country: 'DE', dob: '1990-01-01', gender: 'male', terms_agreed: true };

test.each([
  ['everything', {}, null],
  ['no country', { country: '' }, 'Please fill out all required fields.'],
  ['a country no list has', { country: 'XK' }, 'Please fill out all required fields.'],
  ['no date of birth', { dob: '' }, 'Please fill out all required fields.'],
  ['half a date', { dob: '1990-13-01' }, 'Please fill out all required fields.'],
  ['no gender', { gender: '' }, 'Please fill out all required fields.'],
  ['17 years and 364 days', { dob: '2008-11-22' }, 'You must be 18 years or older to become a coach.'],
  ['eighteen today', { dob: '2008-11-21' }, null],
  ['somebody born tomorrow', { dob: '2026-11-22' }, 'You must be 18 years or older to become a coach.'],
  ['no agreement', { terms_agreed: false }, 'Please agree to the Coach Terms of Service to continue.'],
  ['too young and no agreement', { dob: '2020-01-01', terms_agreed: false }, 'You must be 18 years or older to become a coach.'],
])('step 1 with %s', (_, change, sentence) => {
  expect(personalSentence({ ...PERSON, ...change }, TODAY)).toBe(sentence);
});

test('under 18 is said below the field while it is filled in', () => {
  expect(ageNotice('2010-01-01', TODAY)).toBe('Must be 18 years or older to be a coach');
  expect(ageNotice('', TODAY)).toBeNull();
  expect(ageNotice('1990-01-01', TODAY)).toBeNull();
});

const COMPLETE = { has_photo: true, short_bio: 'Strong.', specialties: [1], programs: [{}] };

test.each([
  ['everything', {}, null],
  ['no photo', { has_photo: false }, 'ATTENTION: Please upload a profile photo.'],
  ['a bio of spaces', { short_bio: '  ' }, 'ATTENTION: Please write your professional bio.'],
  ['no specialty', { specialties: [] }, 'ATTENTION: Please select at least one specialty.'],
  ['no program', { programs: [] }, 'ATTENTION: Please add at least one program.'],
])('submitting with %s', (_, change, sentence) => {
  expect(submitSentence({ ...COMPLETE, ...change })).toBe(sentence);
});

test('what the server lacks of a registration is named', () => {
  const nothing = { country: null, dob: null, gender: null, profile_image_url: null, short_bio: ' ', specialties: [], programs: [] };
  expect(missingForRegistration(nothing)).toEqual(['country', 'dob', 'gender', 'photo', 'short_bio', 'specialties', 'programs']);
  const all = {
    country: 'DE',
    dob: '1990-01-01',
    gender: 'male',
    profile_image_url: '/x',
    short_bio: 'a',
    specialties: [1],
    programs: [1],
  };
  expect(missingForRegistration(all)).toEqual([]);
});
