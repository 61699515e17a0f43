/** The subjects coaches can be found by. The first four are the ones the quizzes match on (QUIZ-7). */
export const SPECIALTIES = [
  'Hypertrophy',
  'Strength',
  'Functional Training',
  'Nutrition',
  'Fat Loss',
  'Mobility',
  'Endurance',
  'Powerlifting',
  'Calisthenics',
  'Pregnancy and Postpartum',
  'Return From Injury',
  'Training After 50',
] as const;

export type SpecialtyTitle = (typeof SPECIALTIES)[number];
