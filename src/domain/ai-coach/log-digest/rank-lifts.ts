import type { LogDigest } from './digest-shape.ts';
import { dayWords } from './set-words.ts';
import type { Trend } from './trend.ts';

const ASKED_BEST = /\b(?:best|fastest|most|strongest|quickest)\b/;
const ASKED_WORST = /\b(?:worst|slowest|least|weakest|lag\w*|behind|stuck|lowest)\b/;
const WHICH = /\b(?:which|what|whats|what's)\b/;

export interface ToldLift {
  name: string;
  trend: Trend;
}

/** «Which lift goes best?», «which one is lagging?»: that one first; undefined where no place is asked for. */
export function rankWords(text: string, lifts: readonly ToldLift[], { today }: Pick<LogDigest, 'today'>): string[] | undefined {
  const isWorst = ASKED_WORST.test(text);
  if (!WHICH.test(text) || !(isWorst || ASKED_BEST.test(text)) || lifts.length < 2) return undefined;
  const ranked = [...lifts].sort((a, b) => (isWorst ? a.trend.change - b.trend.change : b.trend.change - a.trend.change));
  const [first, second] = ranked;
  const other = ranked.at(-1);
  if (first === undefined || second === undefined || other === undefined) return undefined;
  const since = dayWords(first.trend.start.from, today);
  return [
    `${first.name} ${isWorst ? 'moves least' : 'goes best'}: ${percent(first)} since ${since}, then ${second.name} with ${percent(second)}.`,
    `At the other end is ${other.name} with ${percent(other)}, of ${lifts.length} exercises with enough sessions.`,
  ];
}

export function percent({ trend }: Pick<ToldLift, 'trend'>): string {
  return `${trend.change < 0 ? '−' : '+'}${Math.round(Math.abs(trend.change) * 100)}%`;
}
