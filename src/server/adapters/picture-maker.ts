import type { Sharp } from 'sharp';
import { PICTURE_MAX_PIXELS } from '#domain/limits.ts';
import { createSemaphore, QueueFullError } from '../concurrency/semaphore.ts';
import type { MadePicture, PictureKind, PictureMaker, PictureRefusal } from '../ports/images.ts';

/** Pixels of the longer side. */
const SIZES: Readonly<Record<PictureKind, { full: number; optimized: number }>> = {
  portrait: { full: 1_200, optimized: 480 },
  portfolio: { full: 1_600, optimized: 800 },
};

const QUALITY = 82;
const OPTIMIZED_QUALITY = 76;
/** Decoding time limit per picture. */
const SECONDS_MAX = 10;
/** Concurrent decodes; decoded pictures are large. */
const AT_ONCE = 2;
const WAITING_MAX = 16;

/** Picture processing with libvips, loaded on first use. */
export function createPictureMaker(): PictureMaker {
  const decoding = createSemaphore({ permits: AT_ONCE, maxWaiting: WAITING_MAX });
  return {
    makePicture: async (bytes, { kind }) => {
      if (!looksLikePicture(bytes)) return { refused: 'not_a_picture' };
      try {
        return await decoding.run(() => decode(bytes, kind));
      } catch (error) {
        return { refused: error instanceof QueueFullError ? 'busy' : reasonOf(error) };
      }
    },
  };
}

async function decode(bytes: Uint8Array, kind: PictureKind): Promise<MadePicture> {
  const sharp = await loadSharp();
  const { full: longest, optimized: smaller } = SIZES[kind];
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    // Truncated files are rejected.
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Both sizes are made from the shrunk pixels, so the upload is decoded once. WebP of raw pixels carries no metadata.
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const full = await webp(sharp(data, raw), QUALITY);
  const optimized = await webp(
    sharp(data, raw).resize({ width: smaller, height: smaller, fit: 'inside', withoutEnlargement: true }),
    OPTIMIZED_QUALITY,
  );
  return { full, optimized, width: info.width, height: info.height };
}

async function webp(picture: Sharp, quality: number): Promise<Uint8Array> {
  return picture.timeout({ seconds: SECONDS_MAX }).webp({ quality, effort: 4 }).toBuffer();
}

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Nothing is decoded twice, so the cache would waste memory; each picture uses one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Checks magic bytes. libvips selects its decoder by the same bytes, so no other decoder runs. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const has = (wanted: readonly number[], at = 0) => wanted.every((byte, index) => bytes[at + index] === byte);
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8));
}

function reasonOf(error: unknown): PictureRefusal {
  return error instanceof Error && /pixel limit/i.test(error.message) ? 'too_many_pixels' : 'not_a_picture';
}
