/** Registering as a coach (ONBOARD-3 to ONBOARD-5, ERR-5). */
export const ONBOARDING_MESSAGES = {
  required: 'Please fill out all required fields.',
  terms: 'Please agree to the Coach Terms of Service to continue.',
  tooYoungInline: 'Must be 18 years or older to be a coach',
  tooYoung: 'You must be 18 years or older to become a coach.',
  photo: 'ATTENTION: Please upload a profile photo.',
  bio: 'ATTENTION: Please write your professional bio.',
  specialties: 'ATTENTION: Please select at least one specialty.',
  programs: 'ATTENTION: Please add at least one program.',
  failed: 'ATTENTION: An error occurred during registration.',
  tryAgain: 'Please try again or contact support.',
  /** Ours: unsaved input must not be lost. */
  unfinishedProgram: 'Add the program you are writing, or cancel it, before you continue.',
} as const;
