import { randomBytes } from 'node:crypto';

/** Picture storage. Names come from `newImageName`, are written once and never reused. */
export interface ImageStore {
  /** Resolves when completely stored; a crash leaves nothing under the name. */
  put(name: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Null when missing. */
  get(name: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: ImageType } | null>;
  /** Ignores missing pictures. */
  remove(name: string): Promise<void>;
}

type ImageType = 'image/webp';

/** The use of a picture, which determines its sizes. */
export type PictureKind = 'portrait' | 'portfolio';

export interface MadePicture {
  /** WebP without camera metadata. */
  readonly full: Uint8Array;
  /** A smaller version, for cards and lists. */
  readonly optimized: Uint8Array;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
}

/** `not_a_picture`: unsupported or damaged. `too_many_pixels`: too large when decoded. `busy`: try again shortly. */
export type PictureRefusal = 'not_a_picture' | 'too_many_pixels' | 'busy';

export interface PictureMaker {
  /** Processes an uploaded JPEG, PNG or WebP. Never rejects because of its bytes. */
  makePicture(bytes: Uint8Array, options: { readonly kind: PictureKind }): Promise<MadePicture | { readonly refused: PictureRefusal }>;
}

const IMAGE_NAME = /^[a-z0-9][a-z0-9-]{7,79}\.webp$/;

/** Valid picture names, which cannot leave the store's folder. */
export function isImageName(name: string): boolean {
  return IMAGE_NAME.test(name);
}

/** 160 random bits, so that addresses cannot be guessed. */
export function newImageName(): string {
  return `${randomBytes(20).toString('hex')}.webp`;
}

const IMAGES_PATH = '/images/';

/** The URL of a stored picture. */
export function imageUrl(name: string): string {
  return IMAGES_PATH + name;
}

/** The name in one of our picture URLs; null otherwise. */
export function imageNameOf(url: string | null): string | null {
  if (url?.startsWith(IMAGES_PATH) !== true) return null;
  const name = url.slice(IMAGES_PATH.length);
  return isImageName(name) ? name : null;
}
