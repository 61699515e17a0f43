import { daysBesideSport } from './days-beside-sport.ts';
import { statementsOf } from './statements.ts';

const UNIT =
  '(?:(?:strength|training|gym|lift(?:ing|s)?|workout|weekly|proper|good|solid|full|free|whole|little|short|separate|small|wee|different|extra|other|lifting) )*(?:days?|d|x(?! ?\\d| ?(?:carry|drag|run|sprint|climb|throw|lift|push|pull|swim|row|squat|deadlift|bench|press|set|rep)\\w*\\b)|times?|sess(?:ions?)?|sesh(?:es)?|workouts?|trainings?|units?|evenings?|mornings?|nights?|afternoons?|lunch\\w*|visits?|slots?|goes|hits)';
const RANGE = new RegExp(`\\b([1-7]) ?(?:-|–|to|or|maybe|, maybe|/) ?([1-7]) ?-?${UNIT}\\b`, 'g');
const COUNT = new RegExp(`(?<![\\d.,:/-]|\\bday |(?<!no more )\\bthan )\\b([1-7]) ?-?${UNIT}\\b`, 'g');
/** «3x60» is three sessions of an hour, «3x8» sets of reps. */
const TIMES_MINUTES = /\b([1-7]) ?x ?(\d{2,3}) ?(?:m|min\w*|')?\b(?! ?(?:kg|lb|k\b|x|reps))/;
const PER_WEEK =
  /^.{0,14}?(?:\b(?:a|per|each|every|the|in a|in the|of the|this|out of the) ?(?:week|wk|7)\b|\bweekly\b|\/ ?(?:w|wk|week)\b|\bp\.?w\b|\bin 7\b)/;
/** A length of time or one occasion before the number: «for 4 days», «in 3 days», «missed 2 days», «sore 2 days». */
const NO_WEEK_BEFORE =
  /\b(?:(?<!\b(?:go|going|down|aim|hoping|asked|ask|plan|me|opt|settle|say|signed up) )for|in|last|next|past|after|within|took|takes|missed|skipped|only (?:did|managed)|first|another|other|since|been|the|these|those|of the|all|sore|hurt|hurts|away|off|every|of my|over|about|did|day|rest|both|lost)(?: (?:about|like|only|the|my|almost|around|whole))* $/;
const NO_WEEK_AFTER =
  /^ ?(?:ago|off|later|before(?! (?:\d|work|school|class|breakfast|dawn))|until|old|straight|in a row|late|sore|long|of (?:rest|nights|work|pain|fever|school|leave)|away|rest|already|after(?! (?:work|school|class|breakfast|dinner|\d))|since|left|of doms|in the (?:row|hospital)|to (?:go|recover)|until|notice|out of \d|and (?:it|i) (?:still|was)|running|only this|this week|last week|apart|between|holiday|free from|at (?:the|a) (?:hotel|hospital)|without|is\b(?! what)|are (?:gone|over)|shift)(?![a-rt-z])/;
const TRAINS =
  /\b(?:train\w*|gym|aim\w*|lift\w*|work(?:ing)? ?out\w*|commit|manage|make (?:it|me|this|that)|can (?:do|make|manage|come|train|get|give|go)|could (?:do|make|manage|come|train)|i (?:have|get|can|want|do)|want|do (?:it )?\d|have \d|plan|program\w*|routine|schedule|split|a week|per week|give (?:me|you)|free|available|put (?:me )?(?:down )?(?:for )?|please|pls|plz|only|maximum|minimum|at most|new (?:plan|one)|upper|lower|full body|ppl|each|\d+ min|dumbbells?|bands|home|hypertrophy|strength|muscle)\b/;
const ALTERNATE =
  /\b(?:(?:every|each) (?:other|second|2nd|2) day|alternate days|alternating days|every 2 days|(?:1|one) day on,? (?:1|one) (?:day )?off|day on day off)\b/;

/** «Days: 4» */
const LABELLED = /\b(?:days|sessions|frequency|times)(?: (?:a|per|each) week)? ?[:=] ?([1-7])\b/;
/** «Not every day, most days, like 4» */
const MOST_DAYS = /\bmost days,? (?:like|say|so|about|around|i mean|meaning) ([1-7])\b/;
/** «20 min a day», «15 min every morning» */
const EACH_DAY = /\b\d+ ?min\w* (?:a|per|each|every) (?:day|morning|evening|night)\b/;
/** «I can only manage 2», «3 is what I can do»: the days were named before. */
const ABLE =
  /\b(?:(?:want|need|do|train|use) (?:only |just )?)?([1-7]) (?:out )?of (?:the (?:other|remaining|free) days\b|them\b(?! (?!(?:is|are|works?|would|max|at|only|if|each|every|a|per|please|though|tops|for me)\b)[a-z]+)|those\b(?! (?!days)[a-z]+ [a-z]+)|these\b(?! (?!days)[a-z]+ [a-z]+)|this days\b|(?:the |those |my )?[2-7] (?:week ?)?days\b)|\b(?:can|could|able to|only|realistically|rather|prefer(?: to)?|happy to|be happy to|'d) (?:only |just |really |realistically )*(?:manage|do|make|commit to|give|come|have|spare|fit in|be (?:happy|fine|ok) with|stick (?:to|with)) (?:about |maybe |around |only |just )?([1-7])(?=$|,| max| tops| at (?:the )?most| a week| per week| or [1-7]| each week| if| though| really)/;
const IS_ENOUGH =
  /\b([1-7])(?: (?:days?|times?|sessions?))? (?:is|are) (?:what (?:i|we)(?:'ve)? (?:can|could|have|got)|all i (?:can|have|got|get)|(?:more )?realistic|doable|my (?:max|limit|maximum)|enough for me|the most|better for me)\b/;
/** «10 pull-ups, can do 5» */
const OF_REPS = /\b(?:pull|chin|push|press|sit|muscle)[- ]?ups?\b|\bdips?\b/;
const FOR_A_PLAN = /\b(?:plan|program\w*|routine|split|something|workouts?|thing|schedule)\b.*\bfor $/;

/** A number said after another, as what is likelier: «maybe 4 days a week but honestly probably 3». */
const AFTERTHOUGHT =
  /^(?:(?:or|but|and|so|well|hm+|um|uh|ok|no|actually|honestly|realistically|really|probably|likely|maybe|perhaps|more|like|rather|will|would|be|it's|it|say|let us|let's|make|that|to be honest|tbh)[ ,]+)+([1-7])(?: (?:tbh|really|i (?:think|guess|suppose)|days?|times?|at most|max|to be honest))*$/;
const MORE_LIKELY =
  /^([1-7])(?: days?)? (?:is|are|would be|sounds) (?:more |rather |probably |likely )*(?:honest|realistic|likely|true|doable|it)\b/;

/** «3 strength days», «lift twice a week», «2 days a week in the gym»: counted beside the sessions of a sport. */
const OF_LIFTING =
  /\b(?:([1-7])|(twice)) ?-?(?:x )?(?:strength|gym|lifting|weights?)(?: training)? ?(?:days?|sessions?|times|workouts?)\b|\b([1-7]) ?-?(?:days?|x|times|sessions?)(?: ?(?:a|per|each|\/) ?(?:week|wk))? (?:in|at) (?:the|a|my) gym\b|\b([1-7]) ?-?(?:days?|x|times|sessions?)(?: of)? (?:lifting|strength|weights)\b|\b(?:lift|gym|weights)(?:ing)?(?: for)? (?:([1-7]) ?(?:x|times|days?)|(twice))\b/;
const OF_A_SPORT =
  /\b(?:play\w*|run\w*|rid(?:e|ing)|row\w*|swim\w*|bik(?:e|ing)|cycl\w*|climb\w*|boulder\w*|paddl\w*|ski\w*|box\w*|fighter|mma|bjj|judo|karate|wrestl\w*|football|soccer|rugby|tennis|hockey|basketball|volleyball|handball|netball|cricket|triathl\w*|marathon|\d+ ?k|dance\w*|sport\w*)\b/;

function liftingDays(text: string): number | undefined {
  if (!OF_A_SPORT.test(text)) return undefined;
  const match = statementsOf(text)
    .map((statement) => OF_LIFTING.exec(statement.text))
    .findLast((one) => one !== null);
  if (match === undefined || match === null) return undefined;
  const [, ...told] = match;
  const said = told.find((one) => one !== undefined);
  return said === 'twice' ? 2 : Number(said);
}

const PLACE_COUNT =
  '([1-7]) ?(?:x|days?|times|sessions?|workouts?|of them)? ?(?:a week |per week |weekly )?(?:in |at |from )?(?:the |a |my )?';
const GYM_PLACE = '(?:gym|weight room|rack|studio|box)';
const OTHER_PLACE = '(?:home|outside|outdoors?|park|garden|garage|living room|hotel|office|playground|track)';
const BETWEEN = '(?: day| days| session| sessions)?(?:,| and|, and| plus|,? then)+ (?:another |the other |maybe |like )?';
/** «2 days gym and 1 day at home»: the week has both. */
const IN_TWO_PLACES = new RegExp(
  `\\b${PLACE_COUNT}${GYM_PLACE}\\b${BETWEEN}${PLACE_COUNT}${OTHER_PLACE}\\b|\\b${PLACE_COUNT}${OTHER_PLACE}\\b${BETWEEN}${PLACE_COUNT}${GYM_PLACE}\\b`,
);

function daysOfPlaces(text: string): number | undefined {
  const [, ...counts] = IN_TWO_PLACES.exec(text.replace(/\btwice\b/g, '2 times').replace(/\bonce\b/g, '1 times')) ?? [];
  const days = counts.reduce((sum, count) => sum + Number(count ?? 0), 0);
  return days >= 1 && days <= 7 ? days : undefined;
}

const PART_OF_DAY =
  '(?:evenings?|mornings?|afternoons?|nights?|lunch(?:es| ?times?| breaks?)?|days?|weekend (?:days?|mornings?|afternoons?))';
/** «Two evenings and a morning»: the parts of a day add up. */
const IN_PARTS_OF_DAYS = new RegExp(
  `\\b([1-6]|an?) (?:week ?day |free |quiet )?${PART_OF_DAY}(?: (?:a|per|each) week)?(?:,| and| plus| &|, and|, plus)+ (?:maybe |another |also )?([1-6]|an?|another) (?:week ?day |weekend |free |quiet )?${PART_OF_DAY}\\b(?! (?:off|ago|shift|of rest))`,
);

const OF_WORK = /\b(?:work(?!ing out|outs?\b| out)\w*|shifts?|duty|on call|off|rota|nursing)\b/;

function daysOfParts(text: string): number | undefined {
  const found = IN_PARTS_OF_DAYS.exec(text);
  if (found === null) return undefined;
  const [words, ...counts] = found;
  const around = text.slice(Math.max(0, found.index - 16), found.index + words.length + 24);
  if (!/evening|morning|afternoon|night|lunch/.test(words) || OF_WORK.test(around)) return undefined;
  const days = counts.reduce((sum, count) => sum + (/^\d/.test(count ?? '') ? Number(count) : 1), 0);
  return days <= 7 ? days : undefined;
}

const TIMES = '(?:(twice)|(once)|([1-5])(?: ?(?:x|times?|days?|sessions?|nights?|evenings?|mornings?))?)';
const IN_WEEK =
  '(?:(?:in|on|of) (?:a |the )?(?:week|work(?:ing)? ?week|week ?days?|week ?nights?)|(?:during|through|over) (?:the |a )?(?:work(?:ing)? ?)?week|mid ?-?week|week ?(?:days|nights)|(?:mon\\w*|tues?\\w*) ?(?:-|–|to|through|thru|till?) ?fri\\w*)';
const AT_WEEKEND =
  '(?:(?:(?:in|on|at|over|during) )?(?:a |the |each |every |my )?(?:week ?ends?(?: days?)?|sat(?:urday)?s?|sun(?:day)?s?))';
const AND_THEN = '(?:,| and| plus| &| \\+|, and|, plus)+ (?:then |maybe |another |also |the other )?';
/** «Twice in the week and once on Sunday»: the two halves of a week add up. */
const IN_TWO_HALVES = new RegExp(
  `\\b${TIMES} ${IN_WEEK}${AND_THEN}${TIMES} ${AT_WEEKEND}\\b|\\b${TIMES} ${AT_WEEKEND}${AND_THEN}${TIMES} ${IN_WEEK}\\b`,
);

function daysOfHalves(text: string): number | undefined {
  const [, ...counts] = IN_TWO_HALVES.exec(text) ?? [];
  const told = counts.filter((count) => count !== undefined).map((count) => (count === 'twice' ? 2 : count === 'once' ? 1 : Number(count)));
  return told.length === 0 ? undefined : told.reduce((sum, count) => sum + count, 0);
}

/** «Move leg day», «day 2»; but «move to 4 days» and «15 min a day, 7 days» count. */
const MOVES_DAY =
  /\b(?:swap|switch|move)\b(?! (?:up |over |back |down )?to (?:an? |my |the )?(?:\w+ )*(?:program\w*|plan|split|routine|\d)).*\bday|(?<!\b(?:a|per|each|every) )\bday ?\d\b/;

/** Sessions a week; the smaller number of a range, so that the plan always fits. */
export function readDays(text: string, isAsked: boolean): number | undefined {
  const lifting = daysOfPlaces(text) ?? daysOfHalves(text) ?? daysBesideSport(text) ?? daysOfParts(text) ?? liftingDays(text);
  if (lifting !== undefined) return lifting;
  let found: number | undefined;
  let isVague = false;
  for (const { text: statement } of statementsOf(text)) {
    if (MOVES_DAY.test(statement)) continue;
    const parts = statement.split(/, /);
    // «3 days, 2 kids»: what is counted comes before a bare number.
    const said = lastOf(parts, (part) => daysIn(part, false)) ?? lastOf(parts, (part) => daysIn(part, isAsked));
    const later = (said ?? found) === undefined && !/\bdays\b/.test(text) ? undefined : lastOf(parts, likelierDays);
    const days = later ?? said;
    if (days === undefined) continue;
    const isCorrection =
      later !== undefined ||
      /\b(?:no|actually|sorry|make (?:it|that)|i mean|meant|only|just|instead|now|rather|then|correction|new|yes|say|put)\b/.test(
        statement,
      );
    // «Can do 5. 3 days»
    if (found === undefined || isCorrection || isVague) [found, isVague] = [days, !/\b(?:days?|times|sessions?|week|x)\b/.test(statement)];
  }
  return found;
}

function lastOf(parts: readonly string[], read: (part: string) => number | undefined): number | undefined {
  return parts.map(read).findLast((number) => number !== undefined);
}

function likelierDays(part: string): number | undefined {
  const match = AFTERTHOUGHT.exec(part) ?? MORE_LIKELY.exec(part);
  return match === null ? undefined : Number(match[1]);
}

/** «Make one day shorter» counts no days of the week. */
const ONE_OF_THEM =
  /\b(?:1|one) (?:of (?:the|my) )?(?:days?|sessions?|workouts?) (?:\w+ )?(?:shorter|longer|quicker|easier|harder|lighter)\b/g;

function daysIn(statement: string, isAsked: boolean): number | undefined {
  const text = statement
    .replace(/\bnot \d+ ?-?(?:days?|x|times?|sessions?|min\w*)?/g, ' ')
    .replace(ONE_OF_THEM, ' ')
    .trim();
  if (ALTERNATE.test(text)) return 3;
  const by = TIMES_MINUTES.exec(text);
  if (by !== null && Number(by[2]) >= 15 && Number(by[2]) <= 180 && /\b[1-7] ?x ?\d+ ?(?:m|min)/.test(text)) return Number(by[1]);
  const range = [...text.matchAll(RANGE)].find((match) => countsWeek(text, match));
  if (range !== undefined) return Math.min(Number(range[1]), Number(range[2]));
  const count = [...text.matchAll(COUNT)].filter((match) => countsWeek(text, match)).at(-1);
  if (count !== undefined) return Number(count[1]);
  const weekly = /\b([1-7]) ?(?:lifts )?(?:a|per|\/) ?(?:week|wk)\b/.exec(text);
  if (weekly !== null) return Number(weekly[1]);
  const labelled = LABELLED.exec(text) ?? MOST_DAYS.exec(text);
  if (labelled !== null) return Number(labelled[1]);
  if (EACH_DAY.test(text)) return 7;
  const able = ABLE.exec(text) ?? IS_ENOUGH.exec(text);
  if (
    able !== null &&
    !/\b(?:sets?|reps?|pull|push|chin|kg|lbs?|min)\b/.test(text.slice(able.index, able.index + able[0].length + 8)) &&
    !OF_REPS.test(text.slice(0, able.index + able[0].length))
  )
    return Number(able[1] ?? able[2]);
  return wordedCount(text, isAsked) ?? (isAsked ? bareNumber(text) : undefined);
}

/** «Boxing 3 nights», «I play squash 2 evenings»: sessions of a sport are not those of the plan. */
const OF_SPORT_BEFORE =
  /\b(?:boxing|kick ?boxing|mma|bjj|judo|karate|wrestling|muay thai|football|soccer|rugby|tennis|hockey|basketball|volleyball|handball|netball|cricket|squash|padel|golf|climbing|bouldering|swimming|running|cycling|rowing|dance|dancing|ballet|yoga|pilates|spin(?:ning)?|zumba|choir|class(?:es)?|practi[cs]e|pool|runs?|cardio|walks?|walking|jog(?:s|ging)?|games|swims?)(?: (?:training|practi[cs]e|class(?:es)?|is|on|for|about|like|already|lessons?|sessions?))* $/;

/** «Chest 2 days», «squat twice a week», «bench needs to be at least 3 times a week»: how often that is trained. */
const OF_PART =
  /\b(?:chest|back|shoulders?|delts?|arms?|biceps?|triceps?|abs|core|legs?|quads?|hamstrings?|glutes?|calves|calf|traps?|lats?|bench(?: press)?|squats?|deadlifts?|curls?|press(?:es)?|rows?|pull-?ups?|push-?ups?|dips?|lunges?)(?: (?:only|just|like|at least|at the least|minimum|min|max|about|around|needs?|has|have|should|must|ought|wants?|gets?|got|to|be|it|hit|trained|done|in|up|is|was|more|work|volume|frequency))*,? $/;
/** «3 times a week for bench», «twice a week squats» */
const PART_AFTER =
  /^ ?(?:a|per|each|every|\/)? ?(?:week|wk)?,? ?(?:for|of|on) (?:the |my )?(?:chest|back|shoulders?|arms?|abs|core|legs?|glutes?|calves|bench|squats?|deadlifts?|press|rows?|pull-?ups?|push-?ups?)\b(?! and (?:\d|twice))/;

function countsWeek(text: string, match: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (OF_PART.test(before) || PART_AFTER.test(after) || OF_SPORT_BEFORE.test(before)) return false;
  // «Bench was 110 one time»
  if (/^1 ?times?$/.test(match[0]) && !PER_WEEK.test(after)) return false;
  if (PER_WEEK.test(after))
    return !/\b(?:missed|skipped|used to|walk|run|ride|row on (?:the )?\w+|paddle|skate|train mma|cardio|bike|cycl\w+|box|throw|running|rowing|climb\w*|bouldering|football|soccer|rugby|tennis|squash|padel|badminton|basketball|netball|volleyball|hockey|golf|judo|bjj|mma|karate|dance|dancing|ballet|surf\w*|ski\w*|swim\w*|yoga|pilates|stretch\w*|sore)\b/.test(
      before.slice(-24),
    );
  if (NO_WEEK_AFTER.test(after) || (NO_WEEK_BEFORE.test(before) && !FOR_A_PLAN.test(before))) return false;
  if (
    /\b(?:sore|hurt\w*|pain|ill|sick|walk|fever|slept|sleep|pregnan\w*|drink|eat|water|pills?|swollen|bruise\w*|missed|skipped|sets?|reps?|run|football|cycle|climb\w*|swim\w*|yoga|danc\w+|play|(?<!crossfit )box(?! gym)|throw|running(?! (?:for|a|an|the|this|my|ppl|it)\b)|rowing|sail\w*|rehears\w*|class(?:es)?|ruck\w*)\b/.test(
      text,
    )
  )
    return false;
  const words = text.split(' ').length;
  return words <= 5 || TRAINS.test(text) || /(?:^|: )$/.test(before);
}

function wordedCount(text: string, isAsked: boolean): number | undefined {
  const short = text.split(' ').length <= 9;
  if (
    /\btwice\b(?! (?:as|the|my|a day|daily|in a row|already|last))/.test(text) &&
    short &&
    !OF_PART.test(text.slice(0, text.search(/\btwice\b/))) &&
    (isAsked || TRAINS.test(text) || text.split(' ').length <= 3) &&
    !/\b(?:fell|hurt|did|was|tried|told|popped)\b/.test(text)
  )
    return 2;
  return /^(?:just |only |maybe )?once(?:,? .{0,12})?$/.test(text) && short && isAsked ? 1 : undefined;
}

function bareNumber(text: string): number | undefined {
  // «Tue, Thu plus 1 weekend day»: the days are named.
  if (/\b[12] weekend days?\b/.test(text)) return undefined;
  const range = /^\D{0,24}?\b([1-7]) ?(?:-|–|to|or|maybe|\/) ?([1-7])\b(?! ?(?:min|h|am|pm|:|kg|lb))/.exec(text);
  if (range !== null) return Math.min(Number(range[1]), Number(range[2]));
  const match = /^(?:\D{0,30}\b)?([1-7])(?:[.!,]|\b(?! ?(?:min|h\b|hours?|am|pm|:|kg|lb|years?|months?|\d)))/.exec(text);
  return match === null || /\d/.test(text.slice(match[0].length)) ? undefined : Number(match[1]);
}
