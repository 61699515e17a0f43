import type { Device } from '#offline/store/device.ts';

let opening: Promise<Device> | null = null;

/**
 * The phone's database, opened once. Its code is loaded on first use, so that visitors' pages stay small. Rejects without storage; callers
 * continue without it.
 */
export function localDevice(): Promise<Device> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<Device> {
  const [{ openDevice }, { useStorageTrouble }] = await Promise.all([
    import('#offline/store/device.ts'),
    import('./storage-trouble-store.ts'),
  ]);
  return openDevice({ onReplaced: () => useStorageTrouble.setState({ reason: 'newer-schema' }) });
}

/** For optional use: null without storage. */
export async function localDeviceOrNull(): Promise<Device | null> {
  try {
    return await localDevice();
  } catch {
    return null;
  }
}
