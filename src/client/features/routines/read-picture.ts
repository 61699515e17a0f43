import { decodeQR } from 'qr/decode.js';

/** A larger picture is made smaller: a phone's camera has ten times the pixels a code needs. */
const SIDE_MAX = 1_600;

/** The text of the code in a picture; undefined when there is none or the picture cannot be opened. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, width, height);
    const pixels = context?.getImageData(0, 0, width, height);
    return pixels === undefined ? undefined : decodeQR({ width, height, data: pixels.data });
  } catch {
    return undefined;
  }
}
