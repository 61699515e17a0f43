/** What takes a day of the week that is no lifting. */
const SPORT =
  '(?:run(?:s|ning)?|jog(?:s|ging)?|cycl(?:e|es|ing)|bik(?:e|es|ing)|rid(?:e|es|ing)|swim(?:s|ming)?|row(?:s|ing)?|climb(?:s|ing)?|boulder(?:ing)?|yoga|pilates|tennis|football|soccer|rugby|basketball|volleyball|hockey|golf|squash|badminton|padel|box(?:ing)?|bjj|judo|mma|karate|danc(?:e|ing)|ballet|spin(?:ning)?|hik(?:e|es|ing)|walk(?:s|ing)?|cardio|class(?:es)?|ski(?:ing)?|surf(?:ing)?|cricket|netball|match(?:es)?|games?|practi[cs]e|parkrun)';
const BEFORE_SPORT =
  '(?:(?:are|is|for|a|my|to|on|be|being|will|go|goes|going|spent|reserved|taken|by|with|just|only|always|already|long|easy|slow|short|trail|tempo|weekly|the|which) )*';
const COUNT = '(?:([1-5])|(one|half)(?: of)?|an?)';
const DAYS = '(?:days?|x|times?|sessions?|mornings?|evenings?|nights?|afternoons?)';

/** «2 of them running», «one of those a long run», «half of them cycling» */
const SOME_ARE_SPORT = new RegExp(
  `\\b${COUNT} (?:of )?(?:them|those|these|which|the days|my days|those days|these days)\\b,? ${BEFORE_SPORT}${SPORT}\\b`,
);
/** «Run 2 of the days», which may be days of the gym as well. */
const SPORT_ON_SOME = new RegExp(`\\b${SPORT} (?:on )?(?:[1-5]|one|half) of (?:them|those|these|the|my)\\b`);
const ALL_DAYS = new RegExp(`\\b([2-7]) ?(?:training |free |full |week ?)?${DAYS}\\b`);
/** «Lift the other 3», «running 2 mornings, lifting 3», «3 for lifting and 2 for runs» */
const LIFTING = [
  new RegExp(
    `\\b(?:lift(?:ing)?|gym|weights?|strength)(?: (?:work|training|on|for|the|my|remaining|other|rest|is|are))* ([1-6])(?= ?(?:$|[,.;:]|${DAYS}\\b|of\\b|and\\b|but\\b))(?! ?(?:x|times) ?\\d)`,
  ),
  new RegExp(
    `\\b([1-6]) (?:${DAYS} |of (?:them|those|these|which) )?(?:for |of |are |is |at |in |with )(?:the |my )?(?:lift\\w*|gym|weights?|strength)\\b`,
  ),
  new RegExp(`\\b([1-6]) (?:${DAYS} )?(?:lifting|weights)\\b`),
];
const ANY_SPORT = new RegExp(`\\b${SPORT}\\b`);

/** The lifting days of a week that a sport shares: named as such, or what the sport leaves of all; undefined where no number is of a sport. */
export function daysBesideSport(text: string): number | undefined {
  if (!ANY_SPORT.test(text)) return undefined;
  const all = Number(ALL_DAYS.exec(text)?.[1]);
  const taken = sportDays(text, all);
  if (taken === undefined && !NUMBER_OF_SPORT.test(text) && !SPORT_ON_SOME.test(text)) return undefined;
  const lifting = LIFTING.map((words) => words.exec(text)?.[1]).find((number) => number !== undefined);
  if (lifting !== undefined) return Number(lifting);
  return taken !== undefined && all > taken ? all - taken : undefined;
}

/** «Running 2 mornings», «2 days running», «2 for runs»: the number is of the sport. */
const NUMBER_OF_SPORT = new RegExp(
  `\\b${SPORT} (?:on )?[1-6] ?${DAYS}\\b|\\b[1-6] ?(?:${DAYS} )?(?:of |for |are |is )?(?:(?:the|my|a) )?${SPORT}\\b|\\b${SPORT} [1-6](?= ?(?:$|[,.;]|and\\b))`,
);

function sportDays(text: string, all: number): number | undefined {
  const some = SOME_ARE_SPORT.exec(text);
  if (some === null) return undefined;
  const said = some[1] ?? some[2] ?? 'one';
  if (said === 'half') return Number.isNaN(all) ? undefined : Math.floor(all / 2);
  return said === 'one' ? 1 : Number(said);
}
