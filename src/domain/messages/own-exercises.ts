/** Exercises of one's own. */
export const OWN_EXERCISE_MESSAGES = {
  nameMissing: 'Enter a name',
  nameLong: 'A name has up to 80 characters',
  muscleMissing: 'Choose at least one muscle, so that its sets count for it',
  inLibrary: (name: string) => `The library has it: ${name}`,
  yours: (name: string) => `You have it already: ${name}`,
  create: 'Your own exercise: muscles, equipment, how it counts',
  deleted: (name: string) => `${name} was deleted. What you logged of it stays.`,
  kept: 'Sets logged of it stay in your history and keep counting for its muscles.',
  fromLog: 'Tap one to say its muscles. Then its sets count for them, and it has a page with records.',
  nowhere: 'Nothing fits. Create it, and its sets, muscles and records count like any other.',
} as const;
