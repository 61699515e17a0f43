interface CommentKind {
  signs: RegExp;
  /** In the order they are said, so that none comes twice in a row. */
  replies: readonly [string, ...string[]];
}

/** Who leaves the talk wants a word and no question. */
export const FAREWELL =
  /\b(?:gtg|gotta (?:go|run)|got to (?:go|run)|have to (?:go|run)|must (?:go|run)|bye|good ?bye|see (?:you|ya)|until (?:then|\w+day|tomorrow|next)|later|cya|ttyl|off now)\b/;

/** Somebody has died; it is met before anything about training. */
export const BEREAVED: CommentKind = {
  signs:
    /\b(?:buried|burying|funerals?|bereave\w*|passed away|(?:he|she|they|father|mother|dad|mum|mom|wife|husband|son|daughter|brother|sister|gran\w*|nan|friend|mate) (?:has |had |just )?died|lost my (?:father|mother|dad|mum|mom|wife|husband|son|daughter|brother|sister|gran\w*|nan|best friend|friend|baby))\b/,
  replies: [
    'I am sorry. Training can wait as long as it must, and nothing in your plan is lost. Write whenever you want to go on, lightly or not at all at first.',
    'That comes before any training. Your plan waits, and I am here when you want it.',
  ],
};

/** What is said to a message that neither asks nor wishes for anything; the first kind whose signs are found answers. */
export const COMMENTS: readonly CommentKind[] = [
  BEREAVED,
  {
    signs:
      /\b(?:he|she|they|people|everyone|everybody|guy|friend|buddy|mate|neighbou?r|teacher|doctor|doc|mum|mom|mother|dad|father|wife|husband|brother|sister|cousin|son|daughter|coworker|colleague|coach|trainer|video|article|study|tiktok|youtube|instagram|reddit)\b.*\b(?:says?|said|reckons?|thinks?|told|tells|claims?|swears?|showed?|shows|believes?|insists?|posted|has the)\b/,
    replies: [
      'That may hold for them. What I plan follows your goal, your days and your log, and those say more about you. Your plan stays as it is; if you want to try it their way, say what should change.',
      'I cannot judge what I have not seen, and one person or one study is seldom the whole picture. Your log will tell which of us is right for you.',
    ],
  },
  {
    signs: FAREWELL,
    replies: ['See you. Everything is saved, and your next session waits in Today’s Workout.', 'Until then. Go well.'],
  },
  {
    // Not sure enough for the danger detector, and too much for a word in passing.
    signs:
      /\b(?:eat|eats|eating|ate|eaten|meals?|calories|kcal|fasting|starv\w*|vomit\w*|purg\w*|(?:throw|threw|throwing|bring|brought) (?:it|everything|food|my \w+)? ?(?:back )?up|insulin|blood sugar|seizures?|medicines?|medications?|meds|pills?)\b/,
    replies: [
      'How little or how much you eat, and anything about an illness or a medicine, I cannot judge from here. If you eat very little, bring food up, or feel weak or unwell with it, please talk to a doctor or somebody you trust before the next hard session. Your plan stays as it is.',
      'That is more than a training plan can answer. A doctor, or somebody you trust, is the right person for it, and hard sessions can wait until then.',
    ],
  },
  {
    signs: /^(?!.*\b(?:nothing|not|never|no|nowt)\b).*\b(?:did|done|finished|went|made|managed|got|outlasted|beat|hit|survived)\b|!{2,}/s,
    replies: ['Well done. Log it, and the next weights start from it.', 'Good work. Tell me how the next one goes.'],
  },
  {
    signs:
      /\b(?:tired|dead|beat|exhausted|knackered|waddl\w*|sore|insane|stress\w*|rough|hard|long day|trauma|bored|boring|ugh|sucks?|hate)\b|😩|😭|💀/u,
    replies: [
      'That sounds like a lot. Nothing has to be made up: do the next session when it comes, lighter if it still feels this way.',
      'Understood. If it is more than a day, tell me, and I make the week lighter.',
    ],
  },
  {
    signs: /(?:)/,
    replies: [
      'All right. Nothing changes; write to me when something should.',
      'Understood, your plan stays as it is.',
      'Good. I am here when you need me.',
    ],
  },
];
