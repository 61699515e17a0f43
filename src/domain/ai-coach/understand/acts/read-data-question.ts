import { memoize } from '../memoize.ts';
import type { LOG_ACTS } from './acts.ts';
import { orderedAct } from './command.ts';
import { LEAST, MEASURES, type Measure, MOST, NOT_HELD, OTHERS, type Over, PAST } from './data-question-table.ts';
import { asksInsight } from './plain-log-forms.ts';
import { questionAlone } from './question-form.ts';
import { slotted } from './slotted.ts';

/** A question that numbers of the log or of the plan answer. */
export interface DataQuestion {
  /** Where the numbers are; `nowhere`: in neither; `others`: of somebody else; `future`: what will be lifted. */
  of: 'log' | 'plan' | 'nowhere' | 'others' | 'future';
  measure: Measure;
  /** `value`: how much; `which`: of several the first or last; `compare`: two spans or two things; `whether`: yes or no. */
  form: 'value' | 'which' | 'when' | 'whether' | 'compare' | 'look' | 'countdown' | 'source';
  over?: Over | undefined;
  order?: 'most' | 'least' | undefined;
  /** What neither log nor plan hold. */
  missing?: string | undefined;
  /** The sentence that asks, normalised. */
  text: string;
}

const WORDS_MOST = 26;
/** About training in general, advice, or the app. */
const IN_GENERAL =
  /\b(?:should|shall|must|could|would|may|might|ought|can|cant|can't|do you|how (?:do|does|can|to)(?! (?:my|week|EX|MUS|this week)\b)|how come|why|best (?:way|time|exercises? for|method|thing)|good (?:way|time)|what if|if i\b|(?:un)?till? i\b|what does|what is (?:an? )?(?:pr|rpe|rir|set|deload|superset)|what'?s (?:an? )?(?:rpe|rir|deload|superset)|mean|meaning|calculat\w*|estimated? how|app|belt|straps?|stretch\w*|warm[- ]?up|sore|soreness|pain\w*|hurts?|normal|ok|okay|enough|too (?:much|many|little|few|hard|easy|long|heavy)|worth|safe|optimal|recommended|ideal|need|supposed|protein|creatine|diet|food|eat|(?:average|normal|typical|most) (?:guy|man|woman|person|people|lifter|girl|adult|beginner)s?|people|everybody|everyone|my age|a?tween|between (?:sets?|rounds|goes|bench|heavy|EX|2|them|left|each)|breath\w*|cardio|sleep|failure|tank|science|evidence|according|rationale|reasons?|thinking|grounds|point|idea|logic|behind (?:the|this|that|doing|having|it)|reddit|instagram|internet|tiktok|export|csv|api|bulky|better (?:for|to|at|than)|is it|(?:is|are) there (?:a|an) |actual need|way|possib\w*|meant|get away|feel\w*|wait|resting|pause (?:after|between|for)|progressive|overload|have to|(?<!to )rest(?! days?)|is good|better off)\b/;
