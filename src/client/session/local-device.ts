import type { Device } from '#offline/store/device.ts';

let opening: Promise<Device> | null = null;

/**
 * The phone's own database, opened once. Its code is loaded with the first call, so that a visitor's page never carries it. Rejects
 * where the browser gives no storage; callers go on without it.
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

/** For whom it is a nicety: null where there is no storage. */
export async function localDeviceOrNull(): Promise<Device | null> {
  try {
    return await localDevice();
  } catch {
    return null;
  }
}
