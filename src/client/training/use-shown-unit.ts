import { useReading } from '#client/session/use-reading.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';

/** The unit weights are shown in (decision 52); undefined until it is read. */
export function useShownUnit(account: Account): WeightUnit | undefined {
  const reading = useReading(`unit|${account.owner}`, () => readUnit(account));
  return reading.status === 'ready' ? reading.value : undefined;
}
