import { randomBytes } from 'node:crypto';

/** Where pictures are kept. Names come from `newImageName`; a name is written once and never means another picture. */
export interface ImageStore {
  /** Resolves when the whole picture is stored; a crash in between leaves nothing under the name. */
  put(name: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Null when there is no such picture. */
  get(name: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: ImageType } | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}

type ImageType = 'image/webp';

/** What a picture is for; decides how large its two sizes are. */
export type PictureKind = 'portrait' | 'portfolio';

export interface MadePicture {
  /** WebP, without anything the camera wrote into the file. */
  readonly full: Uint8Array;
  /** The same, for cards and lists. */
  readonly optimized: Uint8Array;
  /** Pixels of `full`. */
  readonly width: number;
  readonly height: number;
}

/** `not_a_picture`: none of the kinds taken, or damaged. `too_many_pixels`: would unpack into too much. `busy`: come back in a moment. */
export type PictureRefusal = 'not_a_picture' | 'too_many_pixels' | 'busy';

export interface PictureMaker {
  /** Makes what the product keeps of an uploaded JPEG, PNG or WebP. Never rejects for anything the bytes hold. */
  makePicture(bytes: Uint8Array, options: { readonly kind: PictureKind }): Promise<MadePicture | { readonly refused: PictureRefusal }>;
}

const IMAGE_NAME = /^[a-z0-9][a-z0-9-]{7,79}\.webp$/;

/** Only such names reach a store: nothing in them can leave its folder. */
export function isImageName(name: string): boolean {
  return IMAGE_NAME.test(name);
}

/** 160 random bits: who does not have the address cannot guess it. */
export function newImageName(): string {
  return `${randomBytes(20).toString('hex')}.webp`;
}

const IMAGES_PATH = '/images/';

/** The address a stored picture is served at. */
export function imageUrl(name: string): string {
  return IMAGES_PATH + name;
}

/** The name behind an address of ours; null for any other address. */
export function imageNameOf(url: string | null): string | null {
  if (url?.startsWith(IMAGES_PATH) !== true) return null;
  const name = url.slice(IMAGES_PATH.length);
  return isImageName(name) ? name : null;
}
