import type { Brief } from './brief-shape.ts';

/** The fields of a brief that a plan depends on. The goal's wording, the place, units, maxes and cleared flags do not change it. */
export function planPart(brief: Brief): string {
  return JSON.stringify({
    ...brief,
    unit: null,
    maxes: [],
    place: null,
    goal_words: null,
    second_goal: null,
    red_flag: null,
  });
}
