import { memoize } from '../memoize.ts';
import { subjectWords } from '../subject-words.ts';
import type { LOG_ACTS } from './acts.ts';
import { asksInsight, asksWhyDown, lastSessionsAsked, loadsBetween } from './plain-log-forms.ts';
import { isAsked, questionAlone } from './question-form.ts';
import { actOfData, readDataQuestion } from './read-data-question.ts';
import { readPlanQuestion } from './read-plan-question.ts';
import { slotted } from './slotted.ts';

export type LogAct = (typeof LOG_ACTS)[number] | 'report-plateau';

const WORDS_MOST = 18;
/** The load of a goal: «100», «225 lbs», «2 plates», «my first pull-up» has none. */
const GOAL = '(?:\\d{2,3}(?:[.,]\\d+)?|[1-5] plates?|(?:1|one|two|three|four|five|double|triple) ?(?:x )?body ?weight)';
/** «How long til I hit 225», «when will I bench 100», «am I close to 3 plates». */
const MILESTONE = new RegExp(
  `\\b(?:how (?:long|soon|fast|far|close|many (?:weeks|months|sessions))|when|what date|will i (?:ever )?|am i (?:close|near)|could i|on track)\\b.*\\b(?:till?|until|before|to|at|hit|reach|get|bench|squat|press|deadlift|lift|pull|doing|be|of|from|for)\\b.*\\b${GOAL}\\b(?! ?(?:min|minutes|days?|weeks?|months?|reps?|sets?|times|years?|%|calories|kcal|g\\b|grams|hours?))`,
);

