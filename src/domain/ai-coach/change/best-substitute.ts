import type { Exercise, Kit } from '../../exercises/exercise.ts';
import { rankSubstitutes } from './choose-substitute.ts';
import { keepLimits } from './keep-limits.ts';
import { costInWeek, type KeptSets, keepSets, type WeekAround } from './keep-sets.ts';
import { exchanged, standIn } from './replace-work.ts';
import { type SessionItem, withSets } from './session-items.ts';
import { isSound } from './stay-sound.ts';
import { isWithin, type Limits, withinLimits } from './within-limits.ts';

/** Number of closest substitutes to prefer, and to try with moved sets, before any others. */
const LIKEST = 12;
const TUNED = 3;
const TUNING_STEPS = 8;
const SETS_MOST = 6;

/** A session with one exercise replaced. */
interface Substituted extends KeptSets {
  instead: SessionItem;
}

interface Exchange {
  items: readonly SessionItem[];
  item: SessionItem;
  exercise: Exercise;
  /** Equipment in use by others. */
  taken: ReadonlySet<Kit>;
  limits: Limits;
  week: WeekAround;
}

/**
 * Tries the closest substitutes in turn: with the same sets, with more or fewer, with sets of other exercises moved, then less similar
 * ones. Without a perfect match, returns the best; undefined when none comes close.
 */
export function bestSubstitute(exchange: Exchange): Substituted | undefined {
  const { item, items, limits } = exchange;
  const today = new Set(items.flatMap(({ exercise }) => exercise?.id ?? []));
  const ranked = rankSubstitutes(exchange.exercise, limits.trainee, { taken: exchange.taken, exercises: today });
  const standIns = (is_like: boolean): SessionItem[] =>
    ranked.flatMap((found) => (found.is_like === is_like ? [standIn(item, found.other, limits.trainee)] : []));
  const like = standIns(true);
  if (like.length === 0) return undefined;
  const likest = like.slice(0, LIKEST);
  const open = item.sets - item.done;
  const otherSets = Array.from({ length: SETS_MOST }, (_, index) => index + 1)
    .filter((sets) => sets !== open)
    .sort((a, b) => Math.abs(a - open) - Math.abs(b - open));
  const kept = firstThatKeeps(exchange, likest, [open]) ?? firstThatKeeps(exchange, likest, otherSets);
  if (kept !== undefined) return kept;
  const tuned = tunedBest(exchange, likest);
  if (tuned?.cost === 0) return tuned;
  const rest = [...like.slice(LIKEST), ...standIns(false)].filter(({ exercise }) => exercise?.pattern !== 'conditioning');
  return firstThatKeeps(exchange, rest, [open, ...otherSets]) ?? tuned;
}

function firstThatKeeps(exchange: Exchange, choices: readonly SessionItem[], counts: readonly number[]): Substituted | undefined {
  const { items, item, limits, week } = exchange;
  for (const choice of choices)
    for (const sets of counts) {
      const instead = withSets(choice, sets);
      const all = exchanged(items, item, instead);
      if (costInWeek(all, week) > 0) continue;
      const limited = keepLimits(all, limits.before, limits);
      if (costInWeek(limited, week) > 0) continue;
      if (isSound(limited, limits.judged)) return { items: limited, instead, cost: 0 };
      // Other sets would not help.
      break;
    }
  return undefined;
}

/** The cheapest substitute that keeps most after moving sets. */
function tunedBest({ items, item, limits, week }: Exchange, likest: readonly SessionItem[]): Substituted | undefined {
  const costOf = (instead: SessionItem): number => costInWeek(keepLimits(exchanged(items, item, instead), limits.before, limits), week);
  const tried = likest.map((instead) => ({ instead, cost: costOf(instead) }));
  const isPossible = (some: readonly SessionItem[]): boolean => isWithin(some, limits);
  let best: Substituted | undefined;
  for (const { instead } of tried.sort((a, b) => a.cost - b.cost).slice(0, TUNED)) {
    const plain = withinLimits(exchanged(items, item, instead), limits, new Set([instead.name]));
    const tuned = { ...keepSets(plain, { week, isPossible, steps: TUNING_STEPS }), instead };
    if (best === undefined || tuned.cost < best.cost) best = tuned;
    if (best.cost === 0) return best;
  }
  return best;
}
