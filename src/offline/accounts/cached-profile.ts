import { boolean, nullable, object, type output, string } from 'zod/mini';
import { profileSchema } from '#contract/index.ts';
import type { Device } from '../store/device.ts';

const cachedProfileSchema = object({ owner: string(), profile: nullable(profileSchema), has_ai_coach: nullable(boolean()) });

/**
 * What the server last said about the signed-in person, for the time it cannot be reached. `null` where it has never said anything.
 * One row: another account's takes its place.
 */
export type CachedProfile = output<typeof cachedProfileSchema>;

/** Undefined when nothing is kept for this owner, also when another account's profile is. */
export async function readCachedProfile(device: Device, owner: string): Promise<CachedProfile | undefined> {
  const row = await device.database.settings.get('profile');
  if (row === undefined) return undefined;
  const cached = cachedProfileSchema.safeParse(parseJson(String(row.value)));
  return cached.success && cached.data.owner === owner ? cached.data : undefined;
}

export async function saveCachedProfile(device: Device, cached: CachedProfile): Promise<void> {
  await device.database.settings.put({ key: 'profile', value: JSON.stringify(cached) });
}

/** Part of every logout: nothing of the account stays but what waits to be sent. */
export async function dropCachedProfile(device: Device): Promise<void> {
  await device.database.settings.delete('profile');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
