import { exerciseById } from '../../../exercises/library.ts';
import { whyNotPrescribe } from '../../edit/may-prescribe.ts';
import type { Brief } from '../../person/brief-shape.ts';
import { traineeOf } from '../../person/trainee.ts';
import { memoize } from '../memoize.ts';
import { readWishes, type Wishes } from './read-wishes.ts';

/** Reads a message without context, cached. */
const wishesIn = memoize((text) => readWishes(text));

/** `corrected` is the brief a correction reverts to, for wishes of the same kind. */
export function withWishes(
  brief: Brief,
  text: string,
  { corrected, isPlanned }: { corrected: Brief | undefined; isPlanned: boolean },
): Brief {
  const added = corrected === undefined ? [] : brief.wanted.filter((id) => !corrected.wanted.includes(id));
  const told = added.length > 0 ? readWishes(text, 'want') : wishesIn(text);
  const wishes = isPlanned ? withoutRefused(told, brief) : told;
  const likes = [...wishes.wanted, ...wishes.swaps.map(({ to }) => to)];
  const dropped = wishes.wanted.length > 0 ? added : [];
  const wanted = unique([...brief.wanted.filter((id) => !dropped.includes(id)), ...wishes.wanted]);
  const swaps = brief.swaps.filter(({ from, to }) => !wishes.refused.includes(to) && !likes.includes(from));
  return {
    ...brief,
    refused: unique([...brief.refused, ...wishes.refused]).filter((id) => !likes.includes(id) && !wishes.allowed.includes(id)),
    wanted: wanted.filter((id) => !wishes.refused.includes(id) && !isUnreached(id, brief)),
    swaps: [...swaps, ...wishes.swaps],
  };
}

/** A swap of the plan that cannot be made changes nothing, so nothing of it is noted. */
function withoutRefused(wishes: Wishes, brief: Brief): Wishes {
  const trainee = traineeOf(brief);
  const isRefused = ({ to }: { to: string }): boolean => {
    const exercise = exerciseById(to);
    return exercise !== undefined && whyNotPrescribe(exercise, { ...trainee, experience: 'advanced' }) !== undefined;
  };
  const kept = wishes.swaps.filter(isRefused).map(({ from }) => from);
  if (kept.length === 0) return wishes;
  return { ...wishes, refused: wishes.refused.filter((id) => !kept.includes(id)), swaps: wishes.swaps.filter((swap) => !isRefused(swap)) };
}

/** What a trainee builds up to is wished for and cannot be done yet (TEMPLATE-4, TEMPLATE-10). */
function isUnreached(id: string, { style }: Brief): boolean {
  return style === 'first pull-up' ? FIRST_PULL_UPS.has(id) : style === 'first push-up' && id === 'push-up';
}

const FIRST_PULL_UPS: ReadonlySet<string> = new Set(['pull-up', 'chin-up', 'neutral-grip-pull-up']);

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
