/** A coach's own facts, where a form or another client sends what cannot be kept. */
export const COACH_FACT_MESSAGES = {
  country: 'Please choose a country from the list.',
  dob: 'Please enter a real date of birth.',
  gender: 'Please choose Male or Female.',
  bioTooLong: 'The bio can have up to 300 characters.',
  brandingTooLong: 'Each branding text can have up to 1000 characters.',
  unknownSpecialty: 'One of these specialties does not exist any more. Please reload and choose again.',
  calendlyRequired: 'Please enter a username',
  calendlyTooLong: 'The username can have up to 100 characters.',
  calendlyForm: 'The username can have letters, digits, dots, dashes and underscores.',
  calendlyTaken: 'This Calendly username is already taken.',
  noProfile: 'You have no coach profile yet.',
} as const;

/** The program form (BRAND-5). */
export const PROGRAM_FORM_MESSAGES = {
  required: 'ATTENTION: Please fill out all fields of the program form.',
  specialty: 'Please select at least one specialty',
  descriptionTooLong: 'The description can have up to 1000 characters.',
  price: 'The price must be a number from 0 to 9999.99, with at most two decimals.',
  type: 'A program is either Standard or Premium.',
  typeTaken: 'You already have a program of this type.',
} as const;

/** The portfolio (BRAND-3). */
export const PORTFOLIO_MESSAGES = {
  imageRequired: 'Please select an image to upload',
  full: 'A portfolio can have up to 4 pictures.',
  descriptionTooLong: 'The description can have up to 1000 characters.',
} as const;

/** The profile page of a coach (ERR-6). */
export const COACH_PROFILE_MESSAGES = {
  biographyFailed: 'Error updating biography',
  countryFailed: 'Error updating country',
  dobFailed: 'Error updating date of birth',
  genderFailed: 'Error updating gender',
  photoFailed: 'Error updating profile photo',
  specialtiesFailed: 'Error updating specialties',
  programFailed: 'Error updating program',
  programAddFailed: 'Error creating program',
  listedFailed: 'Error updating program listing',
  portfolioFailed: 'Error updating portfolio',
  calendlyFailed: 'Error updating Calendly username or username already taken',
  brandingSaved: 'Branding updated successfully!',
  brandingFailed: 'Something went wrong saving your branding info.',
  notListed: 'This program is not currently listed',
  noSpecialties: 'You currently have no specialties listed.',
  upgradeError: 'Error: ',
  upgradeFailed: 'An error occurred while upgrading to coach. Please try again.',
} as const;
