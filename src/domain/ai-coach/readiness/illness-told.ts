/** Signs of an illness that training waits for, on normalised text (READY-5). */
const ILLNESS =
  /\b(?:fever\w*|(?:a|high|my|running a?|with a?|of a|have|got|i've) temperature|temperature since|temperature (?:of |is |was )?(?:3[89]|4[01]|10[0-5])|the flu|flu|influenza|covid|stomach (?:bug|flu)|food poisoning|vomit\w*|throwing up|diarrh\w*|body aches|chesty|bronchitis|pneumonia)\b/;
/** «Had the flu last month», «a flu shot», «no fever», «my son has a fever», «covid is over». */
const NOT_NOW =
  /\b(?:last (?:week|month|year|season)|(?:weeks?|months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|(?:flu|covid) (?:shot|jab|vaccin\w*|booster)|vaccin\w*|(?:no|not|without|never|after|since|if|when|haven'?t|don'?t have|free of)(?: (?:more|any|a|an|the|had|have|got|my|i|get))* (?:fever|temperature|flu|influenza|covid|stomach bug|vomiting|bronchitis)|(?:my|his|her|our|the) (?:son|daughter|kids?|wife|husband|child(?:ren)?|partner|baby|boy|girl|mum|mom|dad|mother|father|boyfriend|girlfriend|boss|friend|brother|sister))\b/;
const GONE =
  /\b(?:fever|temperature|flu|influenza|covid|stomach (?:bug|flu)|illness|bug|bronchitis|vomiting|cold|it)(?: has|'s| is| have)?(?: \w+)? (?:gone|over|passed|past|finished|behind me|down|normal|history)\b|\b(?:fever|symptom)[- ]free\b|\b(?:no|without) (?:more )?(?:fever|symptoms|temperature)(?: (?:any ?more|now|today|for|since|left))+/;
const WELL =
  /\b(?:not|no longer) (?:sick|ill|poorly)(?: any ?more)?\b|\b(?:i'?m|i am|i feel|feeling|feel|im|am) (?:(?:all|much|totally|completely|fully|finally|so|quite|a lot|back to|over) )*(?:better|well|fine|healthy|recovered|good|great|normal|100%|it)(?: (?:again|now|today))+|\b(?:recovered|healthy again|well again|over (?:the|my) (?:flu|covid|illness|bug|fever|cold)|got over it|shook it off|back from (?:being )?(?:sick|ill)|(?:back|returning) (?:to|in) (?:training|the gym))\b/;
/** Who trained is no longer laid up. */
const TRAINED =
  /\b(?:i |just |we )*(?:trained|lifted|worked out|finished (?:my|the|today'?s) (?:session|workout)|did (?:my|the|today'?s|all) (?:\w+ )?(?:session|workout|sets)) ?(?:today|yesterday|this morning|it|already|again)?\b/;

/** The message tells of a fever, a stomach illness or one of the chest that its writer has. `text` is normalised. */
export function tellsOfIllness(text: string): boolean {
  return ILLNESS.test(text) && !NOT_NOW.test(text) && !GONE.test(text);
}

/** The message says that an illness is over. `text` is normalised. */
export function tellsIllnessOver(text: string): boolean {
  return (
    (GONE.test(text) || WELL.test(text)) && !/\b(?:not|isn'?t|still|almost|nearly|until|once|when|if)\b(?! (?:sick|ill|poorly))/.test(text)
  );
}

/** An illness told in an earlier message holds until its end or a session is told. Texts are normalised, oldest first. */
export function isIllnessTold(texts: readonly string[]): boolean {
  const told = texts.findLastIndex(tellsOfIllness);
  return told !== -1 && !texts.slice(told + 1).some((text) => tellsIllnessOver(text) || TRAINED.test(text));
}
