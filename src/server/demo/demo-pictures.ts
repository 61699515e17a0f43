import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImageStore, imageUrl } from '../ports/images.ts';
import { DEMO_PORTFOLIOS } from './portfolio-table.ts';

/** Made by `pictures/make.mjs`. Beside this module in the source, beside the bundle when built. */
const FOLDER = fileURLToPath(new URL('pictures/files', new URL('./', import.meta.url)));
/** Concurrent file writes. */
const AT_ONCE = 24;

interface DemoPicture {
  readonly image_url: string;
  readonly image_url_optimized: string;
}

export interface DemoPictures {
  readonly portrait: DemoPicture;
  readonly portfolio: readonly (DemoPicture & { readonly description: string })[];
}

/** Stores the coaches' pictures and returns their URLs. Idempotent. */
export async function storeDemoPictures(images: ImageStore, usernames: readonly string[]): Promise<ReadonlyMap<string, DemoPictures>> {
  const waiting: (() => Promise<void>)[] = [];
  const store = async (file: string): Promise<string> => {
    const bytes = await readFile(join(FOLDER, `${file}.webp`));
    // Named by content hash, so that a redrawn picture has a new URL.
    const name = `demo-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    waiting.push(() => images.put(name, bytes, 'image/webp'));
    return imageUrl(name);
  };
  const picture = async (file: string): Promise<DemoPicture> => ({
    image_url: await store(file),
    image_url_optimized: await store(`${file}.small`),
  });
  const pictures = await Promise.all(
    usernames.map(async (username) => {
      const portfolio = (DEMO_PORTFOLIOS[username] ?? []).map(async ([, , description], place) => ({
        ...(await picture(`${username}.${String(place + 1)}`)),
        description,
      }));
      return [username, { portrait: await picture(username), portfolio: await Promise.all(portfolio) }] as const;
    }),
  );
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return new Map(pictures);
}
