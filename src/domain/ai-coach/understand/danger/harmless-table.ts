const LIMB = '(?:feet|foot|legs?|arms?|hands?|fingers?|toes)';
const FEELS = '(?:falls?|fell|was|went|goes?|gets?|is|are|tingles?|tingled|tingling|numb)';

/** Everyday wordings that are no sign of anything, taken out of a message before danger is looked for. */
const HARMLESS: readonly RegExp[] = [
  // A goal, but not pills for it.
  /\bfat[- ]?burn(?:ing)?\b(?! ?(?:pills?|tablets?|powders?|capsules?|supplements?|stack|drugs?|tea))(?<!\b(?:pills?|tablets?|powders?|capsules?|supplements?|drugs?)\b.{0,12})/gi,
  /\b(?:heart[- ]health\w*|(?:strong\w*|health\w*|fit\w*) heart)\b(?! (?:problem|issue|condition|trouble|scare)s?)/gi,
  // Where an exercise is done: nobody fell.
  /(?<=\b(?:(?:press|push|sit|pull|chin)(?:es|s)?[ -]?ups?|exercises?|movements?|moves|stretch\w*|bridges?|planks?|dead ?bugs?|bird ?dogs?) (?:(?!then|next|and|was|were)[a-z]+ ){0,2})on (?:the |my |a )?(?:floor|carpet|lino|ground|mat)\b/gi,
  /(?<=\b(?:l(?:ie|ying|ay)|sit(?:ting)?|kneel(?:ing)?|get(?:ting)?|go(?:ing)?|be(?:ing)?|crawl(?:ing)?) (?:right |all the way )?)down on (?:the |my |a )?(?:floor|carpet|lino|ground|mat)\b/gi,
  // Tired, and not of life.
  /\b(?:half )?dead (?:on (?:my|me) feet|tired|beat|to the world|weight|simple|easy)\b/gi,
  // A gap between muscles after a birth, or in a diary.
  /\bgap (?:in|between|of) (?:my |the )?(?:abs?|abdominals?|tummy|stomach|belly|schedule|calendar|day)\b|\bgap(?= (?:from |between )?\d)/gi,
  // Where somebody lives, and no child that trains.
  /\b(?:to|at|from|by|near) my (?:\w+ )?(?:daughter|son|kid|niece|nephew|grand\w+)'?s\b(?! (?:dumb|kettle|weights|gym))/gi,
  // How much is lifted, and no pressure.
  /\bhow (?:heavy|hard|light|tough|difficult) (?:should|would|must|do|does|is|are|it|will|can)\b(?: (?:it|they|that|this|these|the|a|my|sets?|weights?|reps?))*(?: (?:be|feel|to feel))?/gi,
  /\bheavy (?=(?:(?:chest|back|legs?|arms?|shoulders?|and|n) )+(?:days?|sessions?|work\w*|sets?|bench|press\w*|volume)\b)/gi,
  // The weights of equipment, and no age of a child.
  /\b(?:a )?(?:sets?|pairs?) of \d[\d.]*(?:(?: ?[-–,&] ?| and | to | or )\d[\d.]*)* ?(?:kgs?|kilos?|lbs?|pounds?)(?= (?:dumb|kettle|plates|weights|dbs?\b|kbs?\b))/gi,
  // An hour, and no heart rate.
  /\b(?:\d+|an?|half|per|each) ?hrs?\b/gi,
  // No training, and not no food.
  /\bnothing since (?:about |like )?(?:(?:\d+|many|several|a few|a couple of) (?:years?|yrs?|months?)|(?:19|20)\d\d|uni\w*|college|school|the (?:army|navy|kids|twins))\b/gi,
  // A limb that was lain or sat on.
  new RegExp(
    `\\b${LIMB} ${FEELS}(?: (?:asleep|numb|dead|tingly|a bit|a little|slightly))* (?:from|when|while|because|after|whenever|if) (?:of )?(?:i (?:am |was )?)?(?:sleep\\w*|slept|lying|lie|laid|sit\\w*|sat|kneel\\w*|cross\\w*)\\b`,
    'gi',
  ),
  /\b(?:tingl\w+|itch\w*)\b(?: \w+){0,4} (?:from|after|of) (?:the |my |a )?(?:pre ?-?workout|beta ?-?alanine|cold shower|cycling|cold water)\b/gi,
];

export function withoutHarmless(text: string): string {
  return HARMLESS.reduce((rest, words) => rest.replace(words, ' '), text);
}
