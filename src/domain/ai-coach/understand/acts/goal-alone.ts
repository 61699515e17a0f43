const GAIN = '(?:(?:to )?(?:build|gain|add|put on|grow|get|building|gaining|adding|growing|getting) )';
const LOSE = '(?:(?:to )?(?:lose|drop|burn|shed|losing|dropping|burning|shedding) )';
const SOME = '(?:(?:some|more|a bit of|a bit more|a little|my|the|lean) )*';
const BECOME = '(?:(?:to )?(?:get|become|be|look|getting|becoming|being) (?:(?:a bit|much|really|just) )*)';
/** A goal as it is named by itself. */
const GOAL = `(?:(?:the )?(?:${GAIN}?${SOME}(?:muscles?(?: mass| growth| building| gain)?|mass|size)|hypertrophy|${GAIN}?${SOME}strength|${BECOME}?(?:strong(?:er)?|bigger|leaner|lean|fitter|fit|healthier|toned|shredded)|(?:fat|weight)[ -]loss|${LOSE}${SOME}(?:\\d+ ?(?:kgs?|kilos?|lbs?|pounds?)|(?:body ?)?(?:fat|(?<!drop(?:ping)? (?:\\w+ )?)weight))|(?:bulk|cut)(?:ting|ing)?(?: up)?|general fitness|powerlifting|body ?building|(?:to )?move and perform better))`;
/** What is the goal no longer. */
const NOT_MORE = `(?:(?:instead of|rather than|and not|not|no longer|forget|over) ${GOAL}(?: (?:any ?more|any longer|now))*|${GOAL} (?:is |was )?(?:no longer|not any ?more))`;
const LEAD =
  "(?:(?:ok|okay|so|and|also|but|no|nah|well|actually|hm+|sorry|wait|hey|coach|please|now|just|rather|maybe|instead|something else|(?:what|how) about|(?:can|could) (?:we|you|i)(?= (?:please |now |just )?(?:switch|change|go|make|focus|shift|move|set)\\b)|i|i'd|i'll|i'm|am|would|let'?s|want(?:ed)?|wanna|like|love|prefer|need|decided|think|switch(?:ing)?|chang(?:e|ing)|set|shift(?:ing)?|mov(?:e|ing)|go(?:ing)?|gonna|make it|focus(?:ing)?|about|on|for|to|from now on|my|the|new|main|goals?|goal's|is|should|be|this|all)[,.:;!]* ){0,14}";
const END = '(?: (?:instead|now|please|pls|then|from now on|as (?:my|the) (?:new )?goal|is (?:now )?(?:my|the) (?:new )?goal(?: now)?))*';
const GOAL_ALONE = new RegExp(
  `^(?!(?:is|should|be) )(?:${LEAD}${NOT_MORE}[,.;!]* )?${LEAD}${GOAL}${END}(?:[,.;]* (?:and )?${NOT_MORE})?${END}[.!? ]*$`,
);

/** The message names a goal and nothing else. `text` is normalised. */
export function isGoalAlone(text: string): boolean {
  return GOAL_ALONE.test(text);
}
