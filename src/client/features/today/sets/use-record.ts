import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { sessionRecord } from '#domain/training/notice-records.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { setsBeforeDay } from '#offline/log/last-workout.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';

export interface CardRecord {
  set_n: number;
  sentence: string;
  /** New records are announced. */
  isNew: boolean;
}

const NONE: readonly LoggedSet[] = [];

/** The record among this workout's sets of an exercise, against workouts before `day` (yyyy-mm-dd); null if none. */
export function useRecord(
  account: Account,
  exercise: string,
  day: string,
  logged: readonly LoggedSet[],
  unit: WeightUnit,
): CardRecord | null {
  const [known] = useState(() => new Set(logged.map((set) => set.slot)));
  const wanted = logged.length > 0;
  const before = useReading(`before|${account.owner}|${exercise}|${wanted ? day : ''}`, async () =>
    wanted ? setsBeforeDay(account, exercise, day) : NONE,
  );
  if (before.status !== 'ready' || logged.length === 0) return null;
  const found = sessionRecord(logged, before.value, unit);
  return found === null ? null : { set_n: found.set.set_n, sentence: found.record.sentence, isNew: !known.has(found.set.slot) };
}
