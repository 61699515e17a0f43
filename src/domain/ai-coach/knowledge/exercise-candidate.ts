import { slotted } from '../understand/acts/slotted.ts';
import { subjectWords } from '../understand/subject-words.ts';
import type { Candidate } from './candidate.ts';
import { answerExercise, answerWhyExercise, exercisesNamed } from './exercise-answer.ts';
import { mayIDo } from './may-i-do.ts';
import type { Person } from './person.ts';
import { shapeOf } from './question-shape.ts';
import type { Prior } from './rank-answers.ts';
import { plainText } from './words.ts';

/** How well the library answers a question that names an exercise, and what other words in it take away. */
const NAMED = 0.71;
/** A question of whether this person may do it. */
const ALLOWED = 0.9;
const ACT = 0.4;
/** From this probability on a message without the form asks for the reason of something in the plan. */
const LIKELY = 0.3;
const OTHER_WORD = 0.15;
const OTHER_WORDS_MOST = 4;

/** Words that ask about an amount, a place or a moment in the plan, not about the exercise itself. */
const ASPECT =
  /\b(?:sets?|reps?|low|light|lighter|heav\w+|percent|weights?|loads?|kilos?|kg|order|first|last|before|after|ahead|pause|tempo|so (?:much|many|little)|volume|end|singles|twice|rest|rests|one leg|one arm|every week)\b|%/;
const HOW_DONE =
  /\bhow (?:do|to|does|should|would|must|(?:is|are)(?! (?:my|our)\b))\b|\b(?:form|technique|cues?|tips|execute|perform|setup|set up)\b/;
const WHAT_FOR = /\b(?:what is|whats|what are|what does|explain|point of|good for)\b/;
const OWN_NUMBER = /\b(?:my|mine|now|currently|max|best|record|last|trend|going|kilos?|kg|lbs?|pounds?|how (?:much|many|heavy))\b/;

/** What the exercise library says to a question that names an exercise; undefined where it asks something else of it. */
export function exerciseCandidate(text: string, prior: Prior, person: Person): Candidate | undefined {
  const named = exercisesNamed(text.replace(/\bpress(?:ing)? overhead\b/i, 'overhead press'));
  const [first] = named;
  if (first === undefined) return undefined;
  const plain = plainText(text);
  const allowed = named.length === 1 ? mayIDo(plain, first, person) : undefined;
  if (allowed !== undefined) return { id: `may-${first.id}`, fit: ALLOWED, words: allowed };
  const isWhy = shapeOf(plain) === 'why' || (prior('ask-plan-why') >= LIKELY && prior('ask-plan-why') > prior('ask-exercise'));
  if (isWhy && ASPECT.test(plain)) return undefined;
  const answered = isWhy ? answerWhyExercise(text, first, person) : answerExercise(text, named, person);
  if (answered === undefined) return undefined;
  const isTechnique = answered.id.startsWith('how-');
  if (isTechnique && !HOW_DONE.test(plain) && (OWN_NUMBER.test(plain) || !WHAT_FOR.test(plain))) return undefined;
  const others = subjectWords(slotted(plain).text).length;
  const fit = NAMED + ACT * prior(isWhy ? 'ask-plan-why' : 'ask-exercise') - OTHER_WORD * Math.min(OTHER_WORDS_MOST, others);
  return { id: answered.id, fit, words: answered.message };
}
