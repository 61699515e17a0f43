const LEAD =
  '(?:(?:ok|okay|so|and|but|also|well|yes|yeah|no|nah|fine|right|then|please|pls|just|actually|oh|hey|coach|by the way|btw|sorry|thanks)[,.!]* )*';

/** A change that is not wanted: «no need to change Friday», «don't touch my squats». */
const NO_CHANGE =
  "(?:there(?:'s| is) )?no (?:need|reason) to|(?:you|we|it) (?:don't|do not|doesn't|needn't)(?: (?:have|need))?(?: to)?|(?:please )?(?:don't|do not|never)(?: (?:you|even|ever|just|go|want (?:you|it|them|that) to|need (?:you|it) to))*|i (?:don't|do not|wouldn't) (?:want|need|like)(?: (?:you|it|them|that))? to|i'?d rather (?:you )?(?:not|didn't)";
const CHANGES =
  '(?:chang(?:e|ing)|mov(?:e|ing)|swap(?:ping)?|switch(?:ing)?|touch(?:ing)?|mess(?:ing)?|shift(?:ing)?|shov(?:e|ing)|alter(?:ing)?|rewrite|rebuild|replac(?:e|ing)|drop(?:ping)?|remov(?:e|ing)|los(?:e|ing)|cut(?:ting)?|take (?:out|away|off)|get rid of|bother(?:ing)?|worry(?:ing)?|start over|tell me)';
export const REFUSES_CHANGE = new RegExp(`^${LEAD}(?:${NO_CHANGE}) ${CHANGES}\\b`);

/** «Keep falling», «keep on waking up» tell what happens; work that goes on («keep rowing», «keep doing squats») and things are what stays. */
const HAPPENS =
  '(?:on )?(?!(?:\\w*thing|mornings?|evenings?|doing|training|lifting|rowing|pressing|benching|squatting|curling|dead ?lifting|lunging|running|swimming|cycling|biking|jogging|walking|jumping|stretching|boxing|climbing|conditioning|working|using|having|going|building|adding|pushing|pulling)\\b)\\w+ing\\b';

/** What stays: «keep bench», «leave the rest as is», «everything else can stay». */
export const KEEPS_PART = new RegExp(
  `^${LEAD}(?:(?:do|please|just|can you|you can|i want to|i'?d like to|let'?s) )*(?:keep|leave) (?!${HAPPENS}|(?:[a-z'-]+ ){0,4}out\\b|me\\b|my place\\b)(?!.*\\b(?:free|under|below|within|short|shorter|light|lighter|heavy|heavier|easy|easier|hard|low|high|first|last|only|for (?:today|now|next)|how|same weight|\\d+)\\b).*|^${LEAD}(?:the rest|everything else|the other(?: \\w+)?s?)\\b.*\\b(?:stays?|fine|ok|good|same|unchanged|as (?:it|they) (?:is|are))\\b[^?]*$`,
);

/** The half of a contrast that is not wanted: «I don't want easy, I want to pull something heavy». */
export const NOT_WANTED = new RegExp(
  `^${LEAD}i (?:don't|do not|didn't|never) (?:want|need|ask(?:ed)?)\\b|^${LEAD}i(?:'d| would) rather not\\b|^${LEAD}(?:not|no) (?:more|less|fewer|longer|another|extra)\\b`,
);

