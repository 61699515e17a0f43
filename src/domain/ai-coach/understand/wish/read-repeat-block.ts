const BLOCK =
  '(?:(?:training )?(?:block|cycle|phase|mesocycle|meso)|(?:last|same|these|this|past) (?:\\d{1,2} )?weeks(?: block)?|program|programme|plan)';
const WHOSE = '(?:the |this |that |my |our )?(?:same |last |whole |entire |current |previous )*';
const NUMBER = '(?: ?(?:number |no\\.? ?|#)?(\\d{1,2}))?(?! ?(?:days?|times|x|min|sets?|reps?)\\b)';
const DO = '(?:do|run|go through|start|train|take|have|use|keep)';

/** «Repeat block 1», «run the same block again», «start this block over», «one more round of this block». */
const REPEATS: readonly RegExp[] = [
  new RegExp(`\\b(?:repeat|redo|rerun|re-run|restart)(?:ing)? ${WHOSE}${BLOCK}${NUMBER}`),
  new RegExp(
    `\\b${DO}(?:ing)? ${WHOSE}${BLOCK}${NUMBER} (?:again|over|over again|once more|(?:one|1) more time|a second time|another time|from the (?:start|top|beginning))\\b`,
  ),
  new RegExp(`\\b(?:(?:one|1) more|another|a second|a 2nd) (?:round|run|go|time) (?:of|through|at) ${WHOSE}${BLOCK}${NUMBER}`),
  new RegExp(`\\bback to (?:the )?(?:week 1|start|beginning) of ${WHOSE}${BLOCK}${NUMBER}`),
  new RegExp(`\\bback to week 1 and .*\\b${BLOCK}${NUMBER} (?:over|again)\\b`),
];
/** A week alone, a question about blocks in general, and no. */
const OTHER =
  /\b(?:don't|do not|never|not|instead of|rather than|without) (?:want to |wanna |like to )?(?:repeat|redo|rerun|run|do)\b|\bwhy\b|\bhow (?:often|many|long)\b|\bshould (?:i|people|you|one)\b|\bwhat (?:happens|if)\b/;

/** Which block is to be trained again; `number` is null where none is named. */
export function readRepeatBlock(text: string): { number: number | null } | undefined {
  if (OTHER.test(text)) return undefined;
  const match = REPEATS.map((signs) => signs.exec(text)).find((found) => found !== null);
  if (match == null) return undefined;
  const number = /\bblock ?(?:number |no\.? ?|#)?(\d{1,2})\b/.exec(match[0])?.[1];
  return { number: number === undefined ? null : Number(number) };
}
