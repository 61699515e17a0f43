/** What a question wants to know, by the words it opens with. */
export type QuestionShape = 'yes-no' | 'amount' | 'why' | 'when' | 'which' | 'how' | 'what' | 'open';

const SHAPES: readonly (readonly [QuestionShape, RegExp])[] = [
  [
    'amount',
    /\bhow (?:much|many|long|often|heavy|far|fast|hard|soon|big|deep|full|old)\b|\bfor how (?:long|much|many)\b|\bhow (?:\w+ )?(?:lighter|heavier|longer)\b/,
  ],
  ['why', /\bwhy\b|\bhow come\b|\bwhat(?:s| is) the (?:point|reason|logic)\b/],
  ['when', /\bwhen (?:can|do|does|should|may|am|is|will|to|did|was)\b|\bat what (?:time|age)\b/],
  ['which', /\bwhich\b|\bwhats? (?:is )?(?:the )?(?:best|better)\b|\bbetter\b.*\bor\b/],
  ['how', /\bhow (?:do|to|can|should|would|did|is|are|does|must)\b/],
  [
    'yes-no',
    /(?:^|[,.;:] ?|\b(?:and|but|so|or) )(?:is|are|am|was|were|do|does|did|can|could|should|shall|will|would|wont|isnt|arent|dont|doesnt|cant|may|must|has|have)\b|\byes or no\b|\bright\?|\bok\b/,
  ],
  ['what', /\bwhat(?:s|re)?\b/],
];

/** `plain` is text as `plainText` makes it. */
export function shapeOf(plain: string): QuestionShape {
  return SHAPES.find(([, form]) => form.test(plain))?.[0] ?? 'open';
}
