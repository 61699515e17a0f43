/**
 * Triggers of clause attributes, matched on normalised text, in the manner of ConText (Harkema et al. 2009): a trigger applies to its
 * clause, and words that only look like one are taken out first.
 */

/** People other than the writer. Professionals are left out: what they say is about the writer. */
const RELATION =
  '(?:husband|wife|hubby|missus|mrs|spouse|partner|fianc[e]+|boyfriend|girlfriend|gf|bf|mom|mum|mam|mother|dad|father|da|ma|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|parents?|sister|brother|bro in law|(?:mother|father|sister|brother|son|daughter) in law|son|daughter|kids?|child|children|twins?|baby|boy|girl|pikin|nephew|niece|cousin|uncle|aunt|auntie|grandsons?|granddaughters?|grandkids|grandchildren|friends?|mates?|buddy|buddies|pal|lads?|fellas?|roommate|flatmate|housemate|neighbou?rs?|colleagues?|coworkers?|boss|guys?|bloke|people|everyone|everybody|someone|somebody|ex|twin|patient|client|teammates?|trainer)';
const DETERMINER = '(?:my|me|ma|our|the|a|an|one of my|some|his|her|their|that|this|another|these|those|most|other)';
const PERSON = `(?:${DETERMINER} (?:(?:\\w+) )?${RELATION}|(?:my|our|the) (?:\\d{1,2} ?(?:yo|yr old|years? old)|youngest|eldest|oldest|teenager))`;

/** Another person is the subject: «my husband trains», «a friend of mine has», «the lad next door squats». */
export const OTHER_SUBJECT = new RegExp(
  `^(?:(?:and|but|so|well|because|though|while|like|even|only|also|ok|no) )*(?:${PERSON}|buddy|mom|mum|dad|sister|brother|friend|wife|husband|people|everyone|everybody|someone|somebody)(?: (?:next door|of mine|at (?:work|the gym|my gym)|in law|here|there))?(?!'s (?!a |an |the |got |been |on |in |not |just |doing |\\w+ing )|s'|\\w| and i\\b| and me\\b)`,
);
/** The writer by a role: «mum of two», «a dad with a desk job». */
export const SELF_AS_RELATION =
  /^(?:(?:a|an|busy|tired|new|single|working|retired|stay at home|full time|first time|proud) )*(?:dad|mom|mum|mam|mother|father|parent|grandma|granny|grandad|grandpa|grandfather|grandmother|wife|husband)(?: (?:of|with|to) (?!mine\b)|,)/;
/** A body or record that belongs to another person: «my sister's elbow», «my husband's weight». Their things are the writer's to use. */
export const OTHER_BODY = new RegExp(
  `\\b(?:my|ma|our|the|a) (?:\\w+ )?${RELATION}'?s (?:\\w+ )?(?:knees?|back|shoulders?|elbows?|wrists?|hips?|neck|ankles?|heart|weight|age|max|injury|surgery|operation|pregnancy|diabetes|plan|program|goal|numbers?|bench press|squat max)\\b`,
);
/** The same, the other way round: «the knee of my mother», «a 5k plan for my wife», «it's my sister's back». */
export const OF_OTHER = new RegExp(
  `\\b(?:knees?|back|shoulders?|hips?|doctor|surgery|operation|plan|program\\w*|routine|rehab\\w*) (?:of|for) ${PERSON}\\b|^(?:no |sorry )*(?:that's|that is|it's|it is|it was|that was) (?:not me\\b|(?:just )?${PERSON}(?!'s (?:gym|place|house|garage)))`,
);
/** The clause before was about that person: «… no sorry, that's my sister». */
export const WAS_OTHER = new RegExp(`^(?:no |sorry |oh )*(?:not me\\b|(?:that's|that is|it's|it is|it was) (?:not me\\b|${PERSON}$))`);
/** A claim of other people or of a text: «they say 5 days is best». Professionals are left out. */
export const QUOTED =
  /^(?:.{0,30}\b)?(?:they|people|everyone|everybody|he|she|posters?|app|book|internet|article|video|guys?|reddit|youtube|google|chatgpt|influencers?|magazine|study|studies|forum|it) (?:all )?(?:says?|said|tells?|told|claims?|recommends?|wrote|writes|swears?)\b/;
