import { REST_SECONDS_MAX, REST_SECONDS_MIN } from '../limits.ts';

/** How somebody wants to train, as set in Settings (SET-1). */
export interface Preferences {
  /** Seconds between sets of exercises over several joints where nothing else is said; null is by the goal. */
  readonly rest_main: number | null;
  /** The same of all other exercises. */
  readonly rest_other: number | null;
  /** A rest begins by itself after each set. */
  readonly rest_starts: boolean;
  /** What effort is shown and asked for as; null is as the plan says it. */
  readonly effort: 'rpe' | 'rir' | null;
  /** A load is suggested for the next set. */
  readonly suggests: boolean;
}

export type PreferenceName = keyof Preferences;

export const USUAL_PREFERENCES: Preferences = { rest_main: null, rest_other: null, rest_starts: true, effort: null, suggests: true };

/** Stored settings as they count here: what this app does not know, or cannot read, is as usual. */
export function preferencesOf(stored: readonly { name: string; value: unknown }[]): Preferences {
  const values = new Map(stored.map(({ name, value }) => [name, value]));
  const rest = (name: 'rest_main' | 'rest_other') => {
    const value = values.get(name);
    return typeof value === 'number' && value >= REST_SECONDS_MIN && value <= REST_SECONDS_MAX ? Math.round(value) : null;
  };
  const effort = values.get('effort');
  return {
    rest_main: rest('rest_main'),
    rest_other: rest('rest_other'),
    rest_starts: values.get('rest_starts') !== false,
    effort: effort === 'rpe' || effort === 'rir' ? effort : null,
    suggests: values.get('suggests') !== false,
  };
}
