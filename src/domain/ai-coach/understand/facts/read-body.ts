import type { WeightUnit } from '../../../training/units.ts';
import { clausesOf } from '../context/clauses.ts';
import { statementsOf } from './statements.ts';

const NOT_AGE =
  '(?! ?(?:kg|kgs|kilos?|lbs?|pounds?|st\\b|stone|min\\w*|days?|%|x\\b|x\\d|weeks?|months?|cm|m\\b|reps?|sets?|hours?|h\\b|am|pm|times|sessions|:\\d|th\\b|nd\\b|rd\\b|st\\b|/|,\\d|\\.\\d|for|km|k\\b|miles|degrees?|percent|bpm|people|plates|minutes))';
/** Years that anything else follows are years of it, and no age: «30 yrs otr driver», «12 years lifting», «20 years of desk work». */
const OF_THE_PERSON =
  "(?=$|[,.;]|,? (?:old|young|here|m|f|male|female|woman|man|wumman|guy|girl|lady|bloke|lad|mum|mom|dad|mother|father|(?:total )?beginner|newbie)\\b|,? \\d|,? (?:and )?(?:i|i'm|my|want|wanna|need|looking|never|weigh\\w*)\\b)";
const AGE: readonly RegExp[] = [
  /\b(\d{1,2}) ?-?(?:years?[- ]old|yrs?[- ]old|yo|y\/o|yr old|years of age|years young)\b/,
  new RegExp(
    `\\b(?:(?<!\\b(?:training|lifting|gym|bone) )aged?|(?<!\\b(?:training|lifting|gym|bone) )age is|age:|turned|turning|turn|nearly|almost|im|i'm|i am|am|i be)(?: (?:a|an|now|just|already|nearly|almost|only|about|a (?:guy|girl|man|woman|male|female),?))* (\\d{2})\\b${NOT_AGE}`,
  ),
  /\b(?:fit|healthy|strong) at (\d{2})\b/,
  /(?<!\b(?:weight|scale|weigh\w*|bench|squat|deadlift|heart|pulse|bpm|waist)\b.*)\bbeen ([1-7]\d) (?:for|since)\b/,
  /\b(?:pushing|rising|approaching|hitting|just gone|coming up (?:to|on)|going on) ([1-9]\d)(?=$|[,.;]| (?:and|next|soon|now|this|in|on my)\b)/,
  /\bi have (\d{2}) (?:years|springs|summers)\b(?! (?:of|in|with|under|lift))/,
  /\b(\d{2}) (?:springs|summers)\b/,
  /(?<!\b(?:training|lifting|gym) )\b(?:age|years?)[: ]+(\d{2})\b(?! ?(?:min|kg|lb|days|weeks|sets|reps))/,
  new RegExp(
    `^(?:f|m|male|female|woman|man|wumman|guy|girl|lady|bloke|lad|ok|so|well)?[,. ]*(\\d{2})(?:, ?| )(?:f|m|male|female|woman|man|guy|girl|(?:yrs?|years)\\b${OF_THE_PERSON})(?!\\w)`,
  ),
  /(?<!')\b(?:f|m|male|female|woman|man|wumman|guy|girl|lady|bloke)[,: ]+(\d{2})\b(?! ?(?:kg|min|lb|days|cm|weeks|sets))/,
  /\b(?:[fm])(\d{2})\b/,
  /(?:^|, )(\d{2}) ?(?:years?|yrs?)(?=$|,)/,
  /\b(\d{2}) ?f\b(?! ?(?:to|-))/,
  /\b(\d{2}) (?:male|female)\b/,
  /^(?!\d days )(?:\w+ ){0,2}(\d[1-46-9]) ?m\b(?! ?(?:x|per|each|a|sessions?)\b)/,
];
/** A message about a body: bare numbers of it may be an age. */
const BODY =
  /\b(?:kg|kilos?|lbs?|pounds?|stone|st|cm|tall|height|weigh\w*|weight|foot|ft|bmi|female|male|woman|man|menopause)\b|\b1[.,m]\d\d\b|\b\d'\d/;

/** «My 14 year old son» */
const OF_CHILD =
  /\b(?:my|our|me|a|the) (?:[\w-]+ ){0,4}?(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins|grand\w+|nephew|niece)\b(?:,? (?:who is |is |aged? )?\d{1,2}\b)?|\b(?:my|our) \d{1,2} ?-?(?:yo|y\/o|yrs?|years?)\b[\w -]*/g;

/** «16 and 24 kg kettlebells»: no age opens the message. */
const WEIGHTS_OF_KIT =
  /\b\d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)?(?:(?:,| and| or| to| &|-|\/) ?\d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)?)* (?:kettle ?bells?|dumb ?bells?|kbs?|dbs?|bells?|plates)\b/g;

