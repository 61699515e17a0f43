import { expect, test } from 'vitest';
import { type OnboardingFacts, onboardingRedirect } from './onboarding-gate.ts';

const facts = (role: OnboardingFacts['role'], needs_complete_registration: boolean, onboarding_owed: boolean | null = null) => ({
  role,
  needs_complete_registration,
  onboarding_owed,
});

test.each([
  ['a member without the flag', facts('member', false), '/', '/'],
  ['a member with the flag', facts('member', true), null, null],
  ['nobody known yet, without the flag', facts(null, false), '/', '/'],
  ['nobody known yet, with the flag', facts(null, true), null, null],
  ['a coach who just registered', facts('coach', true, true), null, null],
  ['a coach who goes on at another phone', facts('coach', false, true), null, null],
  ['a coach who has finished', facts('coach', false, false), '/profile', '/'],
  ['a coach of a backend that does not say', facts('coach', false), '/profile', '/'],
  ['a member, whatever the server says of coaches', facts('member', false, true), '/', '/'],
])('%s', (_, given, becomeCoach, completeRegistration) => {
  expect(onboardingRedirect('become-coach', given)).toBe(becomeCoach);
  expect(onboardingRedirect('complete-registration', given)).toBe(completeRegistration);
});
