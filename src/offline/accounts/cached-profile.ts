import { boolean, nullable, object, type output, string } from 'zod/mini';
import { profileSchema } from '#contract/index.ts';
import type { Device } from '../store/device.ts';

const cachedProfileSchema = object({ owner: string(), profile: nullable(profileSchema), has_ai_coach: nullable(boolean()) });

/** The last profile from the server, for offline use; `null` fields are unknown. Single row: another account replaces it. */
export type CachedProfile = output<typeof cachedProfileSchema>;

/** Undefined when no profile of this owner is cached. */
export async function readCachedProfile(device: Device, owner: string): Promise<CachedProfile | undefined> {
  const row = await device.database.settings.get('profile');
  if (row === undefined) return undefined;
  const cached = cachedProfileSchema.safeParse(parseJson(String(row.value)));
  return cached.success && cached.data.owner === owner ? cached.data : undefined;
}

export async function saveCachedProfile(device: Device, cached: CachedProfile): Promise<void> {
  await device.database.settings.put({ key: 'profile', value: JSON.stringify(cached) });
}

/** Part of every logout: only unsent work of the account stays. */
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
