import type { Experience } from '../../person/brief-shape.ts';
import { clausesOf } from '../context/clauses.ts';
import { isListOfFacts } from './is-list-of-facts.ts';
import { tellsNothingElse } from './span-of-training.ts';

const NOT_LEVEL =
  /\b(?:not|isn't|ain't|no longer|no|past|naw|skip the|never been) (?:a |an |at all |completely |totally |exactly |really |so )*(?:\w+ )?(?:beginners?|newbie|noob|novice|intermediate|advanced|clueless|new|newcomer|expert)\b/g;
const BEGINNER =
  /\b(?:new to (?:this|it|the gym|lifting|weights?|training|all|strength|everything)|(?:complete|total|absolute|real|utter|true|proper|bit of a)(?:ly)? (?:beginner|novice|newbie|noob|amateur|numpty|newb)|beginners?|newbie|noob|newb|novice|rookie|first[- ]timer|first time|just start(?:ed|ing)|starting out|no experience|no clue|clueless|patzer|day (?:1|zero|0)|starting from (?:scratch|zero|nothing)|from (?:zero|nothing)|call it scratch|like the first time|zero, zero|(?:complete|total) (?:zero|no idea)|fresh start|mostly new|new new|like i'm new|green as grass|clean slate|totally green|returning|one who returns|untrained|still learning|no (?:training|gym|lifting|fitness|sports?|sporting) (?:background|history)|(?:did|done|tried|had) (?:some|a few|a bit of|a little|a couple of|2) (?:\w+ )?(?:classes|sessions|gym|weights|lifting|training)|(?:i'm|i am) (?:\w+ )?new(?= ?(?:$|[,.;!)]|and\b|but\b|so\b)))/;
const NEVER =
  /\b(?:never|nivver|no ever|not once|haven't|have not|hasn't|have never|no|not|ain't|nae|didn't) (?:\w+ ){0,3}?(?:sports?|gym|lifted|lift|trained|been (?:to|in|inside)|done (?:any|it|this|that|weights|a)|touch(?:ed)?|worked out|exercised|held|used|seen|set (?:a )?foot|stepped|picked up|sweated|tried|barbell|in my life|in me life)\b|\b(?:barbell|weights?|gym|lifting|iron|bar) (?:never|not at all|no|nothing|zero|none)\b|\bnever in (?:my|me|ma) life\b|^(?:never|none|zero|nothing|nil|nada|no experience|not (?:much|a lot|any|really))[.!]?$/;
/** Clear without the coach's question. */
const NEVER_TRAINED =
  /\b(?:never|haven't ever|have never|not once) (?:\w+ ){0,2}?(?:lifted(?: (?:weights?|anything|before))?|trained(?: before)?|worked out|been (?:to|in|inside) (?:a|the) gym|touched (?:a |1 |one )?(?:weights?|barbell|dumbbell|bar)|set (?:a )?foot in a gym|exercised|(?:did |done |do |made )?(?:any )?(?:sports?|gym|exercise|fitness|weights))\b(?! (?:this|that|so|with|today|since|for|at|again))|\b(?:never|haven't|have not|not)(?: ever| really| properly)* (?:done|tried) (?:anything like (?:this|that|it)\b|(?:this|it) before\b|(?:any )?(?:gym|weights|lifting|training|strength training|exercise|sports?)(?= (?:before|ever|in (?:my )?life)\b))/;
