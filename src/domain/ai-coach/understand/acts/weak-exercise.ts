import { findMentions } from '../find-mentions.ts';

const LEAD =
  "(?:(?:and|but|so|well|honestly|tbh|also|because|ugh|man|i know|i|i'm|i am|i've always been|i've|always|been|was|still|just|really|pretty|so|very|kinda|quite|absolutely|totally|completely|super|fucking|damn) )*";
const BAD =
  '(?:bad|terrible|awful|useless|hopeless|rubbish|poor|crap|shit|pants|horrible|horrendous|lousy|atrocious|trash|garbage|weak|pathetic|embarrassing|a joke|shocking|dire)';
const NAME = "((?:(?!(?:and|so|but|because|want|please|take|leave|drop|skip|how|what|why|at|for|is|are|has)\\b)[a-z'-]+ ){0,3}?[a-z'-]+)";
const TAIL =
  '(?: (?:too|though|tbh|honestly|really|as well|so much|a lot|big time|lol|at the moment|right now|for my (?:size|weight)|compared (?:to|with) (?:the rest|everything else|my (?:other lifts|[a-z]+))))*[.! ]*$';
const RATHER = '(?:(?:just|really|so|very|pretty|kinda|quite|absolutely|totally|still|always|been|by far|a bit|my|the) )*';

/** A weakness told of an exercise, and no bad night and no blame. */
const WEAK: readonly RegExp[] = [
  // «I'm bad at lunges», «I suck at benching», «no good at chin-ups»
  new RegExp(
    `^${LEAD}(?:suck(?:ing)?|${BAD}|no good|not (?:any |very |so |that )?(?:good|great|strong)) (?:at|on|with|in)(?: (?:doing|the|my|any|all|those|these|kind of|sort of))* ${NAME}${TAIL}`,
  ),
  // The spelling reader makes «week point» of «weak point».
  // «My bench sucks», «my deadlift is rubbish compared to the rest», «squats are not my strong suit»
  new RegExp(
    `^${LEAD}(?:my |the )?${NAME} (?:sucks?|stinks?|lags?(?: behind)?|(?:is|are|was|has|have) ${RATHER}(?:${BAD}|lagging(?: behind)?|behind|weakest(?: lift| point| exercise)?|we[ae]k (?:point|spot|link|lift|one)|worst (?:lift|exercise|one)|(?<=my )worst|not (?:my |a |very |so )*(?:strong (?:suit|point)|strength|best lift|great|good|strong)|no (?:good|great shakes)|a (?:weakness|struggle)))${TAIL}`,
  ),
  // «My weakest lift is the press»
  new RegExp(`^${LEAD}my (?:weakest|worst) (?:lift|exercise|one|movement) (?:is|has always been|are)(?: (?:the|my))* ${NAME}${TAIL}`),
];

/** «Benching»: the exercise that is done. */
function besideGerund(words: string): string[] {
  const stem = words.replace(/(?:([^aeiou])\1|([a-z]))ing\b/g, '$1$2');
  return stem === words ? [words] : [words, stem];
}

/** The exercise that a message says its writer is weak at, as it is named; undefined where it says anything else. `text` is normalised. */
export function weakExercise(text: string): string | undefined {
  const named = WEAK.map((form) => form.exec(text)?.[1]).find((words) => words !== undefined);
  if (named === undefined) return undefined;
  const [mention] = besideGerund(named).flatMap((words) => findMentions(words, true));
  return mention?.words;
}
