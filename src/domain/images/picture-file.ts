import { IMAGE_MAX_BYTES } from '../limits.ts';
import { IMAGE_MESSAGES } from '../messages/images.ts';

/** The `accept` value of file inputs. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What is wrong with a chosen file before anything is sent (ACCOUNT-8); null when nothing is. The server looks into the bytes. */
export function pictureSentence({ size }: { readonly size: number }): string | null {
  if (size > IMAGE_MAX_BYTES) return IMAGE_MESSAGES.tooLarge;
  return size === 0 ? IMAGE_MESSAGES.notAPicture : null;
}
