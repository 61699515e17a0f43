import type { SpecialtyTitle } from './specialties-table.ts';

interface DemoProgram {
  readonly type: 'basic' | 'premium';
  readonly description: string;
  /** US dollars a month, as a numeric string (MONEY-1). */
  readonly price: string;
  readonly specialties: readonly SpecialtyTitle[];
  readonly listed: boolean;
}

export interface DemoReview {
  /** Index of the demo reviewer. */
  readonly by: number;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
}

/** A demo coach. Empty fields keep an incomplete coach off the list. */
export interface DemoCoach {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: 'male' | 'female';
  readonly dob: string;
  readonly country: string;
  readonly short_bio: string;
  readonly brand_promise: string;
  readonly brand_pain: string;
  readonly brand_plan: string;
  readonly brand_proof: string;
  readonly calendly_username: string;
  readonly stripe_charges_enabled: boolean;
  readonly specialties: readonly SpecialtyTitle[];
  readonly programs: readonly DemoProgram[];
  readonly reviews: readonly DemoReview[];
}

/** Defaults of a complete coach: chargeable, with listed programs for the coach's specialties. */
export function complete(
  coach: Omit<DemoCoach, 'stripe_charges_enabled' | 'programs' | 'reviews'> & {
    readonly programs: readonly (readonly ['basic' | 'premium', string, string, (readonly SpecialtyTitle[])?])[];
    readonly reviews: readonly (readonly [number, DemoReview['rating'], string])[];
  },
): DemoCoach {
  return {
    ...coach,
    stripe_charges_enabled: true,
    programs: coach.programs.map(([type, price, description, specialties]) => ({
      type,
      price,
      description,
      specialties: specialties ?? coach.specialties,
      listed: true,
    })),
    reviews: coach.reviews.map(([by, rating, comment]) => ({ by, rating, comment })),
  };
}
