import type { ListingGap } from '#domain/coaches/is-listed.ts';
import type { TabId } from '../tab-table.ts';

interface GapWords {
  readonly todo: string;
  /** The tab where it is done. */
  readonly tab: TabId | null;
}

/** Each listing condition as an instruction. */
export const GAP_WORDS: Readonly<Record<ListingGap, GapWords>> = {
  short_bio: { todo: 'Write your short bio', tab: 'brand' },
  brand_promise: { todo: 'Say what you deliver', tab: 'brand' },
  brand_pain: { todo: 'Say which problems you solve', tab: 'brand' },
  brand_plan: { todo: 'Describe your approach', tab: 'brand' },
  brand_proof: { todo: 'Show your track record', tab: 'brand' },
  specialties: { todo: 'Choose at least one specialty', tab: 'brand' },
  programs: { todo: 'List at least one program', tab: 'programs' },
  calendly_username: { todo: 'Connect your Calendly', tab: 'scheduling' },
  stripe_charges_enabled: { todo: 'Set up your payouts', tab: 'payments' },
  status: { todo: 'Your profile is paused. Contact us to open it again.', tab: null },
};
