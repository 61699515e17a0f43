import type { ListingFacts } from '../coaches/is-listed.ts';

/** The fields of a coach that the rules use. */
export interface MatchCoach extends ListingFacts {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly specialties: readonly { readonly title: string }[];
  readonly programs: readonly MatchProgram[];
  /** Missing on older backends; counts as no rating. */
  readonly rating?: { readonly average: number | null; readonly count: number } | undefined;
}

export interface MatchProgram {
  readonly id: number;
  readonly type: string;
  /** Dollars a month, as on the wire. */
  readonly price: string;
  readonly listed: boolean;
  readonly specialties: readonly { readonly title: string }[];
}
