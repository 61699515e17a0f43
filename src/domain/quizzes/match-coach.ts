import type { ListingFacts } from '../coaches/is-listed.ts';

/** What the rules look at in a coach. */
export interface MatchCoach extends ListingFacts {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly specialties: readonly { readonly title: string }[];
  readonly programs: readonly MatchProgram[];
  /** An older backend does not say; it counts as none. */
  readonly rating?: { readonly average: number | null; readonly count: number } | undefined;
}

export interface MatchProgram {
  readonly id: number;
  readonly type: string;
  /** Dollars a month, as the wire writes them. */
  readonly price: string;
  readonly listed: boolean;
  readonly specialties: readonly { readonly title: string }[];
}
