/** What a question of the coach waits for. */
const SLOTS = [
  ['choice', /\b(?:did you mean|which (?:one|of|do you|would you)|tap one|do you want .* or\b)/],
  [
    'leave',
    /\b(?:shall (?:i|we)|should (?:i|we)|want me to|do you want|would you (?:like|rather|prefer)|can i|may i|is that (?:ok|okay|fine|right)|ok\?$|right\?$|accept)\b/,
  ],
  ['days', /\b(?:days?|how often|times a week|weekdays?|when (?:can|do|could) you)\b/],
  ['minutes', /\b(?:minutes?|how long|time|hours?)\b/],
  ['gym', /\b(?:equipment|gym|where|at home|dumbbells?|barbells?|machines?|train with)\b/],
  ['goal', /\b(?:goal|want from|want to (?:get|reach|achieve)|aim|what for)\b/],
  ['experience', /\b(?:long have you|experience|before|new to|trained|lifted)\b/],
  ['body', /\b(?:hurts?|pain|injur\w*|doctor|weigh|old|tall|age|height|feel\w*|happening|now)\b/],
  ['weight', /\b(?:max|how (?:much|heavy)|lift|weights?|kg|lbs?|pounds)\b/],
  ['exercise', /\b(?:exercises?|movement|which lift)\b/],
] as const;

type AskedSlot = (typeof SLOTS)[number][0];

/** What the coach's last sentence leaves to go on from. */
export interface CoachTurn {
  /** It asks; undefined slot where none is known. */
  isQuestion: boolean;
  slot: AskedSlot | undefined;
  /** It proposes something that can be taken or left. */
  isOffer: boolean;
  /** It tells amounts, as answers from the log and the plan do. */
  hasNumber: boolean;
}

const OFFERS = /\b(?:i (?:could|can|would|'?d|might|put|moved?|suggest|propose)|you (?:could|might)|how about|let'?s|instead|try)\b/;

/** Pure; '' is the silence before the first message. */
export function readCoachTurn(sentence: string): CoachTurn {
  const text = sentence.toLowerCase();
  const isQuestion = /\?/.test(text);
  return {
    isQuestion,
    slot: isQuestion || /\baccept\b/.test(text) ? SLOTS.find(([, form]) => form.test(text))?.[0] : undefined,
    isOffer: OFFERS.test(text),
    hasNumber: /\d/.test(text),
  };
}
