import type { WeightUnit } from '../../training/units.ts';
import type { LogDigest } from './digest-shape.ts';
import { dayWords } from './set-words.ts';
import { type Trend, trendOf } from './trend.ts';

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
  return placesWords(lifts, isWorst, today);
}

/** These lifts by how much they moved; undefined where fewer than two have enough sessions. */
export function rankOf(
  names: readonly string[],
  way: 'least' | 'most',
  { digest, unit }: { digest: LogDigest; unit: WeightUnit },
): string[] | undefined {
  const lifts = digest.exercises.flatMap((logged) => {
    const trend = names.includes(logged.name) ? trendOf(logged, unit) : undefined;
    return trend === undefined || trend.kind === 'few' ? [] : [{ name: logged.name, trend }];
  });
  return placesWords(lifts, way === 'least', digest.today);
}

function placesWords(lifts: readonly ToldLift[], isWorst: boolean, today: string): string[] | undefined {
  const ranked = [...lifts].sort((a, b) => (isWorst ? a.trend.change - b.trend.change : b.trend.change - a.trend.change));
  const [first, second] = ranked;
  const other = ranked.at(-1);
  if (first === undefined || second === undefined || other === undefined) return undefined;
  const since = dayWords(first.trend.start.from, today);
  return [
    `${first.name} ${isWorst ? 'moves least' : 'goes best'}: ${percent(first)} since ${since}, then ${second.name} with ${percent(second)}.`,
    ...(lifts.length === 2
      ? []
      : [`At the other end is ${other.name} with ${percent(other)}, of ${lifts.length} exercises with enough sessions.`]),
  ];
}

export function percent({ trend }: Pick<ToldLift, 'trend'>): string {
  return `${trend.change < 0 ? '−' : '+'}${Math.round(Math.abs(trend.change) * 100)}%`;
}
