import type { Style } from '../../person/brief-shape.ts';
import { clausesOf } from '../context/clauses.ts';

const POWERLIFTING =
  /\bpower ?-?lift(?:ing|er)?\b(?! (?:gym|club|cent(?:er|re)|coach|shoes?|belt|bar|platform))|\bmeet prep\b|\bsbd\b|\b(?:squat|bench(?: press)?|deadlift)s?,? (?:and )?(?:squat|bench(?: press)?|deadlift)s?,? and (?:squat|bench(?: press)?|deadlift)s? (?:total|meet|competition)\b/;

/** The style of training the writer asks for; null when they turn it down, undefined when nothing is said about it. */
export function readStyle(text: string): Style | null | undefined {
  const about = clausesOf(text).filter(
    ({ text: words, other, past, question }) => POWERLIFTING.test(words) && !other && !past && !question,
  );
  const last = about.at(-1);
  if (last === undefined) return undefined;
  return last.negated ? null : 'powerlifting';
}
