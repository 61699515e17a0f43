import { array, int, nullable, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { ratingSchema } from './coaches.ts';
import { endpoint } from './endpoint.ts';

/** One sentence that speaks for a coach, or against. */
const reasonSchema = object({ speaks: zodEnum(['for', 'against']), text: string() });

/** What a result shows of a coach. `name` is what people read; prices are dollars a month, like '129.00'. */
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
  /** The offered ones. */
  programs: array(object({ id: int(), type: string(), description: string(), price: string(), specialties: array(string()) })),
  /** The newest review that says something. */
  review: nullable(object({ by: string(), rating: int(), comment: string() })),
});

export const coachMatchSchema = object({
  /** 1 for the first. */
  place: int(),
  coach: matchedCoachSchema,
  score: int(),
  /** Keys of the answers the coach's profile covers. */
  covered: array(string()),
  reasons: array(reasonSchema),
});

export type CoachMatch = output<typeof coachMatchSchema>;

const coachMatchesSchema = object({
  matches: array(coachMatchSchema),
  /** How many are recommended, over all pages. */
  total: int(),
  page: int(),
  pages: int(),
  /** How many fit, recommended or not. */
  fitting: int(),
  /** Answers that were not given and would put another coach first, or nobody (`first` null). */
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
 * The coaches a quiz recommends, best first: at most three for quiz 1; for the others twelve a page, or `size` when that is less. `quiz`
 * is 1 to 4, the rest are its answers under the specification's keys. What the quiz does not know is left out; without the answers that
 * decide nobody fits.
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

/** Everyone who fits after the first three, in the same order, in short: fifty a page. */
export const listMatches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/rest/',
  access: 'anyone',
  query: object({ quiz: string(), page: optional(string()), ...answers }),
  response: object({ rows: array(matchRowSchema), page: int(), pages: int() }),
});

/**
 * How many coaches would fit with each answer about the budget, the other answers being what they are, so that nobody chooses one that
 * finds nobody. All zero without the other answers that decide.
 */
export const countMatches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/budgets/',
  access: 'anyone',
  query: object({ quiz: string(), ...answers }),
  response: object({ low: int(), mid: int(), high: int() }),
});
