import { formatDay } from '../week.ts';
import type { ReturnEffect } from './return-effect.ts';

/** The way back in one sentence, with its end (READY-2). `today` is yyyy-mm-dd; null where it is not known. */
export function returnWords(effect: ReturnEffect, today: string | null): string {
  const { week, back, rir_more, sessions_most } = effect;
  const away = `${awayWords(effect.days_away)} away`;
  if (back === null)
    return `After ${away}: ${rir_more === 1 ? 'one more rep' : `${rir_more} more reps`} in reserve today; back to plan with the next session.`;
  const asked = [
    ...(week === 1 ? [`about ${percent(1 - effect.load)} lighter`] : []),
    shareWords(effect.sets),
    ...(effect.rir_least === null ? [] : [`at least ${effect.rir_least} reps in reserve`]),
  ];
  const head = week === 1 ? `After ${away}` : `Week ${week} back after ${away}`;
  const from = back.on === null || today === null ? '' : `, from ${formatDay(back.on, today)}`;
  const most = sessions_most === null ? '' : ` Train ${sessions_most} times this week at most.`;
  return `${head}: ${listOf(asked)} this week; back to plan in week ${back.week}${from}.${most}`;
}

/** «9 days», «3 weeks», «4 months» */
export function awayWords(days: number): string {
  if (days < 14) return days === 1 ? '1 day' : `${days} days`;
  return days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30)} months`;
}

/** «two thirds of the sets» */
function shareWords(share: number): string {
  if (share === 0.5) return 'half the sets';
  return share === 0.67 ? 'two thirds of the sets' : `${percent(share)} of the sets`;
}

/** To a whole or half percent, as the table has it. */
function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
