/** Words before a number that make it a wish. */
const WISH_BEFORE =
  /\b(?:make (?:it|them|that|those|these)?|give(?: me| it)?|want|to|do|say|maybe|try|prefer|need|like|let'?s|cap|set|put|at|take|go(?: for| with)?|around|about|with|down to|up to|let be|leave|keep|rather|write|stay|be|bring|raise|until|under|max(?:imum)?|min(?:imum)?|calculate|wish|happy|happier|possible|could|can) ?(?:it |the |them |for |in |at |like |just |only |a |to |of |sets of |about |around |do |have |with |maybe |say |be )*$/;
/** Words after a number that make it a wish. */
const WISH_AFTER =
  /^[-+]?\d* ?(?:s|x|sets?|rounds?|series|reps?|repetitions?|min\w*|seconds?|sec|days?|sessions?|visits?|times|mornings?|evenings?)? ?(?:is |are |would |will |be |'s )?(?:be )?(?:enough|please|pls|plenty|possible|suffices?|better|ok|okay|fine|max|ideal|heaps|instead|i can|left|only|for me|each|now|good|the limit|my limit|of each)\b/;
/** Words before a number that tell how it is now. */
const OLD_BEFORE =
  /\b(?:instead of|in ?stead of|in place of|rather than|not|no|neither|nor|than|isn't|over|above|beyond|past|more than|from(?: the)?|currently|presently|hate|hates|why|after|says?|gives? me|got|get|gets|getting|get only|enough of|have|has|does|doing|takes me|always|all|these|those|this|the|is|are|was|at) ?(?:the |these |those |just |only |my |a |doing |of |currently |about )*$/;
/** Words after a number that complain about it. */
const OLD_AFTER =
  /^[-+]?\d* ?(?:s|x|sets?|rounds?|series|circles?|reps?|repetitions?|min\w*|seconds?|sec|days?|sessions?|visits?|times|mornings?|evenings?)? ?(?:rest |breaks? |pauses? )?(?:(?:of|on|for|at|in|between|per|a) (?:[a-z]+ ){0,3}?)?(?:(?:isn'?t|aren'?t|ain'?t|is not|are not) enough|is|are|was|were|r|it's|makes?|kills?|killing|feels?|leaves?|leave|bores?|bore|takes?|too|appear|currently|isn't|ain't|ask|asks|wants|used|gets?|just because|i get|ho gaya|have done|has become)\b(?! (?:enough|plenty|fine|ok|good|my limit|what|all|better|heaps|possible|ideal))/;
/** A question or a fragment in between: «FIVE minutes? Two.» */
const STALE_MARK = /^[-+]?\d* ?(?:s|sets?|rounds?|reps?|min\w*|seconds?|times|days?)?(?: of [a-z ]{1,20})? ?\?\?/;

interface Candidate {
  value: string;
  score: number;
}

/**
 * The number of a text that is the wish, among those `unit` finds (its first group). A number that tells how it is now («instead of 3»,
 * «4 sets is too much») loses to one that is asked for; of equals the later one wins. Undefined when all tell how it is.
 * `fits` prefers numbers that change something: fewer days than now.
 */
export function wishedNumber(text: string, unit: RegExp, fits: (value: number) => boolean = () => true): string | undefined {
  const change =
    /\bfrom (?:the )?(\d{1,3})(?: [a-z]+)?(?:-| to (?:the )?| down to | up to |, (?:to )?)(\d{1,3}(?:-\d{1,3})?)(?![\d%])/.exec(text) ??
    /(?<!\d)(\d{1,3}) ?(?:->|=>|→) ?(\d{1,3}(?:-\d{1,3})?)(?!\d)/.exec(text);
  if (change !== null) return change[2];
  const found = [...text.matchAll(unit)];
  const fitting = found.filter((match) => fits(Number.parseInt(match[1] ?? '', 10)));
  let best: Candidate | undefined;
  for (const match of fitting.length > 0 ? fitting : found) {
    const value = match[1] ?? '';
    const at = match.index + match[0].indexOf(value);
    const candidate = { value, score: scoreOf(text.slice(0, at), text.slice(at + value.length)) };
    if (best === undefined || candidate.score >= best.score) best = candidate;
  }
  return best === undefined || best.score < 0 ? undefined : best.value;
}

function scoreOf(before: string, after: string): number {
  const near = before.slice(-40);
  const isOld = /(?:instead|in ?stead|place) of (?:the |just |only )*$|rather than (?:the )?$|\b(?:not|no|than|over|neither|nor) $/.test(
    near,
  );
  return (
    (isOld ? -4 : OLD_BEFORE.test(near) ? -1 : 0) +
    (WISH_BEFORE.test(near) ? 2 : 0) +
    (OLD_AFTER.test(after) ? -3 : 0) +
    (STALE_MARK.test(after) ? -3 : 0) +
    (WISH_AFTER.test(after) ? 2 : 0)
  );
}
