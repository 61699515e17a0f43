/** Prices and plans, at which nobody really faints. */
const THING = '(?:price|cost|fee|bill|membership|memberships?|rota|taxes|menu)';
/** What a denial denies. Not among them: sweat, feeling and periods, whose absence is the sign. */
const SENSATION =
  'pains?|aches?|dizz\\w*|numb\\w*|tingl\\w*|fever\\w*|temperature|headaches?|swell\\w*|bleed\\w*|blood|weak\\w*|breathless\\w*|short\\w*|red flags?|saddle|clots?|symptoms?|fractur\\w*|stroke|palpitations|redness|chest|calf|bladder|nausea|vomiting|sickness|chills|injur\\w*|bruis\\w*|break|steroids?|gear|drugs|booze|cough|discomfort|tightness|issues?|problems?|trouble|faint\\w*|osteoporosis|concussion|wheezw*|lumps?|thoughts?|suicidal\\w*|pregnant|diz+y|sad|bump';

/** Figures of speech, names and denials, taken out of a clause before its signs are read. On the text of `plainWords`. */
export const FIGURES: readonly RegExp[] = [
  /\bchest (?:press(?:es)?|day|fly|flys|flies|flyes|supported|machine|infection|pump|to bar|workout|exercises?)\b/g,
  new RegExp(
    `\\b(?:faint\\w*|pass(?:ed)? out|heart (?:attack|stop\\w*)|coronary|stroke|chest pain|died|stopped)\\b.{0,30}\\b${THING}\\b|\\b${THING}\\b.{0,40}\\b(?:faint\\w*|heart attack|chest pain|heart stop\\w*|stroke|coronary)\\b`,
    'g',
  ),
  /\b(?:like|was|were|such|felt|total|complete|absolute|proper) (?:an? )?(?:total |complete |absolute |proper )?(?:car ?crash|train ?wreck|car ?wreck|plane ?crash|motorway pile ?up)\b/g,
  /\b(?:cabin|gym|saturday night|night|football|baby|hay|world cup|gold) fever\b|\bfever pitch\b/g,
  /\b(?:dont|do not|no wish|not|didnt) (?:\w+ )?(?:to )?(?:live|die) (?:in|at|off|on|under|for) (?:the|a|my|this) \w+/g,
  /\bsuicide (?:sprints?|runs?|drills?|grip|for|squats?|workout|pace)\b|\b(?:is|was) suicid\w+\b/g,
  /\b(?:skull ?crushers?|dead ?(?:lifts?|hangs?|points?|bugs?|stops?|weight|legs?|line)|death by|break a leg|stroke of (?:genius|luck)|(?:swim|rowing|back|breast|butterfly) ?stroke|heart ?(?:rate )?(?:zones?|monitor)|heart attack on a plate|bell rung)\b/g,
  /\b(?:passe?d? (?:out|oot)|blacked out|conked out|out cold|collapsed) (?:\w+ ){0,3}(?:couch|sofa|settee|bed|pillow|lecture)\b|\b(?:well )?not blacked out\b|\bnodded off\b|\bslept like\b|\bpassed oot at hauf\b/g,
  /\b(?:blacked out|faint\w*|numb|dizzy|sick|dead|die|died|dying|cry\w*|burst|crazy) (?:with|from|of) (?:rage|happiness|joy|laugh\w*|hunger|boredom|excitement|heat in here|shame|embarrassment|pride|cold|tired\w*)\b/g,
  /\b(?:almost|nearly|near|literally|about|absolutely|totally|straight.?up|fucking|just) (?:\w+ )?(?:killed|kill|died|dead|dying|murdered|crushed|had a heart attack|gied me|gave me a (?:heart attack|hernia|stroke))\b(?! (?:in|on|at|during|when i))/g,
  /\b(?:gave|give|gives|giving|gied|got|get|having|had) (?:me |us )?(?:nearly |almost )?(?:a|another) (?:heart attack|stroke|hernia|coronary|seizure)(?= (?:lol|fr|figurative|haha|w |with|that|this|but)|[,.!]|$)/g,
  /\b(?:kill(?:ed|s|ing)?|murder(?:ed|s|ing)?|destroy(?:ed|s)?|wreck(?:ed|s)?|bur(?:y|ied|ies)) (?:me|it|us|my|the|legs|those|this|that|them|for|back|chest|arms)\b(?! with)|\bkill me(?: now)?\b|\b(?:be|is|are) the death (?:of|ae) me\b/g,
  /\b(?:kill|hang|shoot|stab|throw|chuck|jump|end) (?:myself|masel|meself|off|it all|out)? ?(?:\w+ ){0,5}(?:if|when|before|with this|rather than|instead of) (?:\w+ ){0,4}(?:burpees?|squats?|lunges?|program|plan|rdls?|set|reps|bulgarians?|cardio|evening|exam)\b/g,
  /\b(?:if|when) (?:i|you|chef|he|she|they|u) (?:\w+ ){0,8}(?:burpees?|squats?|lunges?|rdls?|sets?|reps|bulgarians?|time)\b.{0,40}\b(?:kill|gonny|throw|thrown|jump\w*|end|die|hang)\b.{0,30}/g,
  /\b(?:i ?(?:will|ll|would|d|could|ma)|gonna|wanna|want to|going to) (?:literally |rather |just )?(?:die|kill|murder)\b(?! (?:my|ma|me)sel)(?: (?:of|for|if|than|him|her|my|ma|when|again|after|on|but|between|them|sa|in this).{0,30})?/g,
  /\b(?:dying|dyin|starving|starvin|starved) (?:to|for|of|lol|and|dear|so|bro|skipped|2h)\b|\b(?:im|am) (?:so )?(?:starving|starvin|dead|dying)\b|\b(?:im|am|i) (?:a |an )?(?:actual |literal )?corpse\b/g,
  /\b(?:legs?|arms?|brain|abs|lats|chest|soul|dignity|body|pecs|quads|glutes) (?:\w+ )?(?:is|are|r|so|were|feel|feels|completely|was) (?:\w+ )?(?:dead|toast|jelly|jello|noodles|mush|gone|shot|murdered|on fire|useless noodles|bleeding out here|cooked|fried)\b|\b(?:dead on my feet|legs die already)\b/g,
  /\bheart (?:is |was |were |literally |quite |just )*(?:broke\w*|melt\w*|sank|stopp?(?:ed|s)?|full|sings?|skipped|set on|happy|broken)\b|\b(?:broke|break|broken|gebreek) (?:my|me|his|her|the) heart\b|\b(?:my|me) hearts? broke\b/g,
  /\bhead (?:is |will |s )?(?:explod\w*|spinning with|wrecked|battered|full of|melted)\b|\bmy head against (?:a|the) (?:brick )?wall\b|\bhead over heels\b/g,
  /\b(?:tore|ripped|rip|split|blew|popped) (?:up |out |my |me |the |good |arse |of |a |best )*(?:shorts?|trousers|leggings|shirt|letter|jeans|thong|pants|callus\w*|gym|into|hands|skin|calluses)\b/g,
  /\b(?:foot|leg|arm|hand|it) (?:fell|was|went|gone) asleep\b|\bnumb (?:arse|bum) from\b|\bsat on it\b/g,
  /\b(?:crack(?:ed|s)? (?:it|on|\d+|me up)|snap(?:ped)? (?:up|chat)|drop (?:sets?|me|in|a line)|(?<!an? |the )popp?(?:ed|s)? (?:in|round|over|by|into)(?! my (?:shoulder|knee|back|chest|calf|elbow|ankle|hip|neck|hamstring|groin))\b)/g,
  /\b(?:bp|blood) ?(?:pressure|test|type|work|lab|sugar)s?\b(?= (?:(?:is|was) )?(?:came|normal|come|fine|ok|okay|good|perfect))/g,
  new RegExp(
    `\\b(?:no|not|nor|without|never|nae|neither|zero|nil|isnt|wasnt|arent|dont have|didnt have|havent (?:a|any|had)|not (?:any|a)|free of|any) (?:any |a |an |more |real |bit of |such )?(?:(?:\\w+ ){0,2}(?:${SENSATION}))(?:(?:,| or| and| nor| no|/| ,|;)+ ?(?:no |nor |any )?(?:\\w+ ){0,1}(?:${SENSATION}))*`,
    'g',
  ),
];
