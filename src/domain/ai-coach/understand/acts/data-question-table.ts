/** What a question about the log or the plan asks the size of. */
export type Measure =
  /** What somebody can lift, and how that moves. */
  | 'strength'
  /** The weight of sets. */
  | 'load'
  | 'record'
  | 'reps'
  | 'sets'
  /** Workouts done. */
  | 'sessions'
  /** Planned workouts that were not done. */
  | 'missed'
  | 'pause'
  | 'minutes'
  | 'tonnage'
  | 'effort'
  /** The lifts of a person against each other. */
  | 'proportion'
  /** Whether and what something is at all. */
  | 'content'
  | 'exercises';

/** What is ranked. */
export type Over = 'exercise' | 'muscle' | 'day' | 'week' | 'month';

/** The first that fits names the measure; on text with exercises, body parts and days as EX, MUS and DAY. */
export const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  [
    'pause',
    /\b(?:longest|biggest|largest) (?:break|gap|pause|layoff|time off|stretch (?:off|without))\b|\bhow long (?:was|were|have) i (?:been )?(?:off|away|out)\b/,
  ],
  [
    'missed',
    /\b(?:skip\w*|miss(?:ed|ing|es)?|bail\w*|no[- ]?shows?|blow off|blew off|flak\w*|(?:did not|didn'?t|don'?t|haven'?t|not) (?:train|show|show up|make it|go|come|turn up)(?: at all)?)\b(?! (?:out|some))/,
  ],
  [
    'tonnage',
    /\b(?:tonnage|tons?|tonnes?|total (?:weight|kilos?|pounds|kg|lbs|volume)|weight (?:have i |did i )?moved|(?:kilos?|kg|lbs?|pounds|weight)\b.*\b(?:in total|altogether|all together|overall|all told|mov\w+|shift\w*)|work(?:load)? in (?:kg|kilos|pounds|lbs)|volume load)\b/,
  ],
  [
    'minutes',
    /\bhow (?:long|many (?:minutes|hours)|much time)\b(?!.*\b(?:ago|since|until|till?|before|stuck|have i been|been (?:training|lifting|doing))\b).*\b(?:sessions?|workouts?|gym|train\w*|spend|DAY|days?|in there)\b|\bduration\b|\b(?:longest|shortest|quickest) (?:sessions?|workouts?|days?|training|one|1)\b|\b(?:sessions?|workouts?|days?|DAY) (?:is |was |are |takes? |took )?(?:the )?(?:my )?(?:longest|shortest|quickest)\b|\b(?:average|usual|typical) (?:session |workout )?(?:length|duration|time|minutes)\b/,
  ],
  [
    'proportion',
    /\b(?:ratio|proportion\w*|compared? (?:to|with) (?:my )?EX|relative to|versus my EX|lag(?:s|ging)? behind|behind (?:my |the )?EX|out of balance|unbalanced|imbalanced?|in balance|balanced? (?:against|with|to)|how much (?:more|less) (?:do|can|did) i EX than|line up)\b/,
  ],
  [
    'effort',
    /\b(?:rpes?|rir|hardest|harder|toughest|tougher|easiest|easier|how (?:hard|tough|easy|intense|heavy did it)|intensity|intense|brutal|killer|punishing|demanding|effort)\b/,
  ],
  ['exercises', /\bhow many (?:different |MUS )*(?:exercises?|movements?|lifts?)\b/],
  [
    'sets',
    /\b(?:(?:hard |working |work )?sets?|volume|direct (?:\w+ )?(?:work|sets)|(?:any|no|some|direct|isolated|specific|extra|dedicated|own|least|most|less|more|enough)(?: direct| of my)? (?:MUS|EX) (?:work|training|exercises?|isolation|stuff|moves)|(?:any|some|no) (?:work|exercises?|training) for (?:my |the )?(?:MUS|EX))\b|(?:least|most) (?:work|training)\b|\bMUS\b.*\b(?:more|less|most|least|often)\b.*\bMUS\b|\b(?:more|less|fewer) EX (?:or|than) EX\b/,
  ],
  ['reps', /\b(?:reps?|repetitions)\b|\bhow many (?:total )?EX\b/],
  ['record', /\b(?:prs?|pbs?|personal (?:best|record)s?|records?|milestones?|new (?:bests?|max(?:es)?)|all[- ]time best)\b/],
  [
    'strength',
    /\b(?:improv\w*|progress\w*|stronger|strongest|weaker|weakest|strength|gain(?:s|ed|ing)?|(?:go|goes|going|gone|went|come|came|moved?|moving|creep\w*|climb\w*) (?:up|down|backwards?|forwards?|anywhere)|increas\w*|decreas\w*|dropp\w*|drop|declin\w*|slipp\w*|grow\w*|grew|added?|put on|lost|los(?:e|ing)|better|worse|lag\w*|stall\w*|stuck|jump\w*|up since|down since|lower than|higher than)\b/,
  ],
  [
    'load',
    /\b(?:heav\w+|light(?:est|er)?|weights?|kilos?|kg|pounds|lbs?|how much|lift(?:ed|ing)?)\b|\b(?:did|have|had|was|i) (?:i )?(?:\w+ )?(?:my )?EX\b/,
  ],
  [
    'sessions',
    /\b(?:done|sessions?|workouts?|work out|times|often|days|train(?:ed|ing|s)?|gym|show(?:ed)? up|turn(?:ed)? up|consisten\w*|frequen\w*|weekends?|week)\b/,
  ],
];

/** What was ranked highest or lowest. */
export const MOST =
  /\b(?:most|best|strongest|highest|heaviest|biggest|longest|hardest|fastest|furthest|top|toughest|busiest|greatest|largest|quickest|favou?rite|more|worst (?:offender|culprit)|brutal|killer)\b/;
export const LEAST =
  /\b(?:least|worst|weakest|lowest|lightest|smallest|shortest|easiest|slowest|fewest|lag\w*|(?:is|are|falling|fallen|fell|furthest|most) behind|neglect\w*|rarely|quietest|matters? least|less|down|dropp\w*|weaker|back ?wards?|forgot\w*|ignor\w*)\b/;

/** Of what was done; everything else is about the plan. */
export const PAST =
  /\b(?:did|didn'?t|(?:have|has|haven'?t|hasn'?t) (?:i|we|my|it|EX|MUS|been|gone|ever)|i have (?:done|been|gone|trained|lifted|moved|missed|skipped|made|had)|was|wasn'?t|were|weren'?t|had|ever|since|ago|so far|last (?:week|month|year|time|night|block|\d)|past|usually|normally|yesterday|i'?ve|been|went|gone|logged|log|trained|skipped|missed|lifted|improved|dropped|gained|slipped|on average|average|this (?:month|year|week|block)|lately|recently|yet|history|before last|in (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\w*|than (?:in|before|last|it was|when|\d)|actually|getting|skip|miss|stuck|stalled|going (?:up|down|anywhere)|from the log)\b/;

/** What neither log nor plan hold, and what is said of it. */
export const NOT_HELD: readonly (readonly [string, RegExp])[] = [
  ['calories', /\b(?:calories|kcal|cals)\b.*\bburn\w*|\bburn\w*\b.*\b(?:calories|kcal|cals)\b/],
  [
    'your body weight',
    /\b(?:how much|what) (?:did|do|have) i (?:weigh\w*)|\b(?:did|have|has|was|how much)\b.*\bmy (?:body ?weight|weight|waist|body ?fat)\b(?! (?:on|for) EX)|\bhow much (?:weight|fat) (?:did|have) i (?:lost|lose|gain\w*|put on)\b/,
  ],
  [
    'pulse, sleep and steps',
    /\b(?:did|was|were|have|has) (?:i|my)\b.*\b(?:heart rate|pulse|bpm|steps|hrv|sleep|slept)\b|\bmy (?:average |resting )?(?:heart rate|pulse|bpm|hrv|step count)\b.*\b(?:was|last|yesterday|this week|this month)\b/,
  ],
  [
    'the time of day',
    /\bwhat time (?:of (?:the )?day )?(?:do|did) i (?:usually |normally |mostly |actually )*(?:train|lift|work|go|start|come)|\b(?:do|did|am) i (?:train\w*|lift\w*|stronger|more|mostly|usually|better)\b.*\b(?:mornings?|evenings?|afternoons?|at night|time of (?:the )?day)\b/,
  ],
  ['how long you rested', /\bhow long (?:did|have) i (?:actually |usually )*rest\w*\b|\bhow long do i (?:actually|usually) rest\b/],
];

/** Somebody else, whose log is not here. */
export const OTHERS =
  /^(?:how|what|whats|what's) (?:much |strong |many |heavy |often |EX |max |weight )*(?:is|does|did|can|has|was|are|do) my (?:\w+ )?(?:wife|husband|son|daughter|girlfriend|boyfriend|partner|friend|buddy|bud|brother|sister|dad|father|mom|mum|mother|roommate|flatmate|neighbou?r|coworker|colleague|mate|kid|cousin|uncle)s?\b|^(?:is|did|does|has) my (?:\w+ )?(?:wife|husband|son|daughter|girlfriend|boyfriend|partner|friend|buddy|bud|brother|sister|dad|father|mom|mum|mother|roommate|flatmate|neighbou?r|coworker|colleague|mate|kid|cousin|uncle)s? .*\b(?:stronger|weaker|EX|lift\w*|train\w*)\b/;
