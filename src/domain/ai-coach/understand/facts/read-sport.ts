import type { Sport } from '../../person/brief-shape.ts';
import { clausesOf } from '../context/clauses.ts';
import { withoutOtherMeanings } from '../two-meanings.ts';
import { SPORT_MEANINGS } from '../two-meanings-table.ts';
import { weekdaysIn } from './find-weekdays.ts';

const SPORT =
  /\b((?:(?<=(?:^|\bi'?m an? |\bi am an? )(?:\w+ )?(?:\d{2} ?-?(?:years?|yrs?)?[ -]?(?:old|yo)?,? )?)(?:runner|cyclist|swimmer|rower|climber|boxer|triathlete|fencer|wrestler|skier|footballer)|(?<=\brun (?:a |an |my |my first |the )?)(?:5|10) ?k(?= |,|$)|(?:5|10) ?k (?:run|race)|(?<=\bi )row(?= on| for| at)|(?<=\b(?:i|we) )(?:row|run|bike|ride|box|skate|paddle|fence|wrestle|sail)(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|every|most)(?!\w*ly))|spartan(?: race)?|obstacle (?:course )?race|(?:rower|runner|climber|swimmer|cyclist|footballer|dancer|boxer)(?= (?:on|every|mon|tue|wed|thu|fri|sat|sun))|five[- ]a[- ]side|(?:wheelchair|touch|tag) rugby|(?:street |flag |indoor |walking |gaelic )?football|footy|fives|rugby(?: (?:league|union|sevens))?|soccer|futsal|(?:doubles )?tennis(?! elbow)|table tennis|badminton|padel|pickleball|squash(?= (?:on|every|twice|with|at|league|club|player|matches))|netball|zumba|aerobics|spin(?:ning)? class(?:es)?|basketball|hoops|volleyball|handball|(?:ice |field |roller )?hockey|lacrosse|shinty|hurling|camogie|cricket|baseball|softball|golf|(?:crown green )?bowls|swim(?:ming)?(?= (?:club|on|every|twice|training|laps|lessons|competition|at|mon|tue|wed|thu|fri|sat|sun|in the|\d))|water polo|rowing (?:club|crew|on)|kayaking|canoeing|surf(?:ing)?|sailing|(?:cross[- ]country |nordic |downhill )?ski(?:ing)?|snowboard\w*|skating|roller derby|(?:indoor |sport |trad |rock )?climb(?:ing)?(?! (?:to|up|my|stairs|the stairs|out|up|into|over))|bouldering|bloc\b|boulder(?=,| on| mon| tue| wed| thu)|hik(?:e|ing)|running club|run club|(?:i |parkrun|trail |marathon )run(?:ning)?(?! (?:a|the|my|our|this) )|run(?:ning)?(?= (?:on )?[1-7] (?:of|days?|times|mornings|evenings|x)\b)|(?<=\d )runs?(?= ?(?:\/|per|a|each) ?(?:w|wk|week)\b)|board(?= (?:\d|twice|sessions?))|(?<=\bmy )runs?|(?<=\b(?:of (?:them|those|these|which),? |[1-6] )(?:(?:are|is|for|a|my|long|easy|days?|mornings?|evenings?|times|sessions?) )*)run(?:s|ning)?\b(?! (?:a|the|my|our|this|through|out)\b)|runs?(?= (?:are|is|on|every|days?)\b)|run(?= (?:mon|tue|wed|thu|fri|sat|sun)\w*(?:,| and| &| \+|\/))|running(?= (?:on|every|days?|mon|tue|wed|thu|fri|sat|sun)\b)|jog(?:ging)?(?= (?:on|every|mon|tue|wed|thu|fri|sat|sun))|parkrun|marathon|half marathon|ironman|triathlon|(?:road |mountain )?cycl(?:e|ing)|spin(?:ning)?(?: class)?|bik(?:e|ing)(?= (?:to|on|every|club))|handbike|(?<=\bi )ride(?= |$)|boxing|kick ?boxing|muay thai|mma|bjj|jiu[- ]?jitsu|judo|karate|taekwondo|wrestling|aikido|capoeira|krav maga|fencing|archery|gymnastics|acrobatics|pole danc\w+|danc(?:e|ing)(?= (?:on|class|a|the|every|twice|with|in|lessons))|ballet|salsa|forro|zumba|yoga|pilates|tai chi|aqua ?fit|water aerobics|horse riding|riding lessons|highland games|strongman|olympic lifting|cheerleading|ultimate(?: frisbee)?|triathlons?|rucking|orienteering|biathlon|shot put|athletics club|track and field|crossfit class|calisthenics class))\b/g;
/** Not something the writer does. */
const NOT_DONE =
  /\b(?:watch|watching|no sport|no longer|not anymore|any ?more|gave up|given up|quit|retired|used to|stopped|hate|hated|don't|do not|doesn't|never|is (?:yoga|running|cycling|swimming) (?:ok|good)|instead of|should|would|can i|good for|want to (?:start|try|be)|add|include|more|shoes|towel|fan of|mat\b|ball\b|match on tv|tickets?)\b/;
const DOES =
  /\b(?:play|player|fighter|trip|holiday|off[- ]season|in season|ready|plays|played|train|training|trainings|do|doing|does|go|going|coach|run|ride|cycle|swim|dance|climb|compete|practi[cs]e|game|games|match|matches|club|league|team|class|classes|lessons?|twice|times|mornings?|evenings?|nights?|of (?:them|those|these|which)|\d (?:days? )?(?:for )?runs?|days running|x|\d ?x|every|season|also|besides|beside|my|sport|still|and|have|comp|just|got|is|it's)\b/;

/** «Swimmer, 2 days»: what somebody calls themselves says that they do it. */
const IS_ATHLETE = /^(?:runner|cyclist|swimmer|rower|climber|boxer|triathlete|fencer|wrestler|skier|footballer)$/;

const LIFTING_DAYS =
  /\b(?:lift\w*|gym|weights?|strength)\b.*\b(?:(?:mon|tue|wed|thu|fri|sat|sun)|(?:rest of|other|remaining) (?:the )?(?:week ?days|days|week)\b)/;

/** Without the days of the lifting: «I swim Mon Wed Fri, lifting Tue and Sat». */
function ofSport(clause: string): string {
  return clause
    .split(', ')
    .filter((part) => !LIFTING_DAYS.test(part) || part.search(SPORT) !== -1)
    .join(', ');
}

/** «Swim Mon and Thu, bike Tue, run Wed»: each sport with the days of its own part. */
function partsOfSports(clause: string): { name: string; weekdays: number[] }[] {
  return clause.split(', ').flatMap((part) => {
    const name = BESIDE_DAYS.exec(part)?.[1];
    const { days } = weekdaysIn(part);
    return name === undefined || days.length === 0 ? [] : [{ name, weekdays: days }];
  });
}

const BESIDE_DAYS =
  /^(?:(?:and|then|also|i|we|long|easy) )*(swim|bike|run|row|climb|ride|cycle|ski|skate|box|dance|yoga|pilates|football|soccer|tennis|rugby|bjj|judo)(?:ming|ning|ing|s)? (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/;

/** «15, basketball, want to jump higher»: age, sex and sport open an introduction. */
const WHO_PARTS = 3;

/** Sports of the writer with their weekdays. */
export function readSports(text: string, isAsked: boolean): Sport[] {
  const sports: { name: string; weekdays: number[] }[] = [];
  const clauses = clausesOf(withoutOtherMeanings(text, SPORT_MEANINGS));
  for (const [index, clause] of clauses.entries()) {
    if (clause.other || clause.past || clause.hypothetical || clause.question) continue;
    const names = [...clause.text.matchAll(SPORT)].map((match) => (match[1] ?? '').replace(/^i /, '').trim());
    const { days } = weekdaysIn(ofSport(clause.text));
    const last = sports.at(-1);
    // «Netball, mostly. Trainings wed, game sat»
    if (
      names.length === 0 &&
      last !== undefined &&
      days.length > 0 &&
      /\b(?:training\w*|games?|match|matches|class|practice|it's|session|intervals?|sparring|rides?)\b/.test(clause.text)
    ) {
      last.weekdays = [...new Set([...last.weekdays, ...days])];
      continue;
    }
    if (names.length === 0 || /^(?:for|to get better at|to be better at)\b/.test(clause.text) || NOT_DONE.test(clause.text)) continue;
    const isDone =
      isAsked ||
      names.some((name) => IS_ATHLETE.test(name)) ||
      (index === 0 &&
        clause.text
          .split(', ')
          .slice(0, WHO_PARTS)
          .includes(names[0] ?? '')) ||
      days.length > 0 ||
      (DOES.test(clause.text) && !/\b(?:goal|for (?:my |the )?\w*(?:season|climbing|skiing|hiking|football))\b/.test(clause.text));
    if (!isDone) continue;
    const next = clauses[index + 1];
    const later = days.length === 0 && next !== undefined && /^[,(:]/.test(next.connector) ? weekdaysIn(next.text).days : [];
    const isJustDays = later.length > 0 && ((next?.text.split(' ').length ?? 9) <= 4 || (next?.connector === '(' && later.length >= 2));
    const own = partsOfSports(clause.text);
    if (own.length >= 2) sports.push(...own);
    else sports.push({ name: names[0] ?? '', weekdays: days.length > 0 ? days : isJustDays ? later : [] });
  }
  return sports.filter((sport, index) => sports.findIndex((other) => other.name === sport.name) === index);
}
