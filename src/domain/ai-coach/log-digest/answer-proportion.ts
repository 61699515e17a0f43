import type { Pattern } from '../../exercises/exercise.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { unitWord } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import { listWords } from '../person/list-words.ts';
import type { AskedData } from './asked-data.ts';
import { loggedExercise } from './exercise-asked.ts';
import { notLoggedWords } from './missing-words.ts';
import { capital, dayWords } from './say.ts';
import { liftedOf } from './series.ts';

/** The four barbell lifts as lifters compare them: one, two, three and four plates a side stand for 2 to 3 to 4 to 5. */
const PARTS: Readonly<Record<string, { parts: number; pattern: Pattern }>> = {
  'overhead-press': { parts: 2, pattern: 'vertical-push' },
  'bench-press': { parts: 3, pattern: 'horizontal-push' },
  'back-squat': { parts: 4, pattern: 'squat' },
  deadlift: { parts: 5, pattern: 'hinge' },
};
const RULE = 'press 2, bench 3, squat 4, deadlift 5';
/** Two lifts this near to each other in proportion are balanced. */
const BALANCED = 0.05;
/** An estimate older than this says little of today. */
const RECENT_DAYS = 70;

interface Standing {
  name: string;
  /** The best estimated maximum of the last weeks. */
  max: number;
  on: string;
  parts: number | undefined;
}

/** The person's lifts against each other. */
export function answerProportion(data: AskedData): string[] | undefined {
  const [first, second] = data.exercises;
  if (first === undefined || second === undefined) return rankedWords(data);
  const standings = [first, second].map((asked) => standingOf(asked.name, data));
  const [a, b] = standings;
  if (a === undefined || b === undefined) {
    const missing = [first, second].find((_, index) => standings[index] === undefined) ?? first;
    return loggedExercise(data.digest, missing) === undefined
      ? notLoggedWords(missing, data)
      : [
          `${missing.name} has no set of the last ${RECENT_DAYS / 7} weeks from which a maximum could be estimated, so I cannot compare the two.`,
        ];
  }
  return pairWords(a, b, data);
}

function standingOf(name: string, { digest, unit }: AskedData): Standing | undefined {
  const exercise = digest.exercises.find((one) => one.name === name);
  if (exercise === undefined || findExercise(name)?.load === 'bodyweight') return undefined;
  const { measure, points } = liftedOf(exercise, unit);
  const recent = points.filter(({ on }) => daysBetween(on, digest.today) <= RECENT_DAYS);
  const best = recent.reduce<(typeof recent)[number] | undefined>(
    (top, one) => (top === undefined || one.value > top.value ? one : top),
    undefined,
  );
  if (measure !== 'max' || best === undefined) return undefined;
  return { name, max: Math.round(best.value), on: best.on, parts: PARTS[findExercise(name)?.id ?? '']?.parts };
}

function pairWords(a: Standing, b: Standing, { digest, unit, text }: AskedData): string[] {
  const word = unitWord(unit);
  const said = ({ name, max, on }: Standing) => `${name} about ${max} ${word} (${dayWords(on, digest.today)})`;
  const [low, high] = a.max <= b.max ? [a, b] : [b, a];
  const ratio = Math.round((low.max / high.max) * 100);
  const facts = `By estimated maximum: ${said(a)}, ${said(b)}. ${low.name} is ${ratio}% of ${high.name.toLowerCase()}, ${high.max - low.max} ${word} less.`;
  if (a.parts === undefined || b.parts === undefined) return [facts];
  const share = a.max / a.parts / (b.max / b.parts);
  const expected = Math.round((Math.min(a.parts, b.parts) / Math.max(a.parts, b.parts)) * 100);
  const usual = `A common yardstick (${RULE}) has ${Math.min(a.parts, b.parts) === low.parts ? expected : Math.round(((high.parts ?? 1) / (low.parts ?? 1)) * 100)}%`;
  const isAsked = /\b(?:behind|lag\w*|balance\w*|too|weak\w*|ahead|line up|proportion\w*)\b/.test(text);
  if (Math.abs(share - 1) < BALANCED)
    return [`${isAsked ? 'Not really: the two fit together. ' : ''}${facts}`, `${usual}, so neither lags.`];
  const behind = share < 1 ? a : b;
  const lead = !isAsked ? '' : behind === a ? 'Yes, a little. ' : `No, rather the other way round. `;
  return [`${lead}${facts}`, `${usual}, so ${behind.name.toLowerCase()} is the one behind.`];
}

/** The weakest or strongest lift, as the four are usually to each other. */
function rankedWords(data: AskedData): string[] | undefined {
  const { digest, question, unit } = data;
  const standings = digest.exercises.flatMap(({ name }) => {
    const standing = standingOf(name, data);
    return standing?.parts === undefined ? [] : [{ ...standing, parts: standing.parts }];
  });
  if (standings.length < 2) return undefined;
  const ranked = standings.toSorted((a, b) => a.max / a.parts - b.max / b.parts);
  const [low, high] = [ranked[0], ranked.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  const word = unitWord(unit);
  const each = ranked.map(({ name, max }) => `${name.toLowerCase()} ${max}`);
  const facts = `Estimated maximums of the last weeks: ${listWords(each)} ${word}.`;
  const share = Math.round((1 - low.max / low.parts / (high.max / high.parts)) * 100);
  const chosen = question.order === 'least' || !/\bstrong|\bbest\b/.test(data.text) ? low : high;
  if (share / 100 < BALANCED)
    return [
      `${facts} Against a common yardstick (${RULE}) they are in balance: ${chosen.name.toLowerCase()} is ${chosen === low ? 'furthest back' : 'furthest ahead'}, by ${share}%.`,
    ];
  return [
    `${capital(chosen.name.toLowerCase())}, in proportion to the others. ${facts} Against a common yardstick (${RULE}) ${low.name.toLowerCase()} is ${share}% behind ${high.name.toLowerCase()}.`,
  ];
}
