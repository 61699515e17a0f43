/** The gyms one goes to. */
export const GYM_MESSAGES = {
  first: 'So far weights are those of a usual gym. The one you save here takes its place; you can add a usual one beside it.',
} as const;
