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
  | 'position'
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
  | 'in-a-row'
  | 'safe'
  | 'at-home'
  | 'short-of-time';

/** Parts of forms by name; a form has them as «<the>», and they are put in when it is built, so that the table stays small. */
const PARTS: Readonly<Record<string, string>> = {
  i: '(?:i|we|u|you|one|me|my)',
  the: '(?:(?:an?|the|this|that|these|those|my|your|our|some|any|all|each|every|his) )*',
  what: 'EX(?: (?:thing|exercise|move|movement|one|1|stuff|work))?s?',
  part: '(?:<what>|MUS(?: (?:and|&|or) MUS)*(?: (?:stuff|work|exercises?|training|day|volume|muscles?))?)',
  which: '(?:what|which|wat|wot|wht)',
  session: '(?:sessions?|workouts?|days?|training|trainings|1|one|gym days?|lifting days?|it|DAY(?: (?:session|workout))?)',
  plan: '(?:plan|program|programme|routine|schedule|split|block|cycle|thing|it|this|that|all this|all that)',
  train:
    '(?:train(?:ing)?|work(?:ing)? ?out|lift(?:ing)?|go(?:ing)?(?: to (?:the )?gym)?|gym|in the gym|at the gym|exercise|exercising|on|do(?:ing)? (?:this|it|gym|weights))',
};

function form(...parts: readonly string[]): RegExp {
  return new RegExp(`^(?:${filled(parts.join('|'))})$`);
}

function filled(text: string): string {
  return text.replace(/<([a-z]+)>/g, (_, name: string) => filled(PARTS[name] ?? ''));
}

