/** What a question about an exercise or the plan in use is about. */
export type PlanTopic =
  | 'what-is'
  | 'how-done'
  | 'days'
  | 'rest-days'
  | 'week'
  | 'day'
  | 'next'
  | 'start'
  | 'when'
  | 'has'
  | 'how-often'
  | 'trained-by'
  | 'session-minutes'
  | 'length'
  | 'light-week'
  | 'sets'
  | 'rest'
  | 'place'
  | 'count'
  | 'enough'
  | 'works'
  | 'good'
  | 'must'
  | 'notation'
  | 'missed'
  | 'swap-days'
  | 'in-a-row';

const I = '(?:i|we|u|you|one|me|my)';
const THE = '(?:(?:an?|the|this|that|these|those|my|your|our|some|any|all|each|every|his) )*';
const WHAT = `EX(?: (?:thing|exercise|move|movement|one|1|stuff|work))?s?`;
const PART = `(?:${WHAT}|MUS(?: (?:and|&|or) MUS)*(?: (?:stuff|work|exercises?|training|day|volume|muscles?))?)`;
const WHICH = '(?:what|which|wat|wot|wht)';
const SESSION = '(?:sessions?|workouts?|days?|training|trainings|1|one|gym days?|lifting days?|it|DAY(?: (?:session|workout))?)';
const PLAN = '(?:plan|program|programme|routine|schedule|split|block|cycle|thing|it|this|that|all this|all that)';
const TRAIN =
  '(?:train(?:ing)?|work(?:ing)? ?out|lift(?:ing)?|go(?:ing)?(?: to (?:the )?gym)?|gym|in the gym|at the gym|exercise|exercising|on|do(?:ing)? (?:this|it|gym|weights))';

function form(...parts: readonly string[]): RegExp {
  return new RegExp(`^(?:${parts.join('|')})$`);
}