/** A plan is one's own where it is said so, or a day or the week of it is named. */
const OWN_PLAN =
  /\b(?:i|i'?m|my|me|we|our|DAY|(?:in|of|on) (?:the|this) (?:plan|program|week|block|schedule)|this week|(?:is|are) there (?:any|some|no|enough|more)|weekday|days?|sessions?|workouts?)\b/;
/** What somebody lifts is their own. */
const OWN_STRENGTH =
  /\b(?:am i|are my|is (?:my|the) EX|is my|are the EX|has (?:my|EX|the EX)|have (?:i|my)|did (?:i|my|EX)|was i|were my|my (?:\w+ )?(?:EX|lifts?|strength|numbers)|i'?m (?:getting|going)|how much (?:stronger|weaker|better|progress)|which|do i (?:improve|progress|lift|get)|i (?:have )?(?:gained|lost|improved|added)|lifts?|EX (?:go|going|gone|went|up|down|trend\w*|better|stronger|weaker|stall\w*|stuck)|what (?:lift|exercise)s?)\b/;
const OF_ONESELF = /\b(?:i|i'?ve|i'?m|my|mine|me|we|our|us)\b/;
const OF_PLAN = /\b(?:weeks?|months?|DAY|days?|sessions?|workouts?|plan|program|block|schedule|there|have)\b/;

/** «Which lift», «what is my worst week»: what is ranked. */
const RANKED = new RegExp(
  `^(?:(?:and|so|on|in|for|of|at|with|from) )*(?:which|what|whats|what's|name)(?: is|'s| was| are| were)?(?: (?:of|my|the|these|those|this|all|single|main|big|planned|training|gym|calendar|${MOST.source}|${LEAST.source}))* `,
);
const OVER: readonly (readonly [Over, RegExp])[] = [
  ['muscle', /^(?:muscles?(?: groups?)?|body ?parts?|parts? of (?:my|the) body)\b/],
  ['exercise', /^(?:lifts?|exercises?|movements?|ones?|1s?)\b/],
  ['month', /^months?\b/],
  ['day', /^(?:week ?days?|days?|sessions?|workouts?)\b/],
  ['week', /^weeks?\b/],
];

/** What a message asks of the log or the plan; undefined where it asks nothing of the kind. `text` is normalised. */
export const readDataQuestion = memoize((text: string): DataQuestion | undefined => {
  if (text.split(' ').length > WORDS_MOST * 2 || asksInsight(text)) return undefined;
  const sentences = text.split(/(?<=[a-z\d)])[.!?;:]+\s+|\n+| - /).map((one) => one.replace(/[.!?]+$/, '').trim());
  const asked = sentences.map((one) => readSentence(one));
  const at = asked.findIndex((one) => one !== undefined);
  const isAlone = sentences.every((one, index) => asked[index] !== undefined || isHarmless(one));
  return isAlone ? asked[at] : undefined;
});

/** Beside the question nothing may be told or ordered: it would be lost. */
function isHarmless(sentence: string): boolean {
  return (
    sentence.split(' ').length <= 10 &&
    !/\d|\b(?:hurts?|pain\w*|can you|could you|please|want|need|instead)\b/.test(sentence) &&
    orderedAct(sentence) === undefined
  );
}

/** «I would like to know which day I skip», «tell me how often I train». */
const WANTS_TO_KNOW =
  /^(?:(?:i(?:'d| would| was| am|'m)?|just|please|pls|can you|could you|do you|be honest|truthfully|honestly|quick one|serious question)[, ]+)*(?:(?:like|love|want|wanting|need|curious|wondering|wonder)(?: to (?:know|see|hear|find out))?|know|tell me|remind me|show me|give me|say|check|look up|any idea|no idea)[,: ]+(?:honestly |truthfully |straight |please |about )*(?=(?:wh|how|if|whether|did|do|am|is|are|have|has|the|my)\b|wh)/;
const ASKS =
  /^(?:(?:on|in|for|since|at|by|to|from|and|so) )*(?:what|whats|what's|which|when(?:'s| (?:did|was|were|is|are|do|will|does|have|had|am))|where|how|how's|hows|whether|if|any|ever|new (?:prs?|pbs?|records?|bests?))\b(?! (?:about|if|not|do you say)\b)/;
const REQUESTS =
  /\b(?:can|could|would|will) (?:you|u|we)\b|\binstead\b|\brather\b|\blet'?s\b|\bplease (?:add|swap|move|make|change|drop)\b/;

function readSentence(sentence: string): DataQuestion | undefined {
  if (sentence.split(' ').length > WORDS_MOST) return undefined;
  const wanted = questionAlone(questionAlone(sentence).replace(WANTS_TO_KNOW, '')).replace(/\bin a row\b/, 'running');
  const question = slotted(wanted).text;
  if (!(ASKS.test(wanted) || WHETHER.test(question)) || REQUESTS.test(wanted) || orderedAct(wanted) !== undefined) return undefined;
  const read = readForm(question);
  return read === undefined ? undefined : { ...read, text: wanted };
}

type Read = Omit<DataQuestion, 'text'>;

function readForm(question: string): Read | undefined {
  const missing = NOT_HELD.find(([, form]) => form.test(question))?.[0];
  if (missing !== undefined) return { of: 'nowhere', measure: 'content', form: 'value', missing };
  if (/\b(?:number|figure|count|that|those|this)s?\b.*\b(?:planned|plan)\b.*\bor\b.*\b(?:logged|log|done|did|actual\w*)\b/.test(question))
    return { of: 'log', measure: 'sets', form: 'source' };
  return others(question) ?? future(question) ?? (IN_GENERAL.test(question) ? undefined : (planWeek(question) ?? ofData(question)));
}

const LIFTED = /\b(?:EX|lift\w*|strong\w*|train\w*|max|pr)\b/;

function others(question: string): Read | undefined {
  return OTHERS.test(question) && LIFTED.test(question) ? { of: 'others', measure: 'strength', form: 'value' } : undefined;
}

const WILL = /\b(?:am i going to|are we going to|will i|will my|i will|i'?ll|is my EX going to be|going to be)\b/;
const BY_THEN =
  /\b(?:in (?:\d+|an?|half an?|the next) (?:weeks?|months?|years?)|by (?:the )?(?:end|christmas|new year|summer|spring|fall|autumn|winter|easter|then|next|january|february|march|april|may|june|july|august|september|october|november|december)|next (?:month|year|summer|spring)|(?:a|1) year from now|(?:week|month)s? from now)\b/;

function future(question: string): Read | undefined {
  if (!WILL.test(question) || !BY_THEN.test(question) || !/\b(?:EX|lift\w*|strong\w*|max|squat|bench)\b/.test(question)) return undefined;
  return /\b\d{2,3}\b(?! (?:weeks?|months?|days?))/.test(question) ? undefined : { of: 'future', measure: 'strength', form: 'value' };
}

const WEEK_OF_PLAN =
  /\bweek (?:[1-9]|1[0-2])\b|\b(?:last|final|1st|first|2nd|second|3rd|third|4th|fourth|heaviest|light|deload) week of (?:the|my|this) (?:plan|block|program|cycle)\b|\bnext week'?s?\b|\bthe coming week\b/;
const LOOKS =
  /\b(?:look\w*|like|hold|in store|bring|differ\w*|difference|harder|easier|heavier|lighter|change\w*|rpe|be|what(?:'?s| is) (?:in|on|planned)|how (?:hard|heavy))\b/;

/** What a week of the plan brings, and how far it is to the lighter one or to the end. */
function planWeek(question: string): Read | undefined {
  if (/\b(?:did|was|were|had|last week|have i)\b/.test(question)) return undefined;
  if (WEEK_OF_PLAN.test(question) && LOOKS.test(question)) return { of: 'plan', measure: 'effort', form: 'look', over: 'week' };
  const counts =
    /\bhow (?:many (?:sessions|workouts|weeks|days|trainings|times)|long|far)\b.*\b(?:until|till|til|before|to|left|away|remain\w*)\b/.test(
      question,
    );
  return counts && /\b(?:deload|light(?:er)? week|easy week|end|over|left|remain\w*|done|finish\w*|next block)\b/.test(question)
    ? { of: 'plan', measure: 'sessions', form: 'countdown' }
    : undefined;
}

const WHEN =
  /^(?:when|what (?:day|date)|on (?:what|which) (?:day|date)|how (?:long|many (?:days|weeks|months)) (?:ago|since|has it been|is it since|have passed))\b|\bhow long (?:is it |has it been )?since\b/;
const WHETHER =
  /^(?:(?:am|is|are|was|were|does|have|has|haven'?t|wasn'?t|isn'?t|hasn'?t|weren'?t) (?:i|my|we|our|the|last|there|it|any|this|that|these|all|EX|MUS|DAY|weeks?|both|more|most)|(?:did|didn'?t|had) (?:i|my|we|last|it|any|MUS)|(?:do|don'?t) (?:i|my|we|MUS))\b/;
const TWO = /\b(?:vs|versus|against|compared?|than|or|then and now|difference between)\b/;

function ofData(question: string): Read | undefined {
  const rank = RANKED.exec(question)?.[0];
  const over = rank === undefined ? undefined : OVER.find(([, form]) => form.test(question.slice(rank.length)))?.[0];
  const order = LEAST.test(question) ? 'least' : MOST.test(question) ? 'most' : undefined;
  const measure = measureOf(question) ?? (over === undefined || order === undefined ? undefined : USUAL[over]);
  if (
    measure === undefined ||
    !(
      OF_ONESELF.test(question) ||
      OF_PLAN.test(question) ||
      over !== undefined ||
      (measure === 'record' && NEWS.test(question)) ||
      /\b(?:EX|MUS)\b/.test(question)
    )
  )
    return undefined;
  const isPast = PAST.test(question) || LOG_ONLY.has(measure) || (over === 'day' && measure === 'sessions' && order !== undefined);
  const of = isPast ? 'log' : 'plan';
  if (of === 'plan' && !OF_PLANS.has(measure) && over !== 'day' && !(measure === 'load' && WHEN.test(question))) return undefined;
  if (measure === 'missed' && over === undefined && !/\b(?:did|have|haven'?t|didn'?t|was|were|how (?:many|often)|ever)\b/.test(question))
    return undefined;
  if (of === 'plan' && !OWN_PLAN.test(question)) return undefined;
  if (measure === 'strength' && (!OWN_STRENGTH.test(question) || /\b(?:is|'s|whats|which is) better\b/.test(question))) return undefined;
  if (
    measure === 'load' &&
    over === undefined &&
    !(/\bEX\b/.test(question) && /\b(?:did|have|has|had|was|were|ever|do) (?:i|we|my|the)\b|\bmy EX\b|\bi (?:did|EX)\b/.test(question))
  )
    return undefined;
  const counts = COUNTS.test(question);
  if (
    of === 'plan' &&
    over === undefined &&
    ((measure === 'effort' && !/\bDAY\b/.test(question)) || (measure === 'sets' && !counts && !/\b(?:EX|MUS)\b/.test(question)))
  )
    return undefined;
  const read = (form: DataQuestion['form']): Read => ({ of, measure, form, over, order });
  if (WHEN.test(question)) return of === 'log' || /\bnext\b/.test(question) ? read('when') : undefined;
  if (over !== undefined && (order !== undefined || measure === 'strength' || measure === 'missed')) return read('which');
  if (TWO.test(question)) return read('compare');
  if (WHETHER.test(question)) return read('whether');
  return OPENS.test(question) && (counts || measure !== 'sessions') ? read('value') : undefined;
}

/** «Any PRs today», «was that a PR» */
const NEWS = /\b(?:today|tonight|that|this|new|lately|yesterday)\b/;
const COUNTS = /\b(?:how (?:many|often|much|regular\w*|consistent\w*)|number of|total|average|per week)\b/;
const OPENS = /^(?:(?:and|so|on|in|for|about|my|the) )*(?:how|what|whats|what's|which|whose|total|average|number|any|new|MUS|EX)\b/;
/** What is ranked where only the best or the worst is asked for. */
const USUAL: Readonly<Record<Over, Measure>> = { exercise: 'strength', muscle: 'sets', day: 'effort', week: 'sessions', month: 'sessions' };
/** What a plan has numbers of. */
const OF_PLANS: ReadonlySet<Measure> = new Set<Measure>(['sets', 'exercises', 'minutes', 'effort']);
const LOG_ONLY: ReadonlySet<Measure> = new Set<Measure>(['strength', 'record', 'proportion', 'tonnage', 'missed', 'pause']);

function measureOf(question: string): Measure | undefined {
  return MEASURES.find(([, form]) => form.test(question))?.[0];
}

const ACTS: Readonly<Record<Measure, (typeof LOG_ACTS)[number]>> = {
  strength: 'ask-log-trend',
  proportion: 'ask-log-trend',
  load: 'ask-log-last',
  record: 'ask-log-record',
  content: 'ask-log-last',
  reps: 'ask-log-volume',
  sets: 'ask-log-volume',
  tonnage: 'ask-log-volume',
  effort: 'ask-log-volume',
  exercises: 'ask-log-volume',
  sessions: 'ask-log-adherence',
  missed: 'ask-log-adherence',
  pause: 'ask-log-adherence',
  minutes: 'ask-log-adherence',
};

/** The nearest act of such a question, for the rest of the talk. */
export function actOfData({ measure }: DataQuestion): (typeof LOG_ACTS)[number] {
  return ACTS[measure];
}