const INTERMEDIATE =
  /\b(?:intermediate|middle level|medium|some experience|semi[- ]?experienced|(?:on (?:and|an|n|&) ?(?:aff|off)|off and on)|lifted before|trained before|know (?:the basics|my way|me way|what i'm doing|one end|the (?:main|big|basic) lifts|squat)|used to (?:lift|train|powerlift|compete|go|do (?:weights|crossfit))|lifted seriously|half new|not (?:new|a (?:beginner|newbie|noob))|past that|so[- ]so|decent|competent|comfortable with|squared away|moderate(?:ly)?|(?:did|make|made|do|done) (?:\w+ )?(?:cross ?fit|weights|bodybuilding|powerlifting|calisthenics|gym) before|did crossfit|i know squat)\b/;
const ADVANCED =
  /\b(?:advanced|veteran|old hand|competitive|competitor|compete[ds]? (?:in|at|since)|expert|elite|nationals?|sanctioned meets|i coach (?:\w+ ){0,3}(?:women|men|people|lifters|kids|team)|coach for|powerlifter|strongman competitor|since (?:the )?(?:80s|90s|70s|childhood|school|secondary|high school|reagan|forever)|(?:trained|lifted|training|lifting) (?:most of|all|for most of) my (?:adult )?life|all my life|my whole life|whole life lifting|decades?|under the bar)\b/;
const RETURNS =
  /\b(?:back|return\w*|restart\w*|start\w* again|coming back)\b.*\b(?:after|from)\b|\b(?:time|years?|months?) (?:off|nothing|without|away)\b|\bbreak of\b|\b(?:been|was) off for (?:\d+|an?|several|many) (?:months?|years?)\b|\bhaven't (?:trained|lifted|touched|been) .{0,16}\b(?:in|for|since)\b|\b(?:then|since then|after that|thereafter|now) (?:nothing|nil|none|zero|nowt|life happened|not at all)\b|\bforgot(?:ten)?(?: it)? all\b|\bforget all\b|\brelearn\w*\b/;
/** Well-known programs and kinds of training: who says for how long they did one says how long they have trained. */
const PROGRAM =
  '(?:strong ?lifts|starting strength|5 ?x ?5|5/?3/?1|gzclp|nsuns|ppl|push,? ?pull,? ?(?:and )?legs|(?:bro|full body|upper lower|body part|ppl|same|a|my) splits?|kettlebells?|cross ?fit|calisthenics)';
/** Years without training: what was learnt before is begun again (FACT-14). */
const YEARS_OFF =
  /\b(?:nothing|nowt|none|no (?:gym|training|lifting|sports?)|(?:not|haven't|have not|hasn't|didn't|did not) (?:a thing|(?:really |ever )?(?:train\w*|lift\w*|been|touch\w*|do|done|go|gone))|stopped|quit|gave (?:it )?up|away|(?<!on (?:and|an|n|&) )off)\b(?: (?!\d)[a-z']+){0,6}? (?:\d{1,2}|a few|few|many|several|ten|a) (?:years?|decades?)\b(?! old)|\b(?:years?|decades?) (?:away|off|out of it|without)\b/;
const TRAINING =
  /\b(?:lift\w*|with (?:the |my |just |only )?(?:dumbbells?|barbells?|kettlebells?|machines)|train\w*|gym|experience|exp|work(?:ing)? ?outs?|been at it|at it|bar|barbell|weights?|iron|crossfit|strongwoman|strongman|powerlifting|calisthenics|strength|consistent|serious\w*|bodybuilding|training age|month in|months in|years in|weeks in|weeks now|for real|going|gymm?ing)\b/;

const LEVEL = /\b(?:intermediate|advanced)\b/;
/** A level as an item of a list: «full gym, advanced». */
const LEVEL_ALONE =
  /(?:^|[,.;:/(] ?)(?:i'm |i am |an? |level |experience )*(advanced|experienced|intermediate|expert)(?= ?(?:$|[,.;/)]|lifter|trainee|level))/;

/** How long someone has trained, from their own words; the last clear statement counts. */
export function readExperience(typed: string, isAsked: boolean): Experience | undefined {
  const clauses = clausesOf(typed).filter((clause) => !clause.other && !clause.question);
  const text = clauses.map((clause) => clause.text).join(' . ');
  const plain = text.replace(NOT_LEVEL, (words) => (/beginner|newbie|noob|novice|new|clueless/.test(words) ? ' intermediate ' : ' '));
  const put =
    /\b(?:put|say|call it|so|then|consider me|treat me (?:as|like)|i'm|i am)(?: me)?(?: as)?(?: an?)? (beginner|intermediate|advanced)\b/.exec(
      plain,
    );
  if (put !== null) return put[1] as Experience;
  if (/\bintermediate\b/.test(text.replace(NOT_LEVEL, ' ')) && (isAsked || /\b(?:i'm|i am|as|myself|lifter|me)\b/.test(text)))
    return 'intermediate';
  if (NOT_SINCE.test(plain)) return 'beginner';
  if (isAboutSomethingElse(typed, isAsked)) return undefined;
  if (YEARS_OFF.test(plain.replace(GAVE_UP_ELSE, ' ')) && (isAsked || TRAINED_ONCE.test(plain))) return 'beginner';
  if (
    RETURNS.test(plain) &&
    (isAsked || /\b(?:gym|lift\w*|train\w*|weights|been off)\b/.test(plain)) &&
    (isAsked || /\b(?:months?|years?|yrs)\b/.test(plain))
  )
    return 'beginner';
  if (/\b(?:on (?:and|an|n|&) ?(?:aff|off)|off and on)\b/.test(plain) && (isAsked || TRAINING.test(plain))) return 'intermediate';
  if (BEGINNER.test(plain)) return 'beginner';
  const span = bySpan(plain, isAsked);
  if (span === undefined && (NEVER_TRAINED.test(plain) || (isAsked && NEVER.test(plain)))) return 'beginner';
  if (span !== undefined) return span;
  const level = LEVEL_ALONE.exec(plain)?.[1];
  if (level !== undefined) return level === 'intermediate' ? 'intermediate' : 'advanced';
  const listed = isListOfFacts(typed) ? LEVEL.exec(plain)?.[0] : undefined;
  if (listed !== undefined) return listed as Experience;
  if (ADVANCED.test(plain) && (isAsked || /\b(?:i'm|i am|as|an|advanced (?:lifter|trainee)|years|train\w*|lift\w*)\b/.test(plain)))
    return 'advanced';
  return INTERMEDIATE.test(plain) &&
    (isAsked ||
      /\b(?:intermediate|some experience|know (?:the basics|my way)|lifted before|trained before|used to (?:lift|train|power ?lift|do (?:\w+ )?(?:cross ?fit|weights|bodybuilding|powerlifting|calisthenics))|(?:make|made|did|do|done) (?:\w+ )?(?:cross ?fit|weights|bodybuilding|powerlifting|calisthenics|gym) before)\b/.test(
        plain,
      ))
    ? 'intermediate'
    : undefined;
}

/** What is given up and is no training. */
const GAVE_UP_ELSE =
  /\b(?:quit|stopped|gave up|given up|off) (?:the |my |a |all )?(?:smok\w*|cigarettes?|vap\w*|drink\w*|alcohol|booze|weed|drugs?|sugar|gambling|work\w*(?! out)|job|school|uni\w*|college|driving|meds?|medication|pills?|meat|carbs)\b/g;
const TRAINED_ONCE = /\b(?:lift\w*|train\w*|gym|weights?|power ?lift\w*|cross ?fit|bodybuilding|bar|iron|work(?:ed|ing)? out)\b/;

/** «First time my knee hurts», «never again», «new plan»: words of level about something else. */
function isAboutSomethingElse(text: string, isAsked: boolean): boolean {
  if (isAsked) return false;
  return /\b(?:first time (?:my|the|it|this|in)|new to (?:the|my) (?:area|city|town|app|job)|back (?:to|in) (?:the gym|training|it) (?:tomorrow|today|monday|on|next)|for (?:a )?beginners?\b.*\?|beginners? (?:plan|program|gains|bench)|never (?:again|mind|hurt))\b/.test(
    text,
  );
}

const SPAN =
  /(?<!(?:days?|times?|sessions?|workouts?|\d ?[xd]|once|twice|hours?|min|in|after|next|for the next|break of|off for|last) )\b(?:(\d{1,2}(?:\.\d)?)(?:\+| plus| odd)?|an?|a couple(?: of)?|couple(?: of)?|several|many|few|1st|2nd|3rd|4th|5th|\d(?:st|nd|rd|th)|over a|half a?) ?(years?|yrs?|yr|y|months?|mos?|month|weeks?|wks?|week)\b(?! old|s? ago| off| back|o\b| break| plan| block| (?:nothing|without|pregnant|postpartum|post))/g;
const SINCE_YEAR = /\bsince (?:the year |about |around )?(?:(?:19|20)(\d{2})|'?(\d{2}))\b(?! (?:days?|weeks?|months?|years?|min))/;
const SINCE_LONG =
  /\bsince i (?:was|wis|am|were) (?:\w+ )?(?:\d|a kid|a teen|little|young|small)|\bsince (?:\d{1,2}(?:th|st|nd|rd) grade|reagan|school|high school|childhood)\b/;

/** «Haven't exercised since high school» */
const NOT_SINCE =
  /\b(?:haven't|have not|hasn't|didn't|no exercise|nothing)\b(?: \w+){0,4} since (?:high school|school|college|uni\w*|childhood|i was|my (?:teens|twenties|20s))\b/;

/** «Been lifting 3 years», «since 09», «6 months». */
function bySpan(text: string, isAsked: boolean): Experience | undefined {
  const listed = text
    .split(/(?:[,.;] ?)+/)
    .map(bareSpan)
    .find((level) => level !== undefined);
  const trains = isAsked || TRAINING.test(text) || NAMES_PROGRAM.test(text);
  if (!trains) return listed;
  if (SINCE_LONG.test(text)) return 'advanced';
  const spans = [...text.matchAll(SPAN)].filter((match) => isTraining(text, match, isAsked));
  const last =
    spans.find((match) =>
      /\b(?:gym|lift\w*|serious\w*|train\w*|for real)\b/.test(text.slice(match.index, match.index + match[0].length + 20)),
    ) ?? spans[0];
  if (last !== undefined) return levelOf(last[1] ?? last[0], last[2] ?? '');
  const since = SINCE_YEAR.exec(text);
  if (since !== null && /\b(?:lift\w*|train\w*|at it|gym|bar|competing|going|doing (?:it|this))\b/.test(text)) {
    // The year of training is not known exactly without a clock: the last two or three years count as intermediate.
    const year = Number(since[1] ?? since[2]);
    return year >= 24 && year < 40 ? 'intermediate' : 'advanced';
  }
  return /\bfor years\b/.test(text) ? 'intermediate' : listed;
}

/** A length of training, not of an illness, a job or a plan. */
function isTraining(text: string, match: RegExpExecArray, isAsked: boolean): boolean {
  // Within its item of a list.
  const before = text.slice(Math.max(0, match.index - 40), match.index).replace(/^.*, /, '');
  const around = before + text.slice(match.index, match.index + match[0].length + 40).replace(/, .*$/, '');
  if (
    /\b(?:brick|liv(?:e|ed|ing)|together|relationship|pans?|job|ships|married|running|climbing|swimming|dancing|sailing|pregnant|wedding|pain|hurt\w*|sore|sick|ill|holiday|away|until|program|goal|lose|plan|pilates|meet|comp|body pump|video|block|surgery|deadline|race|retired|desk)\b/.test(
      around,
    )
  )
    return false;
  return (
    (isAsked && tellsNothingElse(text, match)) ||
    /^ ?(?:in|deep)(?= ?(?:$|[,.;)]|and\b|but\b|now\b))/.test(text.slice(match.index + match[0].length)) ||
    LED_BY_TRAINING.test(text.slice(0, match.index)) ||
    FOLLOWED_BY_TRAINING.test(text.slice(match.index + match[0].length))
  );
}

const NAMES_PROGRAM = new RegExp(`\\b${PROGRAM}\\b`);
const LED_BY_TRAINING = new RegExp(
  `\\b(?:${PROGRAM}|lift\\w*|compet(?:ing|ed|e)|bodybuilding|been (?:going|doing (?:it|this))|gym(?:ming)?|pumping iron|(?:mess|muck|play|fiddl|dabbl|fool)ing (?:(?:about|around) )?with (?:the |some )?(?:weights|dumbbells|barbells|kettlebells)|at this|train(?:ing|ed)?|work(?:ing|ed)? out|at it|under the bar|in the gym|to the gym|experience|crossfit|powerlifting|strong\\w+|calisthenics|training age|exp)(?: (?:for|since|from|bout|about|now|regularly|consistently|seriously|properly|weights|is|of|:|like|around|over|on and off))*(?:[:.]| [:.])? ?$`,
);
const FOLLOWED_BY_TRAINING = new RegExp(
  `^ ?(?:of |under |in the |in a |in my |into |doing |regular |consistent |serious |steady |with |just |only |a |the |my )*(?:${PROGRAM}|dumbbells?|barbells?|machines|bands|personal trainer|pt|lift\\w*|train\\w*|gym|experience|exp|the bar|barbell|weights|crossfit|powerlifting|calisthenics|consistent(?:ly)?|serious(?:ly)?|strength)\\b(?! (?:plan|program|block|card|membership|is|was))`,
);

function bareSpan(text: string): Experience | undefined {
  const span = /^(?:about |around |like |over |maybe |nearly |almost )*(\d{1,2}(?:\.\d)?\+?|an?) ?(years?|yrs?|months?)[.!]?$/.exec(
    text.trim(),
  );
  // More years alone are an age: «Chloé, 27 years, from Lyon».
  const isAge = (span?.[2] ?? '').startsWith('y') && Number.parseFloat(span?.[1] ?? '') >= AGE_FROM;
  return span === null || isAge ? undefined : levelOf(span[1] ?? '', span[2] ?? '');
}

const AGE_FROM = 16;
/** More years are an age. */
const YEARS_MOST = 45;

function levelOf(amount: string, unit: string): Experience | undefined {
  const number = Number.parseFloat(amount);
  const count = Number.isFinite(number)
    ? number
    : amount.startsWith('half')
      ? 0.5
      : amount.includes('couple')
        ? 2
        : /several|many|few/.test(amount)
          ? 4
          : 1;
  if (unit.startsWith('y') && count > YEARS_MOST) return undefined;
  const months = unit.startsWith('y') ? count * 12 : unit.startsWith('m') ? count : count / 4;
  if (months < 6) return 'beginner';
  return months <= 24 ? 'intermediate' : 'advanced';
}
