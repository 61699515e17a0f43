import { useReading } from '#client/session/use-reading.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { type Gyms, readGyms } from '#offline/log/gym.ts';
import type { Account } from '#offline/store/account.ts';

type Reading<Value> = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; value: Value };

export function useGyms(account: Account): Reading<Gyms> {
  return useReading(`gyms|${account.owner}`, () => readGyms(account), { keep: true });
}

/** The present gym; the workout renders once it is known, so that suggestions do not change. */
export function useGym(account: Account): Reading<Gym | undefined> {
  const gyms = useGyms(account);
  return gyms.status === 'ready' ? { status: 'ready', value: gyms.value.present?.gym } : gyms;
}
