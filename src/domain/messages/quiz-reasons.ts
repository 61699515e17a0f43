import { words } from '../quizzes/phrase.ts';

/** Reasons for and against a coach, in spoken language. */
export const QUIZ_REASONS = {
  specialties: (titles: readonly string[], programs: string | null) =>
    programs === null ? `Coaches ${words(titles)}` : `Coaches ${words(titles)}, and ${programs}`,
  oneProgram: (name: string) => `the ${name} program covers it`,
  bothPrograms: 'both programs cover it',
  somePrograms: (count: number) => `${String(count)} programs cover it`,
  partsByProgram: (parts: readonly { name: string; titles: readonly string[] }[]) =>
    parts.map(({ name, titles }) => `${name} covers ${words(titles)}`).join(', '),
  notASpecialty: (titles: readonly string[]) => `Does not name ${words(titles)} as a specialty`,
  noProgram: (titles: readonly string[]) => `No program within your budget is about ${words(titles)}`,
  monthly: (price: string) => `${price} a month`,
  programAt: (name: string, monthly: string) => `${name} at ${monthly}`,
  programOf: (coach: string, program: string) => `${coach}’s ${program}`,
  inRange: (monthly: string, range: string) => `${monthly} is within your ${range}`,
  noLimit: (monthly: string) => `${monthly}, and you set no limit`,
  belowRange: (monthly: string, range: string | null) => `${monthly} is below your ${range ?? 'range'}`,
  overBudget: (name: string, price: string) => `${name} is ${price} a month, over your budget`,
  dearer: (difference: string, name: string) => `${difference} a month more than ${name}`,
  cheaper: (difference: string, name: string) => `${difference} a month less than ${name}`,
  fewReviews: (count: number) => ['No reviews yet', 'Only one review so far', 'Only two reviews so far'][count] ?? '',
} as const;
