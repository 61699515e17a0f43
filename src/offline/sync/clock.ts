import { CLOCK_AHEAD_MAX_MS } from '#domain/limits.ts';
import { maxHlc, parseHlc } from '#domain/sync/hlc.ts';
import type { Account } from '../store/account.ts';
import type { AccountDatabase, ClockRow } from '../store/database.ts';

export async function readClock(database: AccountDatabase): Promise<ClockRow> {
  const row = await database.meta.get('clock');
  return row?.key === 'clock' ? row : { key: 'clock', hlc: '', confirmed: '', n: 0, offset: 0 };
}

/** The clock after times confirmed by the server; this device never makes an earlier one. */
export function advancedBy(clock: ClockRow, confirmed: readonly string[]): ClockRow {
  const greatest = confirmed.reduce(maxHlc, '');
  return { ...clock, hlc: maxHlc(clock.hlc, greatest), confirmed: maxHlc(clock.confirmed, greatest) };
}

/**
 * The clock once nothing is pending. Times made while the phone's clock was ahead have been corrected, so the device stops making them;
 * before that, a later write would have lost against its own earlier one.
 */
export function settled(clock: ClockRow, now: number): ClockRow {
  if (clock.hlc === '' || parseHlc(clock.hlc).wall <= now + clock.offset + CLOCK_AHEAD_MAX_MS) return clock;
  return { ...clock, hlc: clock.confirmed };
}

/** Smaller differences are network noise. */
const OFFSET_STEP_MS = 500;
/** Slower responses are too imprecise. */
const SLOW_ANSWER_MS = 10_000;

/** Estimates this phone's clock offset from one response, requested at `asked` and received at `answered` on this phone's clock. */
export async function learnOffset(account: Account, server_time: number, asked: number, answered: number): Promise<void> {
  if (answered < asked || answered - asked > SLOW_ANSWER_MS) return;
  const offset = Math.round(server_time - (asked + answered) / 2);
  const { database } = account;
  await database.transaction('rw', database.meta, async () => {
    const clock = await readClock(database);
    if (Math.abs(clock.offset - offset) >= OFFSET_STEP_MS) await database.meta.put({ ...clock, offset });
  });
}
