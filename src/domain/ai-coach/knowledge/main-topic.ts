import { TOPICS } from './topic-table.ts';

/** The topic that a subject is first of all about, for a question in words that no topic has. */
const MAIN: readonly (readonly [RegExp, string])[] = [
  [/\bprotein\b/, 'protein-amount'],
  [/\bcreatine\b/, 'creatine'],
  [/\b(?:calories?|kcal|macros?|diet (?:chart|plan)|meal plan|how much (?:should|do|must) i eat)\b/, 'calories'],
  [
    /\b(?:lose|losing|burn\w*) (?:the |some |my |more )?(?:weight|fat|belly|\d+ ?(?:kg|kilos?|lbs?|pounds?))\b|\b\d+ ?(?:kg|kilos?|lbs?|pounds?) (?:is |a )?(?:realistic|possible|in \d)/,
    'rate-of-loss',
  ],
  [/\b(?:ramadan|fast(?:ing|ed))\b/, 'fasted'],
  [/\b(?:supplements?|vitamins?)\b/, 'vitamins'],
  [/\b(?:alcohol|beers?|wine|drunk|hangover)\b/, 'alcohol'],
  [/\b(?:coffee|caffeine)\b/, 'coffee'],
  [/\b(?:water|hydrat\w*)\b/, 'water'],
  [/\bstretch\w*|\bflexib\w*|\btight\b/, 'stretching-when'],
  [/\bwarm(?:ing)? ?up\b/, 'warm-up'],
  [/\b(?:crack|click|creak|crunch)\w*|\bpop(?:s|ping)\b/, 'morning-stiffness'],
  [/\b(?:sore|soreness|doms)\b/, 'train-while-sore'],
  [/\b\d+ sets\b/, 'sets-per-week'],
  [/\bsleep\b/, 'sleep-amount'],
  [/\bbulky\b|\bwom[ae]n\b/, 'women-and-bulk'],
  [/\b(?:my period|menstru\w*|cycle day)\b/, 'menstrual-cycle'],
  [/\b(?:morning|evening|night)\b/, 'time-of-day'],
  [/\b(?:add|more|go up|increase|raise|heavier) ?(?:in |the )?weights?\b|\bgo up\b/, 'when-add-weight'],
  [/\b(?:gains|results|see (?:a )?(?:difference|change))\b/, 'how-soon-results'],
];
const WORDS_MOST = 16;

/** Undefined where the message names none of the subjects, or says more than one short question. */
export function mainTopic(plain: string): (typeof TOPICS)[number] | undefined {
  if (plain.split(' ').length > WORDS_MOST) return undefined;
  const id = MAIN.find(([signs]) => signs.test(plain))?.[1];
  return TOPICS.find((topic) => topic.id === id);
}
