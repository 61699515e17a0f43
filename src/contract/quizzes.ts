import { array, int, nullable, object, optional, type output, string } from 'zod/mini';
import { ratingSchema } from './coaches.ts';
import { endpoint } from './endpoint.ts';

/** One thing that speaks for a coach. `max` is what it could have given; 0 for a condition that gives no points. */
const reasonSchema = object({ label: string(), detail: string(), points: int(), max: int() });

export type MatchReason = output<typeof reasonSchema>;

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
  reasons: array(reasonSchema),
  /** What put this coach here and not one place higher. */
  order: string(),
});

export type CoachMatch = output<typeof coachMatchSchema>;

const coachMatchesSchema = object({
  matches: array(coachMatchSchema),
  total: int(),
  page: int(),
  pages: int(),
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
 * The coaches a quiz recommends, best first: at most three for quiz 1, twelve a page for the others. `quiz` is 1 to 4, the rest are its
 * answers under the specification's keys. What the quiz does not know is left out; without the answers that decide nobody fits.
 */
export const matchCoaches = endpoint({
  method: 'GET',
  path: '/api/coaches/match/',
  access: 'anyone',
  query: object({ quiz: string(), page: optional(string()), ...answers }),
  response: coachMatchesSchema,
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