/** Age in years, of the writer. */
export function readAge(typed: string): number | undefined {
  for (const clause of clausesOf(typed)) {
    if (clause.other) continue;
    const words = withoutWeight(clause.text.replace(OF_CHILD, ' ').replace(DECIMAL, ' '), typed);
    if (clause.past && !/\bi'm\b|\bnow\b/.test(clause.text)) continue;
    if (
      /\b(?:goal (?:is |weight |of )+\d|feel like|look|(?:since|when|before|until) (?:i|the|my)|by the time|bench\w*|squat\w*|deadlift\w*|curl\w*|set|stuck|at (?:the )?\d)\b/.test(
        clause.text,
      ) &&
      !/\byears? old|\byo\b/.test(clause.text)
    )
      continue;
    for (const signs of AGE) {
      const age = Number(signs.exec(words)?.[1]);
      if (age >= 5 && age <= 99) return age;
    }
  }
  const text = typed.replace(WEIGHTS_OF_KIT, ' ');
  if (!BODY.test(text)) return undefined;
  const first = /^(?:well |ok |so |um )?(\d{2})(?:,| and | yrs?\b|\. )/.exec(text) ?? /,\s?(\d{2}),/.exec(text);
  const age = Number(first?.[1]);
  return age >= 14 && age <= 95 && !/\b(?:bench|squat|deadlift|sets|reps|min)\b/.test(text) ? age : undefined;
}

/** No age. */
const DECIMAL = /\b\d+\.\d+\b/g;
const STATES_NOW = /\b(?:i'm|i am|am) (?:at |about |around )?(\d{2,3})(?= (?:now|today|currently|atm|this morning|at the moment)\b)/;
const WEIGHTS = /\b(\d{2,3})(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)\b/g;
/** How far a body weight is from the class or goal named beside it. */
const NEAR_WEIGHT = 0.15;

/** «82.5 kg class, I'm 84 now»: a number beside a weight much like it is a weight. */
function withoutWeight(clause: string, text: string): string {
  const number = Number(STATES_NOW.exec(clause)?.[1]);
  const isWeight = [...text.matchAll(WEIGHTS)].some(([, weight]) => Math.abs(Number(weight) - number) <= number * NEAR_WEIGHT);
  return isWeight ? clause.replace(STATES_NOW, ' ') : clause;
}

const WORD = '(kgs?|kilos?|kilograms?|lbs?|pounds?|metric|si units|imperial)';
const ASKED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:use|using|switch(?: it| everything| me)? to|in|to|prefer|show(?: me| all| everything)?(?: weights?)?(?: in)?|want|display|write|think in|put|set(?: it)? to|change (?:it )?to|go by|work in|everything (?:in|is)|only|just|make it|i do|i use|for me) (?:the |only |them in |it in |in |my )?${WORD}\\b(?! (?:or|more|less|lighter|heavier|plates|dumb|kettle|side by))`,
  ),
  new RegExp(
    `^(?:um |ok |so |oh |well |in |the |always |definitely |please )*${WORD}s*\\b(?:,? (?:please|pls|mate|only|obviously|everywhere|always|for me|ya|thanks|ta|lah|duck|love|bro|all the way|of course|no|not|this is|thats|that's|unless|cheers|units).*)?$`,
  ),
  new RegExp(
    `\\b${WORD},? (?:please|pls|only|everywhere|for everything|all the way|for (?:the )?(?:weights|iron|bar|plates|lifts|gym)|kindly|it is|always|if you (?:please|can|don't mind))\\b`,
  ),
  new RegExp(
    `\\b(?:is|are|be|was|were|that's|thats|it's|its|those are|mine are|everything in|gym is|stays?|measure in|loaded in|numbers in|marked in) (?:all |in |the |only |always )*${WORD}\\b`,
  ),
];

/** A requested unit (`asked`), or the unit the writer's weights are in. */
export function readUnit(text: string): { unit: WeightUnit; asked: boolean } | undefined {
  const statements = statementsOf(text);
  for (const { text: statement } of statements.toReversed()) {
    const plain = statement.replace(
      new RegExp(`\\b(?:not|no|n't|never|hate|from|instead of|rather than|convert) (?:\\w+ ){0,2}?${WORD}\\b`, 'g'),
      ' ',
    );
    if (
      /\b(?:lose|lost|gain\w*|weigh|bodyweight|stone for me)\b|\d ?(?:kg|lb)s? (?:more|less)/.test(plain) &&
      !/\b(?:use|show|display|switch|prefer|iron)\b/.test(plain)
    )
      continue;
    for (const signs of ASKED) {
      const found = signs.exec(plain.replace(/\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)\b/g, ' '));
      if (found?.[1] !== undefined) return { unit: unitOf(found[1]), asked: true };
    }
  }
  const written = /\d ?(kgs?|kilos?|lbs?|pounds?|#)(?!\w)/.exec(text);
  return written?.[1] === undefined ? undefined : { unit: unitOf(written[1]), asked: false };
}

function unitOf(word: string): WeightUnit {
  return /^(?:k|m|si)/.test(word) ? 'kg' : 'lb';
}