/** Forms of questions on text with its exercises, body parts and days as EX, MUS and DAY; the first that fits tells the topic. */
export const FORMS: readonly (readonly [PlanTopic, RegExp])[] = [
  [
    'notation',
    form(
      `<which>(?:'?s| is| are| do| does)? (?:(?:the|this|that|a|by|it|numbers?|like) )*\\d+ ?(?:x|by|×) ?\\d+(?: ?(?:-|–|to) ?\\d+)?(?: (?:mean|means|about|for|stand for))*`,
      `<which> (?:do|does|is|are)(?: the)?(?: numbers?)? ?\\d{1,2} ?(?:-|–|to) ?\\d{1,2}(?: reps?)? (?:mean|stand for|about)`,
      `<which> do (?:the|these|those|all the) numbers? (?:mean|stand for)`,
      `\\d+ ?x ?\\d+(?: ?(?:-|–|to) ?\\d+)?[,?]? (?:means?|is) what`,
    ),
  ],
  [
    'what-is',
    form(
      `<which>(?:'?s| is| are| r|'?re| the \\w+ (?:is|are))?(?: (?:even|exactly|actually|the (?:hell|heck|fuck)|is|are))* <the><what>(?: (?:mean|thing|about|called|like|look like|for a (?:beginner|noob)))*`,
      `(?:wtf|wth|tf)(?:'s| is| are| r)? <the><what>`,
      `<which> (?:do|does|did)(?: you)? <the>(?:mean by |call )?<the><what>(?: (?:even )?(?:mean|look like|mean by that))?`,
      `(?:i've |i have )?never (?:heard of|seen|done|tried) <the><what>(?: (?:before|in my life))?(?:[,.;: ]+(?:what|wtf|how).*)?`,
      `<the><what>[,.?!:; ]+(?:what(?:'?s| is| are)? (?:that|it|this|those|these|they)(?: (?:even )?(?:good )?for)?|huh|never heard.*|no (?:clue|idea).*|what)`,
      `<which> <the><what> (?:is|are|means?)`,
      `explain <the><what>`,
      `<which>(?:'?s| is| are) <the><what> (?:even )?(?:good |used |meant )?for`,
      `<which> (?:does|do|is|are) <the><what> (?:do(?:ing)?|train|work|hit|supposed to do|for)(?: for me)?`,
      `why (?:would (?:i|you|we|people)|do (?:people|you|we)) do <the><what>`,
      `<the><what> (?:is|are) (?:what|wat)`,
    ),
  ],
  [
    'safe',
    form(
      `(?:(?:is|are|would|will|isn'?t) )?<the><what> (?:be )?(?:even |really |actually |still )?(?:ok|okay|safe|fine|alright|all right|good|bad|dangerous|risky|allowed|a problem|too (?:hard|much|dangerous))(?: (?:for|with|on|after|at|when you have|if (?:you|i) have) .{2,40})?`,
      `(?:should|can|may|could|shall) i (?:(?:do|still do|avoid|keep doing|skip) )?<the><what> (?:with|after|despite|at|even with) .{2,40}`,
    ),
  ],
  [
    'at-home',
    form(
      `(?:can|could|may) (?:i|we)(?: also| just)? (?:do|train|work ?out|follow)(?: (?:it|this|that|them|these|all|the|my|of|workouts?|plan|program|sessions?|exercises?|everything))* (?:at|from) home(?: (?:too|instead|as well|sometimes|(?:if|when) .{2,50}))*`,
    ),
  ],
  [
    'short-of-time',
    form(
      `<which> (?:should|do|can|could|would) i (?:do|skip|drop|cut|leave out|prioriti[sz]e)(?: (?:if|when) (?:i|i'?ve|i'?m)(?: (?:only|just|got|get|have|had|to|a|for|about|like|like only|running))* (?:\\d+ ?min\\w*|short of time|late|no time|little time|in a hurry|in a rush).*)`,
      `(?:if|when) i(?: (?:only|just|got|get|have|had))* \\d+ ?min\\w*,? <which> (?:should|do|can) i (?:do|skip).*`,
    ),
  ],
  [
    'how-done',
    form(
      `how (?:to|do|does|should|would|can|did|must|is|are)(?: <i>)?(?: (?:even|properly|correctly|actually|supposed to|perform|do|execute|set up|go about|get|start))* <the><what>(?: (?:correctly|properly|right|safely|with good form|works?|done|performed|at home|in the gym))*`,
      `(?:me )?how <the><what> (?:is|are|works?|goes?|should be) ?(?:done|performed)?`,
      `(?:me )?(?:how to |to )(?:do |perform )?<the><what>(?: (?:properly|correctly|right|safely))?`,
      `(?:any |good |proper |correct |the |right |some )*(?:form|technique|cues?|tips?|pointers|instructions?|tutorial|video|demo)(?: check)?(?: for| on| of| with| in|:)? <the><what>`,
      `<the><what> (?:form|technique|cues?|tips?|how to|how|tutorial|video|demo|instructions?)`,
      `(?:what(?:'s| is) )?the (?:right|correct|proper|best) (?:way|form|technique) (?:to (?:do|perform)|for|of) <the><what>`,
      `<which>(?:'s| is) <the>(?:right |proper |good |correct )?(?:form|technique) (?:for|of|on) <the><what>`,
      `am i (?:doing|supposed to do) <the><what> (?:right|correctly|wrong)`,
    ),
  ],
  [
    'rest-days',
    form(
      `<which> (?:days? off|rest days?|off days?) (?:do|will|can) i (?:get|have)`,
      `<which> days? (?:am i|are|do i have|have i got|is|will i be|i'm) (?:off|free|rest(?:ing)?|rest days?)`,
      `<which>(?:'?s| is| are| r) <the>(?:rest|off|free|recovery) days?`,
      `(?:when|which days?|what days?)(?:'?s| is| are| do| does| am| r)? <the>(?:i )?(?:rest|rest days?|days? off|off days?|off)`,
      `(?:(?:how many|any|<the>|do i (?:get|have)|are there|is there|where are) ?)*(?:rest|off|recovery) days?(?: (?:do|are|is|will|would) (?:i|there|we)(?: (?:have|get|in it|take))?)?(?: (?:a|per|each) week)?`,
      `(?:how many |do i (?:get|have) (?:any )?)days? off(?: (?:do|are|is) (?:i|there)(?: (?:have|get))?)?`,
    ),
  ],
  [
    'days',
    form(
      `(?:<which>|when)(?:'?s| is| are| r)? <the>(?:training|workout|gym|lifting|exercise|session|strength)? ?days?(?: (?:is it|are they|am i on|again))?`,
      `(?:on |for )?<which> (?:\\w+ )?days? (?:(?:did|do|have|do|are|r) (?:you|u|i|we)|am i|is (?:it|this)|should i|will i(?: be)?|are (?:my|the)|of the week(?: (?:do|am|should) i)?)(?: (?:put|give|gave|set|plan|planned|go|got|have|pick(?:ed)?|choose|chose|supposed to|need to|have to|to|be|me|down|for))*(?: ?<train>)?(?: (?:in|for|on|of))?(?: (?:my|the) (?:workouts?|training|sessions?))?`,
      `<which> days?(?: (?:i|we|to))?(?: <train>)?`,
      `how often (?:do|should|must|will|am) (?:i|we)(?: (?:supposed to|have to|need to|be))? (?:do(?:ing)?|follow|train|exercise|work out|go|lift|repeat) ?(?:<plan>|this one|these)?`,
      `when (?:do|am|should|will|must|are|is)(?: <i>)?(?: (?:have to|need to|supposed to|be|the|my))* ?(?:<train>|workouts?|sessions?|trainings?)`,
      `how many (?:days?|sessions?|workouts?|times)(?: (?:a|per|each) week)?(?: (?:do|am|is|are|will|should) (?:i|it|this|that|there|we)(?: (?:have to|need to|be))*(?: ?<train>)?)?(?: (?:a|per|each) week)?`,
      `(?:my|the) (?:training |workout |gym )?days`,
      `days`,
    ),
  ],
  [
    'week',
    form(
      `(?:see |view |display |have |look at |give me |to see )?<the>(?:whole |full |entire |complete |weekly |current |training |workout |gym |next )*(?:week|plan|program|programme|schedule|routine|split|overview|workouts|days|sessions)(?: (?:again|overview|at a glance|look like|please|plan|schedule|in full))*`,
      `<which>(?:'?s| is| does| do| will| are)? <the>(?:whole |full |entire |weekly |current |training |workout )*(?:week|plan|program|programme|schedule|routine|split|overview)(?: (?:look(?:s|ing)? like|again|be like|consist of|include|contain|have in it))?`,
      `how (?:does|will|do) <the>(?:whole |full )?(?:week|plan|program|schedule|split) look(?: like)?`,
      `<which> (?:have you|did you|do i|am i|i) (?:got|made|make|given|give|got planned|have|doing|do)(?: me| for me)?(?: doing)?(?: (?:this|each|every|all|the|per|a|in the|in a))* week`,
      `overview|summary|(?:the )?whole (?:thing|week|plan)`,
    ),
  ],
  [
    'next',
    form(
      `<which>(?:'?s| is| are| do i do| am i doing)? ?(?:up )?(?:next|now)`,
      `<which>(?:'?s| is)? <the>next (?:workout|session|training|one|1|day)`,
      `<which> (?:do|should|must|can) i do(?: (?:now|next|first|then))*`,
      `<the>(?:next|first|1st) (?:workout|session|training)`,
      `when(?:'?s| is| do i (?:do|have|start))? <the>(?:next|first|1st) (?:workout|session|training|one|1)`,
      `(?:and )?now what|now|next|then what|what then|<which>(?:'?s| is| comes)? (?:first|1st)`,
    ),
  ],
  [
    'start',
    form(
      `(?:how|when|where) (?:do|can|should|would|must|to) ?(?:i|we)? ?(?:start|begin|get started|get going|kick off)(?: <the>?<plan>)?`,
      `when (?:does|do|will) (?:<plan>|we) (?:start|begin)`,
      `how (?:does|do) (?:<plan>|i use <plan>) (?:work|start)`,
      `(?:on )?<which> days? (?:do|should|can|must|will) (?:i|we) (?:start|begin)(?: (?:on|with|it|this))?`,
      `where (?:do|can|will) i (?:see|find|get|open|look at) <the>?(?:<plan>|workouts?|sessions?|exercises?|them)`,
      `where(?:'s| is) <the>?(?:<plan>|workouts?)`,
    ),
  ],
  [
    'enough',
    form(
      `(?:(?:is|are|will|would|isn'?t|does|do|can|so) )?(?:(?:this|that|it|these|those|they|there|just|only|really|be|the|a|an|my|\\d+|once|twice|1|DAY|so) )*(?:(?:days?|sets?|times?|sessions?|min(?:utes)?|reps?|exercises?|volume|work|week|plan|program|amount|<part>|of|for|per|each|a|sets|hours?|weekly|in total) )*(?:be |really |actually |even |seem )*(?:enough|sufficient|too (?:little|few)|plenty)(?: (?:for|to|of|if|on|at|when) .{0,60}|(?: (?:volume|work|sets|days?|time|<part>))+(?: .{0,40})?)?`,
      `(?:do|am|will|would) (?:i|we) (?:(?:get|getting|do|doing|have|train|training|really|be|hit|hitting) )*enough(?: .{0,50})?`,
      `(?:isn'?t|is|are|aren'?t|that'?s|it'?s|seems?|feels?)(?: (?:that|this|it|there|they|like|a bit|kinda|not|really|only|just|\\d sets?|very))* (?:too )?(?:little|few|not enough|not much|not a lot)(?: (?:for|of|to|work|volume|sets|days)(?: .{0,40})?)?`,
      `only (?:that|this) (?:many|few|much|little)(?: <part>)?`,
      `(?:that'?s |is that |is it )?(?:only |just )\\d+ (?:sets?|exercises?|days?)(?: (?:of|for|on) <part>)?(?: (?:is|that'?s) (?:that )?(?:it|all|enough))?`,
      `(?:is )?(?:that|this)(?:'?s| is)? (?:really )?(?:it|all|everything)`,
    ),
  ],
  [
    'light-week',
    form(
      `(?:when|which week|what week)(?:'?s| is| are| do i| does| will| comes?| have)* <the>(?:next |planned |get |have |do )*(?:deload|light(?:er)? (?:week|one|1)|easy week|easier week|rest week|recovery week|light|lighter|easy|deloads)(?: week)?(?: (?:one|1|coming|come|due|planned))*`,
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
      `(?:(?:what|whats?|what'?s|and) )?(?:(?:if|when|happens|does it matter|is it (?:bad|ok|okay)|bad) )+(?:i|we) (?:miss|skip|can'?t (?:make|do|come|go))(?: (?:a|1|an?|the|this|that|some|it|to|one of them|of them|these|my|whole|single|gym|DAY))* ?(?:days?|sessions?|workouts?|weeks?|training|time|them|ones?)?(?: [a-z' ]{0,50})?`,
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
      `(?:is|are) (?:it )?(?:ok(?:ay)? )?(?:to do )?DAY (?:and|n|&|\\+|then) DAY (?:(?:ok|okay|bad|fine|alright|all right|good|in a row|one after another|back to (?:back|MUS)|a problem|running|straight|together|too close) ?)+(?: .{0,20})?`,
      `(?:is it|is) (?:ok|okay|bad|fine|2 days) .{0,30}(?:in a row|back to back)(?: .{0,20})?`,
    ),
  ],
  [
    'good',
    form(
      `(?:is|are|was|isn'?t)(?: (?:this|that|it|the|my|a|an|plan|program|routine|split|really|actually|any|week))* (?:good|any good|ok|okay|fine|decent|solid|legit|safe|right|effective|optimal|balanced|well balanced|realistic|suitable|smart|the best|best|appropriate)(?: (?:a|plan|program|routine|split|one|1|enough|for)\\b.{0,50})?`,
      `(?:what do you think|what'?s your opinion|your (?:honest )?opinion|thoughts|honest opinion|how good is (?:it|this|that))(?: (?:of|about|on) <the>?(?:<plan>))?`,
      `(?:do|would) you (?:recommend|think) (?:this|it)(?: is good| works| will work)?`,
    ),
  ],
  [
    'session-minutes',
    form(
      `how (?:long|much time)(?:'?s| is| are| does| do| will| would| should| r)? <the>(?:i )?(?:be (?:in|at) the gym|spend(?: in the gym)?|a |training |each |per |gym )*<session>(?: (?:take|last|be|go|going to take|supposed to (?:take|be)|each|usually|per <session>|long))*(?: me)?(?: on DAY)?`,
      `<which> (?:days?|sessions?|workouts?|1)(?:'?s| is| are) (?:the |my )?(?:longest|shortest|quickest)`,
      `how (?:long|many minutes)(?: (?:will|does|do|would|is|are))? (?:this|it|that|they|these|those|each|1|one|each one|DAY)(?: (?:take|last|going to take|be|each|day|session|workout))*(?: me)?`,
      `how (?:long|many (?:minutes|hours))(?: (?:is|are|per|a|each|for))* <session>`,
      `how long (?:do|will|am|should) i (?:train|work out|be there|be in the gym|need)(?: (?:each|per|a|every|for|on) ?(?:time|day|session|DAY)?)*`,
      `how (?:long|many (?:minutes|hours)) (?:is|are|does|do) (?:everything|all (?:of )?(?:it|this|them)|the (?:whole )?(?:lot|thing))(?: take)?`,
      `how (?:long|many (?:minutes|hours))`,
    ),
  ],
  [
    'position',
    form(
      `(?:in |on )?<which> (?:(?:block|week|session|day|phase|cycle|part)(?:,? (?:and|or|\\/) (?:<which> )?)?)+(?: (?:number|no|of (?:the |my |this )?<plan>|in (?:the |my |this )?<plan>))*(?: (?:am i|are we|is (?:it|this|that)|i'?m|i am|we'?re|we are))(?: (?:in|on|at|doing|now|right now|currently|today|of|the|my|this|<plan>))*`,
      `where (?:am i|are we|i'?m|i am)(?: (?:at|now|right now|currently|up to))*(?: (?:in|on|with) (?:the |my |this |our )?(?:training )?<plan>)?(?: (?:now|right now|currently|at))*`,
      `how far(?: along| into| through| in)?(?: (?:the |my |this )?<plan>)? (?:am i|are we)(?: (?:in|into|through|along|with|the|my|this|<plan>|now))*`,
      `how many (?:more )?weeks(?: (?:are|do i have|have i got|of (?:the|this|my) <plan>|is it|still|there|to go|left|remain\\w*|more|until|till|in|before|the|this|my|<plan>|end of|is over|ends?|go))+`,
      `how (?:long|much longer) (?:until|till|is it until|before|to) (?:the |this |my )?(?:<plan>|end of (?:the |this |my )?<plan>)(?: (?:is over|ends?|over|done|finished))*`,
    ),
  ],
  [
    'length',
    form(
      `how (?:long|many (?:weeks|months))(?:'?s| is| are| does| do| will| would)?(?: <i>)? ?(?:have to |need to |should )?(?:follow|run|do|keep|stay on|stick (?:to|with)|be on|use)? ?<the>(?:whole |full |training )?<plan>(?: (?:last|take|run|go on|go for|for|long))*`,
      `how many (?:weeks|months)(?: (?:should|must|can|will|is|are|in|does|do|of|long|for).{0,30})?`,
      `(?:for )?how long (?:do|should|will|must|am) i (?:(?:do|follow|run|keep|stay|stick|be|doing|have to|need to|supposed to|going|use|on|with|to) ?)+(?:<plan>)(?: for)?`,
      `when (?:does|do|will|is)(?: <the>?<plan>)(?: (?:end|over|finish|done|stop))+`,
      `what happens (?:after|when)(?: (?:the|that|this|it|i'?m|is|are|last|\\d|all|those))* ?(?:weeks?|plan|block|program|done|over|ends?|finish(?:ed)?)?.{0,20}`,
    ),
  ],
  [
    'sets',
    form(
      `how many (?:(?:hard|working|total|weekly) )*(?:sets?|reps?|sets? (?:and|x|n|&|\\/) ?reps?)(?: (?:for|of|on|in|do i do (?:for|of|on|in)|should i do (?:for|of|on|in)|is(?: it)?(?: for)?|are there(?: for)?|does|do i have(?: (?:for|of|on))?|do i (?:do|get)(?: (?:for|of|on))?|do|to do(?: (?:for|of|on))?|am i (?:doing|on)(?: (?:for|of|on))?) ?)?<the>(?:<part>)?(?: (?:a|per|each|every|get|have|do i do|is it|on|do i get|should i do|do|DAY|week|today|session))*`,
      `(?:sets? (?:and|x|n|&|\\/) ?reps?|sets?|reps?)(?: (?:for|of|on))? <the><part>`,
      `<part>[,: ]+how many(?: (?:sets?|reps?))?.{0,12}`,
    ),
  ],
  [
    'rest',
    form(
      `how (?:long|much)(?: (?:do|should|to|is|are|of a|am|must|can))?(?: i)?(?: (?:the|my))? ?(?:rests?|resting|breaks?|wait|pause)(?: (?:period|time)s?)?(?: (?:between|after|before|on|for|with|in|during|the|each|every|sets?|of|is it|do i (?:take|need)|my))* ?<the><what>(?: sets?)?`,
      `(?:<which>(?:'?s| is) )?(?:the |my )?(?:rests?|rest times?|rest periods?|breaks?)(?: (?:between sets|time))?(?: (?:for|on|of)) <the><what>`,
    ),
  ],
  [
    'when',
    form(
      `(?:when|<which> days?|on <which> days?|<which> (?:session|workout))(?:'?s| is| are| do| does| will| am| should| r)?(?: <i>)? ?(?:(?:do|doing|train|training|hit|have|get|got|to|for|on|the|my|is|are|scheduled|come|go) )*<the><part>(?: (?:on|in|scheduled|day|trained|done|again|come|happen))*`,
      `where(?:'?s| is| are| did you put| did| do i do| r) <the><part>(?: (?:in|at|gone|go))?`,
      `<part> (?:is|are) (?:on )?(?:when|<which> days?|what day)`,
    ),
  ],
  [
    'how-often',
    form(
      `(?:(?:can|could|should) i |i (?:want|would like)(?: to)? )?(?:(?:do|train|hit|have) )?<the>MUS (?:twice|\\d ?x|\\d times|\\d days)(?: (?:a|per|each|every) week)?`,
      `how (?:often|many (?:times|days)(?: (?:a|per|each) week)?)(?: (?:do|am|is|are|will|should|would|does))?(?: <i>)? ?(?:(?:do|doing|train|training|hit|work|get|have|the|my|be) )*<the><part>(?: (?:get|got|hit|trained|worked|done))*(?: (?:a|per|each|every) week)?`,
      `(?:do|am|will|does|is|are|so)(?: <i>)? ?(?:(?:do|doing|train|training|hit|work|working|get|have|only) )*<the><part>(?: (?:get|getting|trained|hit|worked|done|only))* (?:once|twice|thrice|\\d times|\\d days|\\d x|\\dx|more than once|every (?:day|session|time)|often)(?: (?:a|per|each|every) week)?`,
    ),
  ],
  [
    'trained-by',
    form(
      `(?:what|which)(?: (?:exercises?|ones?|lifts?|movements?|bits?|parts?|of (?:these|them)))?(?: (?:is|are|in (?:this|it|the plan|my plan)|here|there|do i (?:do|have)|i (?:do|have)))* ?(?:(?:train|trains|work|works|hit|hits|target|targets|for|is for|are for|do|does|build|grow|use) )+<the>MUS(?: .{0,20})?`,
      `(?:what|which)(?:'s| is| are)? (?:my |the )?MUS (?:exercises?|work|moves?|lifts?)`,
      `(?:what|which)(?:'?d| did| have|'?ve)? (?:you |u |i )?(?:put|got|have|give me|planned?)(?: (?:in|there|down|me|here))* for (?:the |my )?MUS`,
      `(?:so )?which (?:ones?|1|exercises?|of (?:them|these|those)) (?:is|are|do|hit|work|train)(?: (?:the|for|my|on))* MUS(?: (?:ones?|1))?`,
    ),
  ],
  [
    'has',
    form(
      `(?:is|are)(?: there)? <the><part>(?: (?:included|in|there|on DAY|on|part of (?:it|this|the plan)|planned|scheduled|covered|in there))*`,
      `(?:do|does|did|will|would|have|am)(?: (?:i|it|we|you|this|the plan))? ?(?:(?:have|get|got|do|doing|train|training|include|put|any|even|work) )*<the><part>(?: (?:in|on|at all|anywhere|included|DAY|today|too|as well|also))*`,
      `(?:so )?no <part>`,
      `(?:any|what about (?:my )?) ?<part>(?: in)?`,
    ),
  ],
  [
    'place',
    form(
      `<which>(?:'?s| is| are) <the>(?:first|1st|second|2nd|third|3rd|last|main|hardest) (?:exercise|lift|movement|thing|one|1)s?(?: (?:on|of|in|for) (?:the )?(?:DAY|today))?`,
      `<which> (?:do|should) i (?:start|begin|end|finish|do (?:first|last)) ?(?:with|on)?(?: (?:on )?DAY)?`,
    ),
  ],
  ['count', form(`how many (?:different )?(?:exercises?|lifts?|movements?|moves)(?: .{0,40})?`, `number of exercises`)],
  [
    'must',
    form(
      `(?:do|must|should) i (?:really |actually |still )?(?:have to|need to|got to|must|has to)? ?(?:do )?<the>(?:<what>|all (?:of )?(?:them|it|this|that|these)|every(?:thing| exercise| set))`,
      `(?:is|are) <the>(?:<what>) (?:really )?(?:necessary|needed|mandatory|optional|a must|required|important|essential)`,
      `(?:can|could|may) i skip <the><what>(?: (?:sometimes|now and then|today|once in a while|if .{0,40}))?`,
    ),
  ],
  [
    'day',
    form(
      `(?:what about |how about |and |what'?s (?:on |up |for )?|what is (?:on |for )?|on |for |what do i do (?:on )?|what am i doing (?:on )?|what have i got (?:on )?|show )*(?:the |my )?DAY(?: (?:workout|session|then|again|what|look like|plan))*`,
      `(?:is|isn'?t) DAY (?:the |my |an? )?(?:MUS|upper|lower|rest|full body|cardio)(?: (?:day|session|one|1))?`,
      `<which>(?:'?s| is| are) (?:left|still|now)(?: there)? (?:on|in|for) DAY`,
      `(?:say|tell|give|list)(?: me)? (?:the |my )?DAY(?: (?:session|workout|exercises))?`,
      `<which> (?:do i need|exercises(?: do i do| are)?|will i do|do i bring|am i up to|happens|is planned|'?s planned) (?:for|on) DAY`,
    ),
  ],
];