/** Forms of questions on text with its exercises, body parts and days as EX, MUS and DAY; the first that fits tells the topic. */
export const FORMS: readonly (readonly [PlanTopic, RegExp])[] = [
  [
    'notation',
    form(
      `${WHICH}(?:'?s| is| are| do| does)? (?:(?:the|this|that|a|by|it|numbers?|like) )*\\d+ ?(?:x|by|×) ?\\d+(?: ?(?:-|–|to) ?\\d+)?(?: (?:mean|means|about|for|stand for))*`,
      `${WHICH} (?:do|does|is|are)(?: the)?(?: numbers?)? ?\\d{1,2} ?(?:-|–|to) ?\\d{1,2}(?: reps?)? (?:mean|stand for|about)`,
      `${WHICH} do (?:the|these|those|all the) numbers? (?:mean|stand for)`,
      `\\d+ ?x ?\\d+(?: ?(?:-|–|to) ?\\d+)?[,?]? (?:means?|is) what`,
    ),
  ],
  [
    'what-is',
    form(
      `${WHICH}(?:'?s| is| are| r|'?re| the \\w+ (?:is|are))?(?: (?:even|exactly|actually|the (?:hell|heck|fuck)|is|are))* ${THE}${WHAT}(?: (?:mean|thing|about|called|like|look like|for a (?:beginner|noob)))*`,
      `(?:wtf|wth|tf)(?:'s| is| are| r)? ${THE}${WHAT}`,
      `${WHICH} (?:do|does|did)(?: you)? ${THE}(?:mean by |call )?${THE}${WHAT}(?: (?:even )?(?:mean|look like|mean by that))?`,
      `(?:i've |i have )?never (?:heard of|seen|done|tried) ${THE}${WHAT}(?: (?:before|in my life))?(?:[,.;: ]+(?:what|wtf|how).*)?`,
      `${THE}${WHAT}[,.?!:; ]+(?:what(?:'?s| is| are)? (?:that|it|this|those|these|they)|huh|never heard.*|no (?:clue|idea).*|what)`,
      `${WHICH} ${THE}${WHAT} (?:is|are|means?)`,
      `explain ${THE}${WHAT}`,
      `${THE}${WHAT} (?:is|are) (?:what|wat)`,
    ),
  ],
  [
    'how-done',
    form(
      `how (?:to|do|does|should|would|can|did|must|is|are)(?: ${I})?(?: (?:even|properly|correctly|actually|supposed to|perform|do|execute|set up|go about|get|start))* ${THE}${WHAT}(?: (?:correctly|properly|right|safely|with good form|works?|done|performed|at home|in the gym))*`,
      `(?:me )?how ${THE}${WHAT} (?:is|are|works?|goes?|should be) ?(?:done|performed)?`,
      `(?:me )?(?:how to |to )(?:do |perform )?${THE}${WHAT}(?: (?:properly|correctly|right|safely))?`,
      `(?:any |good |proper |correct |the |right |some )*(?:form|technique|cues?|tips?|pointers|instructions?|tutorial|video|demo)(?: check)?(?: for| on| of| with| in|:)? ${THE}${WHAT}`,
      `${THE}${WHAT} (?:form|technique|cues?|tips?|how to|how|tutorial|video|demo|instructions?)`,
      `(?:what(?:'s| is) )?the (?:right|correct|proper|best) (?:way|form|technique) (?:to (?:do|perform)|for|of) ${THE}${WHAT}`,
      `${WHICH}(?:'s| is) ${THE}(?:right |proper |good |correct )?(?:form|technique) (?:for|of|on) ${THE}${WHAT}`,
      `am i (?:doing|supposed to do) ${THE}${WHAT} (?:right|correctly|wrong)`,
    ),
  ],
  [
    'rest-days',
    form(
      `${WHICH} (?:days? off|rest days?|off days?) (?:do|will|can) i (?:get|have)`,
      `${WHICH} days? (?:am i|are|do i have|have i got|is|will i be|i'm) (?:off|free|rest(?:ing)?|rest days?)`,
      `${WHICH}(?:'?s| is| are| r) ${THE}(?:rest|off|free|recovery) days?`,
      `(?:when|which days?|what days?)(?:'?s| is| are| do| does| am| r)? ${THE}(?:i )?(?:rest|rest days?|days? off|off days?|off)`,
      `(?:(?:how many|any|${THE}|do i (?:get|have)|are there|is there|where are) ?)*(?:rest|off|recovery) days?(?: (?:do|are|is|will|would) (?:i|there|we)(?: (?:have|get|in it|take))?)?(?: (?:a|per|each) week)?`,
      `(?:how many |do i (?:get|have) (?:any )?)days? off(?: (?:do|are|is) (?:i|there)(?: (?:have|get))?)?`,
    ),
  ],
  [
    'days',
    form(
      `(?:${WHICH}|when)(?:'?s| is| are| r)? ${THE}(?:training|workout|gym|lifting|exercise|session|strength)? ?days?(?: (?:is it|are they|am i on|again))?`,
      `(?:on |for )?${WHICH} (?:\\w+ )?days? (?:(?:did|do|have|do|are|r) (?:you|u|i|we)|am i|is (?:it|this)|should i|will i(?: be)?|are (?:my|the)|of the week(?: (?:do|am|should) i)?)(?: (?:put|give|gave|set|plan|planned|go|got|have|pick(?:ed)?|choose|chose|supposed to|need to|have to|to|be|me|down|for))*(?: ?${TRAIN})?(?: (?:in|for|on|of))?(?: (?:my|the) (?:workouts?|training|sessions?))?`,
      `${WHICH} days?(?: (?:i|we|to))?(?: ${TRAIN})?`,
      `when (?:do|am|should|will|must|are|is)(?: ${I})?(?: (?:have to|need to|supposed to|be|the|my))* ?(?:${TRAIN}|workouts?|sessions?|trainings?)`,
      `how many (?:days?|sessions?|workouts?|times)(?: (?:a|per|each) week)?(?: (?:do|am|is|are|will|should) (?:i|it|this|that|there|we)(?: (?:have to|need to|be))*(?: ?${TRAIN})?)?(?: (?:a|per|each) week)?`,
      `(?:my|the) (?:training |workout |gym )?days`,
      `days`,
    ),
  ],
  [
    'week',
    form(
      `(?:see |view |display |have |look at |give me |to see )?${THE}(?:whole |full |entire |complete |weekly |current |training |workout |gym |next )*(?:week|plan|program|programme|schedule|routine|split|overview|workouts|days|sessions)(?: (?:again|overview|at a glance|look like|please|plan|schedule|in full))*`,
      `${WHICH}(?:'?s| is| does| do| will| are)? ${THE}(?:whole |full |entire |weekly |current |training |workout )*(?:week|plan|program|programme|schedule|routine|split|overview)(?: (?:look(?:s|ing)? like|again|be like|consist of|include|contain|have in it))?`,
      `how (?:does|will|do) ${THE}(?:whole |full )?(?:week|plan|program|schedule|split) look(?: like)?`,
      `${WHICH} (?:have you|did you|do i|am i|i) (?:got|made|make|given|give|got planned|have|doing|do)(?: me| for me)?(?: doing)?(?: (?:this|each|every|all|the|per|a|in the|in a))* week`,
      `overview|summary|(?:the )?whole (?:thing|week|plan)`,
    ),
  ],
  [
    'next',
    form(
      `${WHICH}(?:'?s| is| are| do i do| am i doing)? ?(?:up )?(?:next|now)`,
      `${WHICH}(?:'?s| is)? ${THE}next (?:workout|session|training|one|1|day)`,
      `${WHICH} (?:do|should|must|can) i do(?: (?:now|next|first|then))*`,
      `${THE}(?:next|first|1st) (?:workout|session|training)`,
      `when(?:'?s| is| do i (?:do|have|start))? ${THE}(?:next|first|1st) (?:workout|session|training|one|1)`,
      `(?:and )?now what|now|next|then what|what then|${WHICH}(?:'?s| is| comes)? (?:first|1st)`,
    ),
  ],
  [
    'start',
    form(
      `(?:how|when|where) (?:do|can|should|would|must|to) ?(?:i|we)? ?(?:start|begin|get started|get going|kick off)(?: ${THE}?${PLAN})?`,
      `when (?:does|do|will) (?:${PLAN}|we) (?:start|begin)`,
      `how (?:does|do) (?:${PLAN}|i use ${PLAN}) (?:work|start)`,
      `where (?:do|can|will) i (?:see|find|get|open|look at) ${THE}?(?:${PLAN}|workouts?|sessions?|exercises?|them)`,
      `where(?:'s| is) ${THE}?(?:${PLAN}|workouts?)`,
    ),
  ],
  [
    'enough',
    form(
      `(?:(?:is|are|will|would|isn'?t|does|do|can|so) )?(?:(?:this|that|it|these|those|they|there|just|only|really|be|the|a|an|my|\\d+|once|twice|1|DAY|so) )*(?:(?:days?|sets?|times?|sessions?|min(?:utes)?|reps?|exercises?|volume|work|week|plan|program|amount|${PART}|of|for|per|each|a|sets|hours?|weekly|in total) )*(?:be |really |actually |even |seem )*(?:enough|sufficient|too (?:little|few)|plenty)(?: (?:for|to|of|if|on|at|when) .{0,60}|(?: (?:volume|work|sets|days?|time|${PART}))+(?: .{0,40})?)?`,
      `(?:do|am|will|would) (?:i|we) (?:(?:get|getting|do|doing|have|train|training|really|be|hit|hitting) )*enough(?: .{0,50})?`,
      `(?:isn'?t|is|are|aren'?t|that'?s|it'?s|seems?|feels?)(?: (?:that|this|it|there|they|like|a bit|kinda|not|really|only|just|\\d sets?|very))* (?:too )?(?:little|few|not enough|not much|not a lot)(?: (?:for|of|to|work|volume|sets|days)(?: .{0,40})?)?`,
      `only (?:that|this) (?:many|few|much|little)(?: ${PART})?`,
      `(?:that'?s |is that |is it )?(?:only |just )\\d+ (?:sets?|exercises?|days?)(?: (?:of|for|on) ${PART})?(?: (?:is|that'?s) (?:that )?(?:it|all|enough))?`,
      `(?:is )?(?:that|this)(?:'?s| is)? (?:really )?(?:it|all|everything)`,
    ),
  ],
  [
    'light-week',
    form(
      `(?:when|which week|what week)(?:'?s| is| are| do i| does| will| comes?| have)* ${THE}(?:next |planned |get |have |do )*(?:deload|light(?:er)? (?:week|one|1)|easy week|easier week|rest week|recovery week|light|lighter|easy|deloads)(?: week)?(?: (?:one|1|coming|come|due|planned))*`,
      `(?:(?:is|are) there|do i (?:get|have)|when do i get) (?:an?|any) (?:planned )?(?:deload|light(?:er)? week|easy week|rest week)s?(?: week)?`,
    ),
  ],
  [
    'works',
    form(
      `(?:will|would|does|can|is|gonna|going to|do you think)(?: (?:this|that|it|the plan|the program|all this|really|actually|even|ever|going to|gonna|doing this))* (?:help|get|make|work|build|give|burn|be able|let|lead|bring|enable|grow|change|fix|improve|strengthen|tone|do anything)\\b(?! (?:it|me) (?:shorter|longer|easier|harder|lighter|heavier)).{0,70}`,
      `(?:(?:how (?:long|soon|fast|quick(?:ly)?|many (?:weeks|months))|when)) (?:(?:will|do|does|can|should|would|until|till|til|before|to|it|take|take me|going to|for me|i|i'?m|i'?ll|me|we|start|my) )+(?:see|notice|look|get|be|feel|gain|lose|hit|reach|back|progress|strong\\w*|results?|bigger|grow|bench|squat|deadlift|lift|EX|MUS)\\b.{0,60}`,
      `(?:will|would|can) (?:i|MUS|my MUS|EX|my EX) (?:(?:actually|really|ever|even|be|still|then) )*(?:get|gain|lose|build|see|become|grow|look|reach|hit|notice|make|improve|progress|able)\\b.{0,70}`,
    ),
  ],
  [
    'missed',
    form(
      `(?:(?:what|whats?|what'?s|and) )?(?:(?:if|when|happens|happen|do i do|should i do|to do|does it matter|is it (?:bad|ok|okay)|bad) )*(?:i|we) (?:miss|skip|can'?t (?:make|do|come|go)|don'?t (?:make|do|come|go))(?: (?:a|1|an?|the|this|that|some|it|to|one of them|of them|these|my|whole|single|gym|DAY))* ?(?:days?|sessions?|workouts?|weeks?|training|time|them|ones?)?(?: .{0,50})?`,
      `(?:is it|does it) (?:bad|matter|ok|okay|a problem) (?:if|when) i (?:miss|skip) .{0,40}`,
    ),
  ],
  [
    'swap-days',
    form(
      `(?:is it|would it be|it'?s) (?:ok|okay|fine|alright|possible|bad) (?:if i|to|for me to) (?:swap|switch|move|shuffle|change|mix) (?:(?:the|my|around|some|up) )*(?:days?|sessions?|workouts?)(?: .{0,40})?`,
      `(?:can|could|may) i (?:swap|switch|shuffle|mix) (?:(?:the|my|around|some|up) )*(?:days?|sessions?|workouts?)(?: (?:around|sometimes|about|up|if .{0,40}|when .{0,40}))*`,
      `(?:does it|do) (?:really )?matter (?:which|what) days?.{0,40}`,
      `(?:does|do) (?:the |it )?(?:days?|order of (?:the )?days?) (?:have to be .{0,30}|matter)`,
    ),
  ],
  [
    'in-a-row',
    form(
      `(?:can|could|should|may) i (?:train|work out|lift|go|do (?:it|this|them))(?: (?:on|for))? (?:2|two|3|\\d) (?:days|sessions) (?:in a row|running|back to back|straight|one after (?:the other|another))`,
      `(?:is it|is) (?:ok|okay|bad|fine|2 days) .{0,30}(?:in a row|back to back)(?: .{0,20})?`,
    ),
  ],
  [
    'good',
    form(
      `(?:is|are|was|isn'?t)(?: (?:this|that|it|the|my|a|an|plan|program|routine|split|really|actually|any|week))* (?:good|any good|ok|okay|fine|decent|solid|legit|safe|right|effective|optimal|balanced|well balanced|realistic|suitable|smart|the best|best|appropriate)(?: (?:a|plan|program|routine|split|one|1|enough|for)\\b.{0,50})?`,
      `(?:what do you think|what'?s your opinion|your (?:honest )?opinion|thoughts|honest opinion|how good is (?:it|this|that))(?: (?:of|about|on) ${THE}?(?:${PLAN}))?`,
      `(?:do|would) you (?:recommend|think) (?:this|it)(?: is good| works| will work)?`,
    ),
  ],
  [
    'session-minutes',
    form(
      `how (?:long|much time)(?:'?s| is| are| does| do| will| would| should| r)? ${THE}(?:i )?(?:be (?:in|at) the gym|spend(?: in the gym)?|a |training |each |per |gym )*${SESSION}(?: (?:take|last|be|go|going to take|supposed to (?:take|be)|each|usually|per ${SESSION}|long))*(?: me)?(?: on DAY)?`,
      `how (?:long|many minutes)(?: (?:will|does|do|would|is|are))? (?:this|it|that|they|these|those|each|1|one|each one|DAY)(?: (?:take|last|going to take|be|each|day|session|workout))*(?: me)?`,
      `how (?:long|many (?:minutes|hours))(?: (?:is|are|per|a|each|for))* ${SESSION}`,
      `how long (?:do|will|am|should) i (?:train|work out|be there|be in the gym|need)(?: (?:each|per|a|every|for|on) ?(?:time|day|session|DAY)?)*`,
      `how (?:long|many (?:minutes|hours)) (?:is|are|does|do) (?:everything|all (?:of )?(?:it|this|them)|the (?:whole )?(?:lot|thing))(?: take)?`,
      `how (?:long|many (?:minutes|hours))`,
    ),
  ],
  [
    'length',
    form(
      `how (?:long|many (?:weeks|months))(?:'?s| is| are| does| do| will| would)?(?: ${I})? ?(?:have to |need to |should )?(?:follow|run|do|keep|stay on|stick (?:to|with)|be on|use)? ?${THE}(?:whole |full |training )?${PLAN}(?: (?:last|take|run|go on|go for|for|long))*`,
      `how many (?:weeks|months)(?: (?:should|must|can|will|is|are|in|does|do|of|long|for).{0,30})?`,
      `(?:for )?how long (?:do|should|will|must|am) i (?:(?:do|follow|run|keep|stay|stick|be|doing|have to|need to|supposed to|going|use|on|with|to) ?)+(?:${PLAN})(?: for)?`,
      `when (?:does|do|will|is)(?: ${THE}?${PLAN})(?: (?:end|over|finish|done|stop))+`,
      `what happens (?:after|when)(?: (?:the|that|this|it|i'?m|is|are|last|\\d|all|those))* ?(?:weeks?|plan|block|program|done|over|ends?|finish(?:ed)?)?.{0,20}`,
    ),
  ],
  [
    'sets',
    form(
      `how many (?:(?:hard|working|total|weekly) )*(?:sets?|reps?|sets? (?:and|x|n|&|\\/) ?reps?)(?: (?:for|of|on|in|do i do (?:for|of|on|in)|should i do (?:for|of|on|in)|is(?: it)?(?: for)?|are there(?: for)?|does|do i have(?: (?:for|of|on))?|do i (?:do|get)(?: (?:for|of|on))?|do|to do(?: (?:for|of|on))?|am i (?:doing|on)(?: (?:for|of|on))?) ?)?${THE}(?:${PART})?(?: (?:a|per|each|every|get|have|do i do|is it|on|do i get|should i do|do|DAY|week|today|session))*`,
      `(?:sets? (?:and|x|n|&|\\/) ?reps?|sets?|reps?)(?: (?:for|of|on))? ${THE}${PART}`,
      `${PART}[,: ]+how many(?: (?:sets?|reps?))?.{0,12}`,
    ),
  ],
  [
    'rest',
    form(
      `how (?:long|much)(?: (?:do|should|to|is|are|of a|am|must|can))?(?: i)?(?: (?:the|my))? ?(?:rests?|resting|breaks?|wait|pause)(?: (?:period|time)s?)?(?: (?:between|after|before|on|for|with|in|during|the|each|every|sets?|of|is it|do i (?:take|need)|my))* ?${THE}${WHAT}(?: sets?)?`,
      `(?:${WHICH}(?:'?s| is) )?(?:the |my )?(?:rests?|rest times?|rest periods?|breaks?)(?: (?:between sets|time))?(?: (?:for|on|of)) ${THE}${WHAT}`,
    ),
  ],
  [
    'when',
    form(
      `(?:when|${WHICH} days?|on ${WHICH} days?|${WHICH} (?:session|workout))(?:'?s| is| are| do| does| will| am| should| r)?(?: ${I})? ?(?:(?:do|doing|train|training|hit|have|get|got|to|for|on|the|my|is|are|scheduled|come|go) )*${THE}${PART}(?: (?:on|in|scheduled|day|trained|done|again|come|happen))*`,
      `where(?:'?s| is| are| did you put| did| do i do| r) ${THE}${PART}(?: (?:in|at|gone|go))?`,
      `${PART} (?:is|are) (?:on )?(?:when|${WHICH} days?|what day)`,
    ),
  ],
  [
    'how-often',
    form(
      `how (?:often|many (?:times|days)(?: (?:a|per|each) week)?)(?: (?:do|am|is|are|will|should|would|does))?(?: ${I})? ?(?:(?:do|doing|train|training|hit|work|get|have|the|my|be) )*${THE}${PART}(?: (?:get|got|hit|trained|worked|done))*(?: (?:a|per|each|every) week)?`,
      `(?:do|am|will|does|is|are|so)(?: ${I})? ?(?:(?:do|doing|train|training|hit|work|working|get|have|only) )*${THE}${PART}(?: (?:get|getting|trained|hit|worked|done|only))* (?:once|twice|thrice|\\d times|\\d days|\\d x|\\dx|more than once|every (?:day|session|time)|often)(?: (?:a|per|each|every) week)?`,
    ),
  ],
  [
    'trained-by',
    form(
      `(?:what|which)(?: (?:exercises?|ones?|lifts?|movements?|bits?|parts?|of (?:these|them)))?(?: (?:is|are|in (?:this|it|the plan|my plan)|here|there|do i (?:do|have)|i (?:do|have)))* ?(?:(?:train|trains|work|works|hit|hits|target|targets|for|is for|are for|do|does|build|grow|use) )+${THE}MUS(?: .{0,20})?`,
      `(?:what|which)(?:'s| is| are)? (?:my |the )?MUS (?:exercises?|work|moves?|lifts?)`,
      `(?:what|which)(?:'?d| did| have|'?ve)? (?:you |u |i )?(?:put|got|have|give me|planned?)(?: (?:in|there|down|me|here))* for (?:the |my )?MUS`,
      `(?:so )?which (?:ones?|1|exercises?|of (?:them|these|those)) (?:is|are|do|hit|work|train)(?: (?:the|for|my|on))* MUS(?: (?:ones?|1))?`,
    ),
  ],
  [
    'has',
    form(
      `(?:is|are)(?: there)? ${THE}${PART}(?: (?:included|in|there|on DAY|on|part of (?:it|this|the plan)|planned|scheduled|covered|in there))*`,
      `(?:do|does|did|will|would|have|am)(?: (?:i|it|we|you|this|the plan))? ?(?:(?:have|get|got|do|doing|train|training|include|put|any|even|work) )*${THE}${PART}(?: (?:in|on|at all|anywhere|included|DAY|today|too|as well|also))*`,
      `(?:so )?no ${PART}`,
      `(?:any|what about (?:my )?) ?${PART}(?: in)?`,
      `(?:why|how come) (?:is there |are there |do i have |have i got )?(?:no|not any) ${PART}`,
    ),
  ],
  [
    'place',
    form(
      `${WHICH}(?:'?s| is| are) ${THE}(?:first|1st|second|2nd|third|3rd|last|main|hardest) (?:exercise|lift|movement|thing|one|1)s?(?: (?:on|of|in|for) (?:the )?(?:DAY|today))?`,
      `${WHICH} (?:do|should) i (?:start|begin|end|finish|do (?:first|last)) ?(?:with|on)?(?: (?:on )?DAY)?`,
    ),
  ],
  ['count', form(`how many (?:different )?(?:exercises?|lifts?|movements?|moves)(?: .{0,40})?`, `number of exercises`)],
  [
    'must',
    form(
      `(?:do|must|should) i (?:really |actually |still )?(?:have to|need to|got to|must|has to)? ?(?:do )?${THE}(?:${WHAT}|all (?:of )?(?:them|it|this|that|these)|every(?:thing| exercise| set))`,
      `(?:is|are) ${THE}(?:${WHAT}) (?:really )?(?:necessary|needed|mandatory|optional|a must|required|important|essential)`,
      `(?:can|could|may) i skip ${THE}${WHAT}(?: (?:sometimes|now and then|today|once in a while|if .{0,40}))?`,
    ),
  ],
  [
    'day',
    form(
      `(?:what about |how about |and |what'?s (?:on |up |for )?|what is (?:on |for )?|on |for |what do i do (?:on )?|what am i doing (?:on )?|what have i got (?:on )?|show )*(?:the |my )?DAY(?: (?:workout|session|then|again|what|look like|plan))*`,
      `${WHICH} (?:do i need|exercises(?: do i do| are)?|will i do|do i bring|am i up to|happens|is planned|'?s planned) (?:for|on) DAY`,
    ),
  ],
];
