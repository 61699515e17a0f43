import { readStorageReport, type StorageEstimator, type StorageReport } from '#offline/store/quota.ts';

/** Bytes by kind, in Chromium; null elsewhere. */
export interface StorageParts {
  readonly app: number;
  readonly data: number;
  readonly other: number;
}

export type StorageReading = StorageReport & { readonly parts: StorageParts | null };

interface DetailedEstimate {
  readonly usage?: number;
  readonly usageDetails?: { readonly caches?: number; readonly serviceWorkerRegistrations?: number; readonly indexedDB?: number };
}

/** Storage use and protection; null where unknown. Never fails. */
export async function readStorage(storage: StorageEstimator | undefined): Promise<StorageReading> {
  const [report, estimate] = await Promise.all([readStorageReport(storage), storage?.estimate?.().catch(() => undefined)]);
  return { ...report, parts: partsOf(estimate) };
}

function partsOf(estimate: DetailedEstimate | undefined): StorageParts | null {
  const details = estimate?.usageDetails;
  if (details === undefined) return null;
  const app = (details.caches ?? 0) + (details.serviceWorkerRegistrations ?? 0);
  const data = details.indexedDB ?? 0;
  return { app, data, other: Math.max(0, (estimate?.usage ?? 0) - app - data) };
}
