import { array, int, nullable, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { ratingSchema } from './coaches.ts';
import { endpoint } from './endpoint.ts';

/** A reason for or against a coach. */
const reasonSchema = object({ speaks: zodEnum(['for', 'against']), text: string() });

/** A coach in a result. `name` is the display name; prices are dollars a month, like '129.00'. */
const matchedCoachSchema = object({
  id: int(),
  name: string(),
  image: nullable(string()),
  short_bio: string(),
  brand_pain: string(),
  brand_plan: string(),
  rating: ratingSchema,
  specialties: array(string()),
  starting_price: string(),
  /** Listed programs. */
  programs: array(object({ id: int(), type: string(), description: string(), price: string(), specialties: array(string()) })),
  /** The newest review with a comment. */
  review: nullable(object({ by: string(), rating: int(), comment: string() })),
});

export const coachMatchSchema = object({
  /** From 1. */
  place: int(),
  coach: matchedCoachSchema,
  score: int(),
  /** Keys of the answers that the coach's profile covers. */
  covered: array(string()),
  reasons: array(reasonSchema),
});

export type CoachMatch = output<typeof coachMatchSchema>;

const coachMatchesSchema = object({
  matches: array(coachMatchSchema),
  /** Recommended coaches over all pages. */
  total: int(),
  page: int(),
  pages: int(),
  /** Matching coaches, recommended or not. */
  fitting: int(),
  /** Unchosen answers that would put another coach, or nobody (`first` null), first. */
  others: array(object({ key: string(), value: string(), label: string(), first: nullable(string()) })),
});

export type CoachMatches = output<typeof coachMatchesSchema>;

const answer = optional(string());

/** The keys of all four quizzes. */
const answers = {
  budget: answer,
  challenge: answer,
  confidence: answer,
  diet: answer,
  experience: answer,
  frequency: answer,
  goal: answer,
  issue: answer,
  log: answer,
  method: answer,
  need: answer,
  plan: answer,
  routine_duration: answer,
  style: answer,
  support: answer,
  time: answer,
  training: answer,
};

/**
 * The coaches a quiz recommends, best first: at most three for quiz 1; for the others twelve a page, or `size` if less. `quiz` is 1 to 4,
 * the rest are its answers under their keys (QUIZ-2). Unknown values are ignored; without the deciding answers nobody matches.
 */
export const matchCoaches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/',
  access: 'anyone',
  query: object({ quiz: string(), page: optional(string()), size: optional(string()), ...answers }),
  response: coachMatchesSchema,
});

const matchRowSchema = object({
  place: int(),
  covered: array(string()),
  coach: object({ id: int(), name: string(), image: nullable(string()), rating: ratingSchema, starting_price: string() }),
});

export type MatchRow = output<typeof matchRowSchema>;

/** Every match after the first three, in the same order and short form: fifty a page. */
export const listMatches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/rest/',
  access: 'anyone',
  query: object({ quiz: string(), page: optional(string()), ...answers }),
  response: object({ rows: array(matchRowSchema), page: int(), pages: int() }),
});

/**
 * The number of matches for each budget answer with the other answers fixed, so that nobody chooses a budget without matches. All zero
 * without the other deciding answers.
 */
export const countMatches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/budgets/',
  access: 'anyone',
  query: object({ quiz: string(), ...answers }),
  response: object({ low: int(), mid: int(), high: int() }),
});
