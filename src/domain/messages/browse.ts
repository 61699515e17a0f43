/** Find a coach (BROWSE-6). */
export const BROWSE_MESSAGES = {
  loading: 'Loading coaches...',
  none: 'No coaches found',
  noneHint: 'Try adjusting your filters to see more results.',
  notSeen: 'The coaches are listed here as soon as there is signal.',
  failed: 'The list did not arrive. Try again in a moment.',
  before: 'No answer came. This is still the list from before: try again when there is signal.',
  compareFull: 'Four coaches fit side by side. Take one off to add another.',
} as const;
