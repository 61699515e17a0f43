/** Words of which a follow-up question exchanges one for another: «which lift goes best» … «and worst?». On normalised text. */
export const CLASSES: readonly RegExp[] = [
  /\b(?:(?:this|last|next|past) (?:week|month|year)|yesterday|today|tomorrow|(?:the )?week before(?: that| last)?|(?:the )?(?:last|past) (?:\d+|few) (?:days?|weeks?|months?)|all time|overall|in total|ever)\b/,
  /\b\d+(?:[.,]\d+)?\b/,
  /\b(?:\d+(?:[.,]\d+)?|an?) ?(?:days?|weeks?|months?|years?|sets?|reps?|times?|min|minutes?|hours?|kg|kilos?|lbs?|pounds?|plates?)\b/,
  /\b(?:best|worst|most|least|strongest|weakest|heaviest|lightest|longest|shortest|hardest|easiest|newest|oldest|highest|lowest|fastest|slowest)\b/,
  /\b(?:before|after|during)\b/,
  /\b(?:morning|evening|night|lunch|afternoon)s?\b/,
  /\b(?:more|less|fewer)\b/,
];
