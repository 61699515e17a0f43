import { IMAGE_MESSAGES } from '#domain/messages/images.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { describeError } from '#server/describe-error.ts';
import { fail } from '#server/errors/domain-error.ts';
import { imageNameOf, imageUrl, newImageName, type PictureKind, type PictureRefusal } from '#server/ports/images.ts';
import type { Services } from '#server/services/services.ts';

export interface StoredPicture {
  readonly image_url: string;
  readonly image_url_optimized: string;
}

/**
 * Makes and stores both sizes of an upload, then runs `keep`, which stores their URLs. Removes the files when that fails or refuses, so
 * that no unreferenced picture stays.
 */
export async function storePicture<T>(
  services: Services,
  bytes: Uint8Array,
  kind: PictureKind,
  keep: (picture: StoredPicture) => Promise<T>,
): Promise<T> {
  const made = await services.pictures.makePicture(bytes, { kind });
  if ('refused' in made) return refusePicture(made.refused);
  const full = newImageName();
  const optimized = newImageName();
  const picture = { image_url: imageUrl(full), image_url_optimized: imageUrl(optimized) };
  try {
    await services.images.put(full, made.full, 'image/webp');
    await services.images.put(optimized, made.optimized, 'image/webp');
    return await keep(picture);
  } catch (error) {
    await removePictures(services, [picture.image_url, picture.image_url_optimized]);
    throw error;
  }
}

/** Removes unreferenced pictures. Failures are logged: the request succeeded without it. */
export async function removePictures(services: Services, urls: readonly (string | null)[]): Promise<void> {
  for (const url of urls) {
    const name = imageNameOf(url);
    if (name === null) continue;
    await services.images
      .remove(name)
      .catch((error: unknown) => services.log.warn(describeError(error), 'an old picture could not be removed'));
  }
}

function refusePicture(reason: PictureRefusal): never {
  if (reason === 'busy') fail('unavailable', { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 2);
  const sentence = reason === 'too_many_pixels' ? IMAGE_MESSAGES.tooManyPixels : IMAGE_MESSAGES.notAPicture;
  fail('invalid', { detail: sentence, error: sentence, code: reason });
}
