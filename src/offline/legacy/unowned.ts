import type { Device, QuarantineRow } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { readLegacyPlan } from './legacy-plan.ts';
import { readQuarantine } from './read-quarantine.ts';

/** Legacy data without an account, for the question «Workouts saved earlier on this phone (n, dates). Yours?». */
export interface UnownedData {
  readonly count: number;
  /** Days (yyyy-mm-dd) of the first and last workout; null when there is only a plan. */
  readonly from: string | null;
  readonly to: string | null;
  readonly has_plan: boolean;
}

/** Null when there is none. Contents are hidden until claimed. */
export async function listUnowned(device: Device): Promise<UnownedData | null> {
  const rows = await unownedRows(device);
  const { workouts, dates } = await readQuarantine(rows, '');
  const has_plan = rows.some((row) => row.key === 'ai-plan' && holdsPlan(row.raw));
  if (workouts === 0 && !has_plan) return null;
  return { count: workouts, from: dates[0] ?? null, to: dates.at(-1) ?? null, has_plan };
}

/** «Yes»: assigns the data to this account; `migrateLegacy` migrates it. */
export async function claimUnowned(device: Device, owner: string): Promise<void> {
  await change(device, { owner });
}

/** «No»: not asked again; the raw copy is kept for its retention time. */
export async function dismissUnowned(device: Device): Promise<void> {
  await change(device, { state: 'dismissed' });
}

async function change(device: Device, changes: Pick<Partial<QuarantineRow>, 'owner' | 'state'>): Promise<void> {
  try {
    const ids = (await unownedRows(device)).map((row) => row.id);
    await device.database.quarantine.where('id').anyOf(ids).modify(changes);
  } catch (error) {
    throw toStorageFailure(error);
  }
}

async function unownedRows(device: Device): Promise<QuarantineRow[]> {
  const rows = await device.database.quarantine.where('owner').equals('').toArray();
  return rows.filter((row) => row.state !== 'dismissed');
}

function holdsPlan(raw: string): boolean {
  const reading = readLegacyPlan(raw);
  return reading.kind === 'read' && reading.value !== null;
}