/** Forms of questions about what was trained, on text with exercises and parts of the body as EX and MUS; the first that fits counts. */
const FORMS: readonly (readonly [LogAct, RegExp])[] = [
  [
    'ask-log-adherence',
    /\bhow (?:many (?:times|sessions|workouts|days|trainings|weeks)|often) (?:did|have|was) i (?:actually |really )?(?:train|work|go|gone|been|do|done|skip|miss|show|complete|finish|make|lift|manage)|\b(?:did|have) i (?:miss|skip)\w*\b|\bhow many (?:sessions? |workouts? |days? |times )?(?:did|have) i (?:miss|skip)\w*|\b(?:which|what) (?:week)?day do i (?:miss|skip|train)\b.*\b(?:most|least|often)|\b(?:streak|adherence|attendance|how consistent|consistency)\b|\b(?:average|mean) (?:sessions|workouts|times)\b|\bhow many (?:sessions|workouts) (?:a|per) week (?:have|did|do|am) i\b(?!.*\bplan)/,
  ],
  [
    'ask-log-volume',
    /\bhow (?:much|many (?:kg|kilos|lbs|pounds|tons?|reps))\b.*\b(?:did|have) i (?:lift|mov|shift|do)\w*\b(?! (?:on|for|with|in) EX)|\btonnage\b|\btotal (?:weight|volume|tonnage)\b|\bhow many (?:hard |working )?sets\b.*\b(?:did|have) i\b|\b(?:which|what) (?:muscles?|body ?parts?|muscle groups?|MUS)\b.*\b(?:neglect\w*|least|behind|forg[eo]t\w*|too little|under ?train\w*|not (?:enough|training)|ignor\w*|most)\b|\b(?:am i|have i been) (?:neglecting|ignoring|under ?training)\b/,
  ],
  [
    'report-plateau',
    /\bhow long have i been (?:stuck|stalled|at|on)\b|\b(?:since when|for how long)\b.*\b(?:stuck|stalled|at|on) (?:that|this|the same)\b|\b(?:am i|is my EX|is EX|have i|has my EX|has EX)\b.*\b(?:stuck|stall\w*|plateau\w*)\b|\b(?:which|what) (?:lifts?|ones?|1s?|exercises?)\b.*\b(?:stuck|stall\w*|plateau\w*|standing still)\b|\bfor how long have i been stuck\b/,
  ],
  [
    'ask-log-trend',
    /\b(?:which|what|whats|what's) (?!.*\b(?:works?|for|better)\b)(?:of (?:my|them|those|these) )?(?:lifts?|ones?|1s?|exercises?|is (?:my|the) (?:worst|best|slowest|strongest|weakest))\b.*\b(?:lag\w*|behind|best|worst|fastest|slowest|most|least|weakest|strongest|going up|moving|improv\w*|progress\w*)\b|\b(?:am i|are my|is my|has my|have i|do i|did i|i'm|how'?s my|how is my|how are my|how's)\b.*\b(?:progress\w*|improv\w*|stronger|weaker|going up|gone up|going down|going (?:well|ok|anywhere)|getting (?:better|worse|anywhere)|made any gains|gain(?:ing|ed) (?:any )?strength|lost (?:any )?strength|trend\w*|coming along|doing)\b|\b(?:is|are|was) (?:it|that|this|EX|my EX) (?:even |actually |still )?(?:going|moving|trending|getting) (?:up|down|anywhere|well|better|worse|stronger|weaker|ok)\b|\bEX (?:trend|progress|history|over time)\b|\b(?:trend|progress) (?:of|for|on|in) (?:my |the )?EX\b|\bhow (?:is|are|'s) (?:my |the )?EX (?:going|doing|coming along|looking|progressing|moving)\b|\bhow (?:do|would|can|will) i (?:know|tell|see) (?:if|that|whether) (?:i'?m |i am )?(?:progress\w*|improv\w*|(?:getting )?stronger|it'?s working)\b|\bhow much (?:stronger|weaker|progress)\b/,
  ],
  [
    'ask-log-record',
    /^when (?:was|did i (?:do|hit|lift|make|set|get)) (?:my |the |that |it |an? )?EX$|\b(?:my|ever|i'?ve|did i|i have|all time|EX)\b.*\b(?:prs?|pbs?|personal (?:best|record)s?|records?|heaviest|1 ?rm|e1rm|one rep max|max(?:es)?|estimated max\w*)\b|\b(?:prs?|pbs?|personal (?:best|record)s?|1 ?rm|e1rm|max) (?:on|for|in|of|at) (?:my |the )?EX\b|\b(?:what|whats|what's|what is|what was)(?: is| was)? (?:my |the )?(?:best|heaviest|biggest|top|strongest) (?:EX|set|lift|single|double|triple|bench|ever|weight)\b|\bmy best EX\b|\bmost (?:weight|i'?ve|i have|reps)\b.*\b(?:lifted|done|EX|ever|i)\b|\bmy EX (?:max|pr|pb|record|1rm|best)\b|\b(?:what|whats|what's)(?: is)? mine (?:for|on|at|in) EX\b|^EX (?:pr|pb|max|1rm|record|best)\b|^(?:pr|pb|max|1rm|record|best)(?: ever)? (?:on |for |at )?EX\b/,
  ],
  [
    'ask-log-last',
    /\b(?:what|which|how (?:much|heavy|many))\b.*\b(?:did i|have i|i did|i do)\b.*\b(?:last|yesterday|previous\w*|before|ago|on DAY)\b|\b(?:last|previous|latest|most recent) (?:time|session|workout)\b.*\b(?:i|EX|did|do|have|what)\b|\bwhat was (?:my|the) (?:last|latest|previous|most recent) (?:workout|session|training)|\bwhen (?:did i|was the last time i|have i)\b.*\b(?:last|EX|train\w*|do)\b|\blast time (?:i )?(?:did|on|for)? ?EX\b|\bdid i (?:hit|make|get|complete|finish|do|reach) all (?:of )?(?:my|the) (?:reps|sets)\b|\bwhen did i (?:do|hit|lift|make|set|get) (?:that|it|this)\b|\bhow did (?:i do|it (?:go|compare)|that (?:go|compare)|DAY (?:go|compare))\b/,
  ],
  [
    'ask-load-today',
    /\b(?:what|which) (?:weights?|loads?|kilos?|number)\b(?!.*\b(?:did|was|were|mean|cut|loss)\b).*\b(?:i|EX|me|use|lift|start|today|put|bar)\b|\bwhat (?:should|do|shall|must|can|am) i (?:\w+ )?(?:EX|hit|lift|load|use|put on the bar|start with|warm up with)\b(?: (?:for |on |with )?EX| today| tonight| now| next| with)*|\bhow heavy (?:should|do|for|on|would|is (?:my|the)|will|must|can)\b|\bhow (?:much|many (?:kg|kilos|lbs|pounds|plates)) (?:should|do|would|shall|can|must) i (?:EX|lift|load|use|put|start|do|go|take|add)\b|\bhow (?:much|heavy) (?:for|on) (?:my |the )?EX\b|\b(?:whats|what's|what is) (?:my|the) (?:EX (?:for|on) (?:DAY|today)|(?:working |starting |next |target )?weights? (?:for|on) (?:my |the )?EX|EX weight)\b|^(?:weights?|load|numbers?) (?:for|on) (?:my |the )?(?:EX|today|DAY)\b/,
  ],
];
/** About training in general, not one's own. */
const IN_GENERAL =
  /\b(?:what is|whats|what's|define|meaning of|mean by) (?:an? )?(?:pr|pb|1rm|e1rm|max|plateau|trend)\b(?! (?:on|for|in|of|at))|\bhow (?:is|are|do you|does)\b.*\b(?:calculat\w*|comput\w*|estimat\w*|work out)\b|\bhow accurate\b|\b(?:should|can|must|could) i (?:test|try|max|attempt)\b|\bbreak (?:a|the|my|through)\b|\bwhat if\b|\b(?:best|good) (?:way|time|exercises?|day|method)\b|\bapp\b|\bbelt|straps?\b/;

/** The question about one's own training that a message plainly asks; undefined for every other. `text` is normalised. */
export const readLogQuestion = memoize((text: string): LogAct | undefined => {
  if (text.split(' ').length <= WORDS_MOST && isMilestone(text)) return 'ask-log-trend';
  if (lastSessionsAsked(text) !== undefined) return 'ask-log-last';
  if (loadsBetween(text) !== undefined) return 'ask-load-today';
  if (asksWhyDown(text) || asksInsight(text)) return 'ask-log-trend';
  const data = readDataQuestion(text);
  if (data !== undefined) return data.of === 'plan' && readPlanQuestion(text) !== undefined ? undefined : actOfData(data);
  if (text.split(' ').length > WORDS_MOST) return undefined;
  if (!isAsked(text) || IN_GENERAL.test(text)) return undefined;
  const { text: question } = slotted(questionAlone(text));
  return FORMS.find(([, form]) => form.test(question))?.[0];
});

/** Asks when a load will be reached, and speaks of nothing else: «how long does that take, I must be at lunch at 13» does not. */
export function isMilestone(text: string): boolean {
  return MILESTONE.test(text) && subjectWords(slotted(text).text).length === 0;
}
