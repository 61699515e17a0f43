import type { OwnCoach } from '#contract/index.ts';
import { PROGRAM_TYPES, type ProgramForm, type ProgramType } from '#domain/programs/program-form.ts';

export interface ProgramDraft extends ProgramForm {
  /** Idempotency key of the creation. */
  readonly key: string;
}

/** What the four steps hold, kept whole on this phone until all of it is on the server (ONBOARD-2). */
export interface OnboardingDraft {
  readonly v: 1;
  readonly step: 1 | 2 | 3 | 4;
  readonly country: string;
  readonly dob: string;
  readonly gender: string;
  readonly terms_agreed: boolean;
  /** The cropped photo. Bytes instead of a Blob, which some browsers lose in storage. */
  readonly photo: { readonly bytes: ArrayBuffer; readonly type: string; readonly id: string } | null;
  /** The photo on the server. */
  readonly photo_url: string | null;
  readonly short_bio: string;
  readonly specialties: readonly number[];
  readonly programs: Readonly<Partial<Record<ProgramType, ProgramDraft>>>;
  /** A program being written. */
  readonly writing: { readonly type: ProgramType; readonly form: ProgramForm } | null;
  /** Saved parts with a mark of their content. */
  readonly saved: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: OnboardingDraft = {
  v: 1,
  step: 1,
  country: '',
  dob: '',
  gender: '',
  terms_agreed: false,
  photo: null,
  photo_url: null,
  short_bio: '',
  specialties: [],
  programs: {},
  writing: null,
  saved: {},
};

/** The server's part of an unfinished registration. */
export function draftFrom(coach: OwnCoach, newKey: () => string): OnboardingDraft {
  const programs = Object.fromEntries(
    PROGRAM_TYPES.flatMap((type) => {
      const found = coach.programs.find((program) => program.type === type);
      if (found === undefined) return [];
      const { description, price, specialties } = found;
      return [[type, { description, price, specialties: specialties.map(({ id }) => id), key: newKey() }]];
    }),
  );
  return {
    ...EMPTY_DRAFT,
    country: coach.country ?? '',
    dob: coach.dob ?? '',
    gender: coach.gender ?? '',
    photo_url: coach.profile_image_url,
    short_bio: coach.short_bio,
    specialties: coach.specialties.map(({ id }) => id),
    programs,
  };
}

/** Whether stored data is a valid draft. */
export function isDraft(value: unknown): value is OnboardingDraft {
  return typeof value === 'object' && value !== null && (value as { v?: unknown }).v === 1 && 'writing' in value && 'saved' in value;
}
