import { array, boolean, int, nullable, string, enum as zodEnum } from 'zod/mini';
import { portfolioItemSchema } from './portfolio.ts';
import { programSchema } from './programs.ts';
import { specialtySchema } from './specialties.ts';

/** What a coach's owner and the public read alike. */
export const coachShape = {
  id: int(),
  username: string(),
  first_name: string(),
  last_name: string(),
  short_bio: string(),
  profile_image_url: nullable(string()),
  profile_image_url_optimized: nullable(string()),
  /** ISO 3166-1 alpha-2. */
  country: nullable(string()),
  age: nullable(int()),
  gender: nullable(zodEnum(['male', 'female'])),
  /** Without the Calendly address. */
  calendly_username: string(),
  specialties: array(specialtySchema),
  programs: array(programSchema),
  portfolio: array(portfolioItemSchema),
  brand_promise: string(),
  brand_pain: string(),
  brand_plan: string(),
  brand_proof: string(),
  stripe_charges_enabled: boolean(),
  status: string(),
};
