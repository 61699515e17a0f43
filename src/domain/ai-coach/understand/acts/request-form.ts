const OPENERS =
  '(?:(?:ok|okay|k|so|and|but|then|well|yes|yeah|no|nah|nope|fine|alright|right|actually|also|just|please|pls|now|hm+|wait|oh|lol|haha|hey|coach|bro|dude|man|mate|cool|great|good|thanks|maybe|sorry)[,.!: ]+)*';
const VERBS =
  'add|adjust|bring|build|change|cut|delete|do|drop|ease|extend|fix|get|give|go|have|include|increase|keep|leave|let|lower|make|move|pause|pick|plan|put|raise|reduce|remove|replace|rest|schedule|set|shift|shorten|show|skip|spread|split|start|stop|swap|switch|take|throw|trim|try|use';
const ORDERS = new RegExp(
  `(?:^|[.!?;,]\\s+|\\b(?:and|then|but|so) )${OPENERS}(?:(?:don'?t|do not|never|only|just|please|pls) )*(?:${VERBS})\\b`,
);
const WISHES =
  /\b(?:(?:can|could|would|will) (?:you|u|we|i)\b|(?:can|could) (?:\w+ ){1,6}(?:be|go|move|come|start|end)\b|i(?:'d| would|d)? (?:\w+ )?(?:want|need|like to|love to|prefer|rather|wish)|i'?ll take|let'?s|lets|please|pls|instead|rather|not (?:that|the|those|these|on)\b|no more\b|without\b|^only\b|only[.! ]*$|more\b|less\b|fewer\b|too (?:many|much|long|short|heavy|light|hard|easy)|can'?t|cannot|won'?t|have to|must|needs? to|\d+ ?(?:x|sets?|reps?|min\w*|days?|times|kg|lbs?|%|percent))\b/;

/** The message wishes for something, orders it or names a limit; others only tell. `text` is normalised. */
export function requestsSomething(text: string): boolean {
  return ORDERS.test(text) || WISHES.test(text);
}

const ASKS_SOMEWHERE =
  /\?|\b(?:what|when|which|how|where|why) (?!a\b|an\b|about\b|if\b)[a-z']+|\b(?:define|explain|tell me|source|thoughts|advice)\b/;

/** A question stands somewhere in the message, beside what else it says. `text` is normalised. */
export function asksSomewhere(text: string): boolean {
  return ASKS_SOMEWHERE.test(text);
}
