import { NO_TROUBLE } from '../fact-table.ts';
import { findMentions } from '../find-mentions.ts';
import { besideTightness } from '../mere-tightness.ts';
import { agreesWithOffer, refusesOffer } from '../offer-reply.ts';
import type { Act } from './acts.ts';
import { isGoalAlone } from './goal-alone.ts';
import { weakExercise } from './weak-exercise.ts';

/** What is there, or missing, for this session only. */
const ONLY_TODAY =
  /\bonly (?:\w+ )?(?:dumbbells?|machines?|bands?|kettlebells?|bodyweight|barbells?|cables?)\b.*\b(?:today|here|(?<!\b(?:for|from) )now|tonight)\b|\b(?:today|tonight)\b.*\bonly\b.*\b(?:dumbbells?|machines?|bands?|kettlebells?|bodyweight|barbells?|cables?)\b|\bno (?:rack|bench|barbell|cables?|machines?) (?:today|here)\b/;

/** «Scrap the barbell stuff, build muscle»: a part of the message is nothing but a goal. `text` is normalised. */
export function namesGoal(text: string): boolean {
  return text.split(/[,;.]/).some((part) => isGoalAlone(part.trim()));
}

/** Forms that leave no doubt, on normalised text; the first that matches wins. Everything else is the classifier's. */
const RULES: readonly (readonly [Act, RegExp])[] = [
  // What is lifted at a meet is no split of the week (MEET-6).
  [
    'correct-fact',
    /\b(?:meet|comp|competition|contest)(?: in [\w ]+?)?(?:'s| is| will be|,)? (?:just |only |a )*(?:push(?:[- /&+]+|,? and )pull(?! legs)|(?:bench(?: press)?|deadlifts?)(?:(?: and |[/&+])(?:bench(?: press)?|deadlifts?))?[- ]only|only (?:bench|deadlift)s?)\b(?!.*\b(?:split|days?)\b)/,
  ],
  // «Quads battered» tells of soreness and wishes for nothing.
  [
    'report-sore',
    /\b(?:legs?|quads?|thighs?|hamstrings?|hammies|glutes?|bum|butt|calves|calf|arms?|biceps|triceps|chest|pecs?|back|lats|shoulders?|delts?|traps?|abs|core) (?:(?:is|are|were|was|got|feel|feels|felt|still|absolutely|completely|totally|so|just|all|proper|well) )*(?:battered|fried|ruined|smashed|trashed|cooked|destroyed|hammered|screaming|on fire)\b/,
  ],
  // «Why bench» is about the plan; «why is my back sore» is not.
  [
    'ask-plan-why',
    /^why(?: (?:this|that|the) plan|(?: (?:do i|am i|is there|so|the|no|not|only|these|this|that|many|much)){0,3} [a-z-]+(?: [a-z]+)?)?[?.! ]*$/,
  ],
  [
    'ask-session',
    /^(?:ok |okay |so )?(?:what(?:'?s| is) (?:on |up )?(?:today|next|tomorrow)|today|next)(?:'s)?(?: (?:workout|session|plan))?[?.! ]*$/,
  ],
  [
    'ask-session',
    /^(?:(?:and|so|ok|okay|right|then|hey) )*what(?:'?s| is| have| do)? (?:(?:this|it|that) )?(?:i've|i have|i|have i|do i)(?: got| have)?(?: down| planned| coming| up)* (?:for )?(?:next|today|tomorrow|tonight)\b(?!.*\b(?:weeks?|months?)\b)/,
  ],
  [
    'ask-session',
    /^(?:is it |so |ok |are we doing |am i doing |do i (?:do|train|have) )*(?:legs?|chest|back|arms?|shoulders|push|pull|upper(?: body)?|lower(?: body)?|glutes|core|full body)(?: day)? (?:today|tomorrow|next)[?.! ]*$/,
  ],
  ['ask-session', /^(?:(?:and|so|ok|okay|what about|how about|for) )*tomorrow'?s?(?: (?:workout|session))?\?+ *$/],
  [
    'thanks',
    /^(?:many |ok |okay |great,? |cool,? )?(?:thanks?|thank you|thx|ty|cheers|ta)(?: (?:a lot|so much|coach|mate|very much))?[.! ]*$/,
  ],
  ['thanks', /^(?:k|kk|cool|great|nice|perfect|awesome|brilliant|got it|done|lol|haha|love it)[.! ]*$/],
  ['small-talk', /^(?:[a-z]+,? )?what an? (?:\w+ ){0,3}\w+[.! ]*$/],
  ['small-talk', /^(?:(?:are )?(?:you|u) (?:still )?there|[?.! ]+)[?.! ]*$/],
  ['ask-plan-why', /^(?:please |can you )?explain (?:the|this|my) (?:plan|program|programme|routine)[?.! ]*$/],
  [
    'ask-load-today',
    /^(?:and |so |ok |hey )*(?:how heavy(?! (?:is|was|are)\b)|how (?:much|many) (?:weights?|kilos?|kg|lbs?|pounds|plates)(?! (?:did|do i weigh|have i|will i lose|can i lose|should i (?:lose|eat|gain)))|what weights?\b)(?: (?!lost?|eat|did|total|protein)[a-z0-9'-]+){0,9}[?.! ]*$/,
  ],
  ['small-talk', /^(?:hi|hey|hello|yo|hiya|sup|good (?:morning|evening|afternoon))(?: (?:there|coach|again))?[.! ]*$/],
  // A joint that cracks without pain is a question, no injury.
  [
    'ask-soreness-recovery',
    /^(?=.*\b(?:crack|click|pop|crunch|creak|clunk|snap|grind)\w*)(?=.*\b(?:no|not|without|doesn't|don't|does not|never)(?: (?:any|really|it|a))* (?:pain|hurt))/,
  ],
  [
    'out-of-scope',
    /^(?:and |also |so |but |btw )*(?:can|could|should|would|is it ok(?:ay)? if) (?!.*\b(?:see|read)\b)my (?:\w+ )?(?:wife|husband|mum|mom|dad|mother|father|son|daughter|kid|kids|brother|sister|friend|girlfriend|boyfriend|partner|flatmate|roommate)\b/,
  ],
  [
    'ask-app',
    /\b(?:how|which formula|what formula)\b.*\b(?:e1rm|1rm|estimat\w*|max)\b.*\b(?:calculat\w*|comput\w*|accurate|work(?:ed)? out|formula|guess\w*)\b|\bhow accurate\b.*\b(?:e1rm|1rm|estimat\w*|max)\b/,
  ],
  [
    'ask-app',
    /^\W*(?:wait |so |hey |ok )*are (?:you|u) (?:\w+ )*(?:chatgpt|gpt|ai|a ?i|a bot|bot|robot|human|real|person|machine|program|llm|alive)\b/,
  ],
  [
    'ask-app',
    /\b(?:delet\w*|uninstall\w*|remov\w*|los\w*)\b.*\b(?:the app|this app|my phone)\b|\bcan (?:my|other|any|some)\w* ?\w* (?:see|read|look at)\b/,
  ],
  [
    'ask-method',
    /^(?:so |and |but |hey )*(?:is|are) \d+ (?:sets?|reps?|exercises?)\b.*\b(?:too (?:much|many|few|little)|enough|ok(?:ay)?|fine|normal)\b/,
  ],
  ['ask-food', /\b(?:macros?|calories|kcal|creatine)\b/],
  ['report-sore', /\bdoms\b|\bkilling my (?:abs|legs|arms|glutes|quads|chest)\b/],
  [
    'report-sore',
    /\b(?:legs?|arms?|quads|glutes|hamstrings|chest|back|shoulders|everything|abs|calves)(?: are| is| r|'re|'s)? (?:so |absolutely |totally |still |completely )*(?:fried|dead|toast|jelly|cooked|shot|noodles|on fire|wrecked|trashed|destroyed)\b/,
  ],
  [
    'report-success',
    /^(?:(?:i|we|just|totally|absolutely|i'm|im|am|have|i've) )*(?:crush(?:ed|ing)|smash(?:ed|ing)|kill(?:ed|ing)|nail(?:ed|ing)) (?:it|that|this|the (?:session|workout)|today'?s (?:session|workout))(?: (?:today|yesterday|lol))?[.! ]*$/,
  ],
  [
    'report-hard',
    /^(?:(?:i|i'm|im|am|bro|omg|man|lol) )*(?:so |absolutely |totally |completely )*(?:dead|wrecked|destroyed|cooked|fried|spent|gassed|knackered|done for)(?: (?:after|from) .{0,40}| (?:today|now|lol))?[.! ]*$/,
  ],
  ['report-hard', /^(?:it'?s |that'?s |that was |was |way |all )*too (?:heavy|hard)(?: (?:today|now))?[.! ]*$/],
  ['report-easy', /^(?:it'?s |that'?s |that was |was |way |all )*too (?:light|easy)(?: (?:today|now))?[.! ]*$/],
  // «Squat pr 140kg x 3», also where a slip hides the lift.
  ['give-max', /^\w+(?: \w+)? (?:pr|pb|1rm|max) \d{2,3}(?:[.,]\d)? ?(?:kg|kilos?|lbs?|pounds?)(?: ?(?:x|for) ?\d{1,2})?[.! ]*$/],
  ['ask-what-changed', /\bwhen\b.*\b(?:deload|light(?:er)? week|easy week)\b/],
  [
    'ask-session',
    /^(?:please |can you )?(?:show|see|view)\b(?!.*\b(?:progress|history|last|log|record|in kgs?|in kilos?|in lbs?|in pounds|units?)\b)/,
  ],
  ['equipment-gone', ONLY_TODAY],
  [
    'report-success',
    /^(?:i |just )*(?:did |done |hit |got )?(?:\d+(?:[.,]\d+)? ?(?:kg|kilos?|lbs?|pounds?|#)? ?(?:x|for) ?\d{1,2})(?: ?(?:@|at|rpe)+ ?(?:rpe ?)?\d{1,2}(?:[.,]\d)?)?[.! ]*$/,
  ],
  [
    'ask-next-block',
    /\b(?:build|make|give|write|create|start|plan) (?:me )?(?:a|my|the) next (?:block|phase|cycle|mesocycle|plan|program|programme|routine)\b/,
  ],
  ['ask-plan', /\b(?:build|make|give|write|create) (?:me )?(?:a|an|my|another|the) (?:\w+ ){0,2}(?:plan|program|programme|routine)\b/],
];

/** «How do i squat», «row form»: how an exercise that is named is done. */
const HOW_TO =
  /^(?:how (?:to|do i|do you|should i) (?:do |perform )?(?:an? |the )?(?:[a-z-]+ ?){1,4}|(?:[a-z-]+ ){1,3}(?:form|technique|cues))[?.! ]*$/;

/** «Nothing hurts», not «nothing hurts, why three rows on Friday». */
const ALL_CLEAR_WORDS_MOST = 6;

/** «My forearms are not really painful, just tight», with nothing asked or told besides. */
function isMerelyTight(text: string): boolean {
  const rest = besideTightness(text);
  return rest !== undefined && rest.split(/\W+/).length <= ALL_CLEAR_WORDS_MOST * 2 && !/[?\d]/.test(text) && !TOLD_BESIDE.test(rest);
}
const TOLD_BESIDE =
  /\b(?:hurt\w*|pain\w*|pinch\w*|sharp|numb\w*|tingl\w*|weak\w*|swollen|swell\w*|giv(?:es|e|ing) (?:way|out)|click\w*|chest|breath\w*|dizz\w*|swap|add|more|less|remove|instead|what|how|why|can|should)\b/;

/** The act of a message whose form alone tells it; undefined for all others. `text` is normalised. */
export function ruledAct(text: string): Act | undefined {
  if (HOW_TO.test(text) && findMentions(text, true).length > 0) return 'ask-exercise';
  if (NO_TROUBLE.test(text) && text.split(' ').length <= ALL_CLEAR_WORDS_MOST) return 'thanks';
  if (isMerelyTight(text)) return 'thanks';
  if (isGoalAlone(text)) return 'give-goal';
  if (weakExercise(text) !== undefined) return 'unclear';
  if (agreesWithOffer(text)) return 'accept';
  if (refusesOffer(text)) return 'refuse';
  return RULES.find(([, form]) => form.test(text))?.[0];
}

/** What a tap sends when the coach was not sure; the sentence that preceded it is then read with this act. */
export const ACT_CHOICES: Readonly<Partial<Record<Act, string>>> = {
  'give-days': 'My days changed',
  'give-time': 'My time changed',
  'give-equipment': 'My equipment changed',
  'give-injury': 'It hurts there',
  'report-pain': 'It hurts there',
  'ask-plan': 'I want a plan',
  'ask-next-block': 'I want the next block',
  'start-over': 'Start over',
  'ask-session': 'Show my next workout',
  'swap-exercise': 'Swap the exercise',
  'remove-exercise': 'Take it out',
  'add-exercise': 'Add the exercise',
  'move-day': 'Move the day for good',
  'shift-session': 'Move it this week only',
  'fewer-days': 'Fewer days a week',
  'more-days': 'More days a week',
  'shorter-sessions': 'Shorter sessions',
  'longer-sessions': 'Longer sessions',
  'time-today': 'Less time today only',
  'more-sets': 'More sets',
  'fewer-sets': 'Fewer sets',
  'change-reps': 'Other reps',
  'lighter-today': 'Go lighter today',
  harder: 'Make the plan harder',
  easier: 'Make the plan easier',
  reorder: 'Change the order',
  superset: 'Pair exercises',
  'change-rest': 'Other rest times',
  'change-split': 'Another split',
  'equipment-gone': 'It is not there today',
  'focus-shift': 'More for one muscle',
  'deload-now': 'A lighter week',
  'add-cardio': 'Add cardio',
  'change-day-content': 'Change that day',
  'report-plateau': 'I am stuck on a lift',
  undo: 'Undo that',
  'ask-plan-why': 'Why it is in my plan',
  'ask-exercise': 'How the exercise is done',
  'ask-effort': 'How hard a set should be',
  'ask-rest': 'How long to rest',
  'ask-food': 'Food and protein',
  'ask-cardio': 'Cardio beside lifting',
  'ask-soreness-recovery': 'Soreness and recovery',
  'ask-method': 'Which method is better',
  'ask-log-trend': 'Am I getting stronger',
  'ask-log-record': 'My best so far',
  'ask-log-last': 'What I did last time',
  'ask-load-today': 'Which weight today',
  'ask-log-volume': 'How many sets I do',
  'ask-log-adherence': 'How often I trained',
  'ask-what-changed': 'What changed in my plan',
  'ask-app': 'How the app works',
};

const CHOSEN: ReadonlyMap<string, Act> = new Map(Object.entries(ACT_CHOICES).map(([act, choice]) => [choice.toLowerCase(), act as Act]));

/** The act of a tapped choice; undefined for typed messages. */
export function chosenAct(content: string): Act | undefined {
  return CHOSEN.get(content.trim().toLowerCase());
}
