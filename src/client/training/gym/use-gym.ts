import { useReading } from '#client/session/use-reading.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { readGym } from '#offline/log/gym.ts';
import type { Account } from '#offline/store/account.ts';

export type GymReading = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; value: Gym | undefined };

/** The saved gym; the workout renders once it is known, so that suggestions do not change. */
export function useGym(account: Account): GymReading {
  return useReading(`gym|${account.owner}`, () => readGym(account));
}