/** The statement before was no earnest. */
export const JOKE =
  /\b(?:(?:just|only|i'm|i am|was) (?:kidding|joking|messing|playing|pulling your leg)|kidding|jk|j\/k|lol jk)\b|(?:^|[,.] ?)not really[.! ]*$/;

/** A companion who is left out of the talk again. */
export const DISMISSES_OTHER = new RegExp(
  `^${LEAD}(?:leave|forget|never mind|keep)(?: about)? (?:him|her|them)(?: (?:out|out of it|be|alone))?\\b`,
);

/** A question that means nothing without what was said before it. */
export const LEANS =
  /\b(?:it|that|this|those|these|them|they|he|she|him|her|same|instead|(?:that|this|the) 1)\b|^(?:(?:so|and|but|ok|well),? )*(?:any (?:ideas?|advice|thoughts?|tips?)|what (?:do|should|can|could|would) (?:i|you|we)(?: do)?|is|thoughts|ideas|why|how come|how so|what now|what (?:is|comes|happens|do i do)? ?next|who'?s right|who is right|what do you (?:think|say|reckon))[?.! ]*$/;

/** Goes on from a statement about another person: «can he follow me round», «is that dumb». */
export const LEANS_ON_OTHER =
  /^(?:(?:so|and|but|ok|well|then),? )*(?:(?:can|could|should|may|will|would|does|is|was|has) (?:he|she|they|that|it)\b|(?:is|would) (?:that|it|this)\b|what (?:can|should|could|would) (?:he|she|they)\b)/;

/** Something is wished for another person, though not as a question. */
export const ASKS_FOR_OTHER = /\b(?:wants?|would like|asks?|asked|wonders?|(?:can|could|should) (?:he|she|they)|needs?)\b/;

/** Another person wants to train along. */
export const JOINS_IN =
  /\b(?:wants? to|would like to|(?:'d|would) love to|(?:'ll|will) want to|asked to|is going to) (?:come|join|train|tag|do what|follow|try|start|copy|have a go)\b/;

/** What a statement begins with and does not need: «no but seriously», «one thing though», «not complaining, but», «kindly». */
const MARKER =
  "(?:(?:(?:no|yes|yeah|ok|okay),? )?but seriously|seriously|(?:just )?(?:1|one|2|two|a couple(?: of)?) (?:other |more |last |quick )?things?(?: though| tho)?|not (?:complaining|moaning|being (?:funny|awkward)|a complaint)|no offen[cs]e|to be (?:fair|honest)|tbh|honestly|anyway|anyhow|look|listen|the thing is|by the way|btw|other than that|apart from that|one question|quick (?:question|one|q)|kindly|if (?:you|ye) (?:don't|dont) mind|if that'?s (?:ok|okay|all right|alright)|if possible|for what it's worth|oh|ah|ach|aye|eh|ha|haha|lol|right then(?: \\w+)?|well|now|and|but|so|also|plus|then|because|cos|cuz)";
export const MARKERS = new RegExp(`^(?:${MARKER}\\b[,.:;! ]*(?:but )?)+(?=\\S+ \\S)`, 'i');

/** An opinion that somebody else has of what the writer should do. */
export const QUOTES =
  /\b(?:says?|said|thinks?|thought|reckons?|claims?|swears?|insists?|keeps? (?:saying|telling me)|told me|tells me|wants me to)\b.*\b(?:i|i'd|me|you) (?:should|must|need|ought|have to|has to|to)\b|\bwants me to\b/;

/** What the writer does not like, which beside an order is its reason. */
export const DISLIKES =
  /^(?:(?:honestly|really|also|and|but|so|look),? )*i (?:really |just |absolutely )*(?:hate|can'?t stand|don'?t (?:like|enjoy)|dislike|am sick of|loathe)\b|^i'm (?:sick|tired|bored) of\b/;

/** An order that names its exercise only by a pronoun: «swap them for step-ups». */
export const ORDERS_PRONOUN =
  /\b(swap|switch|replace|drop|remove|delete|leave|skip|avoid|omit|bin|chuck|ditch|scrap|move|cut|lose|change|put|take|have|do|make)(?: out)? (?:it|them|that|those|these)\b/;

/** A question whose subject was named before: «how heavy should I go on those». */
export const ASKS_PRONOUN = /\b(?:for|on|of|with|in|do|doing|use|lift) (?:it|them|that|those|these)\b/;

/** «… but did nothing since» has the subject of the statement before and asks nothing. */
export const LACKS_SUBJECT =
  /^(?:(?:and|but|so|then|also),? )*(?:did|didn't|was|were|wasn't|has|is|are|does|doesn't) (?!(?:i|you|it|that|this|these|those|there|my|the|a|an|we|they|he|she|anyone|anybody|1)\b)[^?]*$/;

/** About the writer, also where it quotes somebody: «I have thin bones, they said». */
export const ABOUT_SELF = /^(?:(?:and|but|so|because|well|also),? )*(?:i|i'm|i've|i'd|i'll)\b/;

/** «Is it bad for my back» after what names an exercise. */
export const JUDGES_PRONOUN =
  /^(is|are|was) (?:it|they|that|those|these)(?= (?:really |even |actually )?(?:bad|good|safe|dangerous|necessary|needed|useful|useless|worth)\b)/;

/** «Monday though, could it start with the bench»: what the sentence is about stands before it. */
export const TOPIC_FIRST = /^(?:the |my )?((?:\w+ ){0,2}\w+)(?: though| tho)?, (can|could|would|should) (?:it|they|that|those) /i;

/** Whether to train at all today. */
export const ASKS_TO_GO =
  /\b(?:(?:do|should|shall|can|could) i (?:\w+ )?(?:go|train|come|lift|skip|rest|still|do (?:it|today))|worth (?:it|going|coming|training)|pointless|leave it|skip (?:it|today)|push through)\b/;

/** Whether what somebody else says is so: «my mate reckons deep squats wreck knees, true or nah». */
export const ASKS_VERDICT =
  /\b(?:true|false|legit|bs|nonsense|rubbish|myth|bro ?science|a fact|correct|right|wrong|real|anything in it)(?: (?:or|about) (?:\w+ ?){1,3})?[?! ]*$|\b(?:is|are|was|does) (?:he|she|it|that|this|they) (?:\w+ ){0,2}(?:true|right|wrong|correct|so|legit|real|a (?:thing|myth)|have a point)\b|\b(?:makes?|making) (?:any )?sense\b|\bwhat do you (?:think|reckon|say)\b|\b(?:thoughts|anything in (?:it|that|this))\b|\bshould i (?:listen|believe|worry)\b/i;
