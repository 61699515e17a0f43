import { daysBetween } from '../../training/week.ts';
import { answerAdherence } from './answer-adherence.ts';
import { answerVolume } from './answer-volume.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords } from './missing-words.ts';
import { leadingLifts } from './overview.ts';
import { percent, type ToldLift } from './rank-lifts.ts';
import { dayWords } from './set-words.ts';

const LIFTS_SAID = 4;
/** A main lift without a new best for so long stands still. */
const STILL_DAYS = 21;
const OF_GOOD = /\b(?:well|good|right|proud)\b/;
const OF_BAD = /\b(?:badly|bad|poorly|wrong)\b/;

/** «What do you notice?»: the main lifts, what stands still, how regular it was, and what has fewest sets, each with its numbers (ASK-6). */
export function insightWords(question: LogQuestion): string[] {
  const { digest, text } = question;
  if (digest.exercises.length === 0) return emptyLogWords(question);
  const lifts = leadingLifts(question);
  const still = stillWords(lifts, digest.today);
  const [regular] = answerAdherence({ ...question, exercise: undefined, text: '' });
  const [least] = answerVolume({ ...question, exercise: undefined, text: 'which muscle do i neglect' });
  if (OF_GOOD.test(text)) return [...liftWords(lifts, digest.today, 'up'), ...(regular === undefined ? [] : [regular])];
  const weak = [...still, ...(least === undefined ? [] : [least])];
  if (OF_BAD.test(text)) return [...liftWords(lifts, digest.today, 'down'), ...weak];
  return [
    ...liftWords(lifts, digest.today, 'all'),
    ...still,
    ...(regular === undefined ? [] : [regular]),
    ...(least === undefined ? [] : [least]),
  ];
}

/** «Main lifts since Aug 31: back squat +4%, bench press level.» */
function liftWords(lifts: readonly ToldLift[], today: string, which: 'all' | 'up' | 'down'): string[] {
  const asked = lifts.filter(({ trend }) => which === 'all' || trend.kind === which);
  const since = lifts.map(({ trend }) => trend.start.from).sort()[0];
  if (since === undefined) return ['No lift has the three sessions over two weeks that a direction takes.'];
  const when = dayWords(since, today);
  if (asked.length === 0) return [`None of your ${lifts.length} main lifts went ${which} since ${when}.`];
  const each = asked.slice(0, LIFTS_SAID).map((lift) => `${lift.name} ${lift.trend.kind === 'level' ? 'level' : percent(lift)}`);
  return [`${which === 'all' ? 'Your main lifts' : which === 'up' ? 'Up' : 'Down'} since ${when}: ${each.join(', ')}.`];
}

/** The main lift that has gone longest without a new best. */
function stillWords(lifts: readonly ToldLift[], today: string): string[] {
  const [longest] = lifts
    .flatMap(({ name, trend }) => {
      const best = trend.points.reduce<(typeof trend.points)[number] | undefined>(
        (top, one) => (top === undefined || one.value > top.value ? one : top),
        undefined,
      );
      return best === undefined ? [] : [{ name, on: best.performed_on }];
    })
    .sort((a, b) => (a.on < b.on ? -1 : 1));
  if (longest === undefined || daysBetween(longest.on, today) < STILL_DAYS) return [];
  return [
    `${longest.name} has had no new best since ${dayWords(longest.on, today)}. Say «I am stuck on ${longest.name.toLowerCase()}» for what to change.`,
  ];
}