/** The clause continues about the person of the clause before. */
export const OTHER_PRONOUN = /^(?:(?:and|but|so|because|now|then) )*(?:he|she|they|his|hers|their|him)(?:'s|'ll|'d|'re|'ve)?\b/;
/** The writer is meant after all. */
export const WRITER = /\b(?:i|i'm|i've|i'd|i'll|me|we|we've|myself|mine|us)\b/;
/** What another person says, gives or wants of the writer is about the writer. */
export const ABOUT_WRITER =
  /\b(?:(?:says?|said|tells?|told|thinks?|reckons?|wants?|asked|made|makes|gave|gives|bought|lent|got|sent|pays?|takes?|brought|taught|showed) (?:that )?(?:i\b|i'm|me\b|my\b|us\b|we\b)|can only watch|watch(?:es)? (?:the|my) kid)/;

/** Not a past event although it looks like one. */
export const PSEUDO_PAST = /\b(?:used to (?:it|the|this|that|training)|last (?:set|rep|sets|reps|one|exercise|thing|question))\b/g;
export const PAST = new RegExp(
  [
    '\\bwhen i was\\b',
    '\\bwhen i (?:had|used|lived|played|trained|lifted|did)\\b',
    '\\b(?:years?|yrs?|decades?) (?:ago|back)\\b',
    '(?<!\\b(?:my|the) )\\blast (?:year|summer|winter|spring|autumn|fall|decade|century|trainer|coach)\\b',
    '\\bused to\\b',
    '\\bback (?:in (?:the |my )?(?:day|days|school|college|uni|(?:19|20)?\\d\\d|\\w+ days)|then|when)\\b',
    "\\bin (?:the )?(?:(?:19|20)\\d\\d|'\\d\\d|\\d0s|my (?:teens|twenties|thirties|forties|20s|30s|40s|20|30|youth)|those days|service days)\\b",
    '\\bgrowing up\\b',
    '\\bas a (?:kid|child|teen\\w*|boy|girl|student|young \\w+)\\b',
    '\\bin the past\\b',
    '\\bbefore \\d+ years?\\b',
    '\\bonce (?:i )?(?:liked|had|did|was|could)\\b',
    '\\b(?:formerly|previously|long ago|once upon a time)\\b',
    '\\b(?:has|have|is|are|all|fully|long) healed\\b|\\bhealed (?:now|up|fine|ages)\\b',
    '\\bbefore (?:the |my )?(?:baby|twins?|kids?|pregnancy|accident|covid|surgery|operation|marriage|marry)\\b(?! wakes?)',
  ].join('|'),
);

const HURT_ONCE =
  '\\b(?:broke|broken|fractur\\w*|tore|torn|ruptur\\w*|dislocat\\w*|sprain\\w*|twist\\w*|injur\\w*|hurt|fell|operat\\w*|surgery)\\b';
const YOUNG_DAYS =
  '\\b(?:(?:at|in|from|during) (?:my |the )?(?:(?:primary|elementary|middle|junior|high|secondary|grade|boarding|grammar) )?(?:school|college|uni(?:versity)?|army|navy|military|childhood|youth)\\b|at (?:age )?1?\\d(?= ?(?:$|[,.;]|years? old|and\\b|but\\b)))';
/** «I broke my ankle at school»: of a part of life that is over, where no words say that it was lately or goes on. */
export const OLD_INJURY = new RegExp(`${HURT_ONCE}[^.;]{0,40}${YOUNG_DAYS}|${YOUNG_DAYS}[^.;]{0,40}${HURT_ONCE}`);
export const LATELY =
  /\b(?:today|yesterday|tonight|just|recently|lately|still|ever since|hurts|this (?:morning|week|month|year|term|semester|summer|winter|spring)|last (?:night|week|weekend|month|term|semester|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|a|an|few|couple|several|couple of) (?:days?|weeks?|wks?|months?) (?:ago|back)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|cast|plaster|splint|crutches)\b/;
/** Who is still at school, so that what happened there may be new. */
export const PUPIL =
  /\b(?:i'm|i am|aged?) (?:only |just |a )?1[3-9]\b(?! ?(?:kgs?|lbs?|stone|st|weeks?|months?|days?|%))|\b1[3-9] ?-?(?:yo|y\/o|years? old)\b|\b(?:i'm|i am|am|still|i go|i study) (?:still )?(?:at|in|to) (?:\w+ )?(?:school|college|uni(?:versity)?|army|navy|military)\b|\b(?:student|pupil|cadet|recruit|soldier|freshman|sophomore)\b/;

/** Advice of others, which a «but» sets aside: «my sister says I should do 5 days, but …». */
export const ADVISED =
  /\b(?:says?|said|thinks?|reckons?|told me|tells me|wants me|recommend\w*|suggest\w*)\b.*\b(?:should|must|to|have to|need)\b/;

/** What was said before and is now corrected: «I said Tuesday, but …». */
export const SAID_BEFORE = /^(?:(?:and|sorry|oh|wait|no) )*(?:i know )?i(?:'d| had)? (?:said|told (?:you|ye|u)|wrote|put)\b/;

/** «If possible» and «if you can» soften a request. */
export const PSEUDO_IF =
  /\bif (?:possible|you can|you could|you don't mind|it helps|that helps|that's ok|that is ok|it's ok|any|i may|you please|you like|it is possible|it's possible|you want|that counts|it counts|you count it|i have to (?:pick|choose)|i must choose|i'm (?:honest|truthful|being honest)|that's relevant|you please|needed|it's all the same)\b/g;
export const IF =
  /\b(?:if|unless|in case|let's suppose|supposing|imagine|hypothetically|assuming|provided|what if|even if|would it|(?<!\bto )say i)\b|^(?:suppose|should|shall|would|could|might) i\b(?! have)/;

const QUESTION_START =
  /^(?:(?:and|but|so|ok|okay|well|hey|hi|also|coach|wait|hmm|then|sorry) )*(?:what|what's|whats|which|why|how|how's|when|where|who|whose|do|does|did|is|are|am|was|were|isn't|aren't|don't (?:i|you|we|they)|doesn't|should|shouldn't|would|wouldn't|will|won't|shall|has|have (?:i|you|we)|may i|can (?:i|it|this|that|someone|people|a)\b(?! (?:have|get|please))|could (?:it|this|that))\b/;
const REQUEST =
  /^(?:(?:and|but|so|ok|well|hey|hi|coach) )*(?:would|will|could|can|do) (?:you|ye|u|we)\b|^what (?:can|could|should) (?:i|we) do (?:with|w|in|at|on)\b|^what (?:would|could|can|should) (?:you|ye) (?:make|give|run|put|write|build|suggest|draw|recommend|do for|have)\b/;
const ASKS =
  /\b(?:how (?:many|much|long|often|heavy|do i|should i)|is (?:it|that|this) (?:ok|okay|fine|bad|normal|enough|possible|true|safe|too)|should i|do i (?:need|have)|what (?:about|is|are|do|does|if)|or (?:not|what)|worth (?:it|something)|too (?:much|many|few|little))\b/;

/** A question about something. A short guess with a question mark («three?») is an answer, and «can you make me …?» a request. */
export function isQuestion(clause: string, hasMark: boolean): boolean {
  if (
    REQUEST.test(clause) ||
    /^what (?:i|i'm|i am|i'd|matters)\b.* is\b/.test(clause) ||
    (/^can i\b/.test(clause) &&
      /\b(?:instead|swap|replace|skip|drop|add|switch|have|get|(?:train|do|come|go) .*\d ?(?:days?|times?|min\w*)(?: (?:a|per) week)?$)/.test(
        clause,
      ))
  )
    return false;
  return QUESTION_START.test(clause) ? hasMark || /^(?:what|what's|which|why|how|should)\b/.test(clause) : hasMark && ASKS.test(clause);
}

/** Words with a negation in them that negate nothing. */
export const PSEUDO_NEGATION =
  /\b(?:not only|no (?:more|less|longer|later|earlier) than|not (?:more|less) than|no (?:problem|worries|doubt|idea|matter|limit|rush|pressure|excuses?|joke)|can't wait|why not|not sure|don't (?:know|mind|care|care)|not really|nothing (?:but|else)|no, |no wait|not just|last but not least)\b/g;
export const NEGATION =
  /\b(?:no|not|never|none|nothing|neither|nor|without|except|excluding|minus|avoid|skip|n't|don't|doesn't|didn't|can't|cannot|won't|isn't|aren't|wasn't|haven't|hasn't|hate|refuse|anything but|instead of|rather than|nae|cannae|dinnae|lack|lacks|lacking)\b/;
/** After what they negate: «mondays are out», «squats no», «wednesday: no». */
export const NEGATION_AFTER =
  /(?:\b(?:is|are|'s|'re) (?:not|never|out|off|no go|a no|impossible|taken|dead|gone)\b|:? no$|\bnot? (?:possible|free|available|good|happening|go)$)/;
