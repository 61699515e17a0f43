import { ONBOARDING_MESSAGES } from '../messages/onboarding.ts';
import { COUNTRY_CODES } from './country-codes-table.ts';
import { judgeAge } from './judge-age.ts';

/** What the draft of step 1 holds (ONBOARD-2). */
export interface PersonalDraft {
  readonly country: string;
  readonly dob: string;
  readonly gender: string;
  readonly terms_agreed: boolean;
}

/** Said under the field while it is filled in (ONBOARD-4); null when there is nothing to say yet. */
export function ageNotice(dob: string, today: string): string | null {
  return judgeAge(dob, today) === 'too_young' ? ONBOARDING_MESSAGES.tooYoungInline : null;
}

/** On Continue: the first thing that is missing (ONBOARD-3). `today` like `2026-11-21`. */
export function personalSentence({ country, dob, gender, terms_agreed }: PersonalDraft, today: string): string | null {
  const age = judgeAge(dob, today);
  const isComplete = COUNTRY_CODES.includes(country) && ['male', 'female'].includes(gender) && age !== 'missing' && age !== 'not_a_date';
  if (!isComplete) return ONBOARDING_MESSAGES.required;
  if (age === 'too_young') return ONBOARDING_MESSAGES.tooYoung;
  return terms_agreed ? null : ONBOARDING_MESSAGES.terms;
}

export interface SubmitDraft {
  readonly has_photo: boolean;
  readonly short_bio: string;
  readonly specialties: readonly unknown[];
  readonly programs: readonly unknown[];
}

/** On Complete Registration: the first ATTENTION message that applies (ONBOARD-5). */
export function submitSentence({ has_photo, short_bio, specialties, programs }: SubmitDraft): string | null {
  if (!has_photo) return ONBOARDING_MESSAGES.photo;
  if (short_bio.trim() === '') return ONBOARDING_MESSAGES.bio;
  if (specialties.length === 0) return ONBOARDING_MESSAGES.specialties;
  return programs.length === 0 ? ONBOARDING_MESSAGES.programs : null;
}

export type RegistrationGap = 'country' | 'dob' | 'gender' | 'photo' | 'short_bio' | 'specialties' | 'programs';

export interface RegistrationFacts {
  readonly country: string | null;
  readonly dob: string | null;
  readonly gender: string | null;
  readonly profile_image_url: string | null;
  readonly short_bio: string;
  readonly specialties: readonly unknown[];
  readonly programs: readonly unknown[];
}

/** What the server lacks of the registration; empty when complete. */
export function missingForRegistration(coach: RegistrationFacts): RegistrationGap[] {
  const has: Readonly<Record<RegistrationGap, boolean>> = {
    country: coach.country !== null,
    dob: coach.dob !== null,
    gender: coach.gender !== null,
    photo: coach.profile_image_url !== null,
    short_bio: coach.short_bio.trim() !== '',
    specialties: coach.specialties.length > 0,
    programs: coach.programs.length > 0,
  };
  return (Object.keys(has) as RegistrationGap[]).filter((gap) => !has[gap]);
}
