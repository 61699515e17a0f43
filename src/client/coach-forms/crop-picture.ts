export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side; the server keeps no more. */
const SIDE_MAX = 1_200;
const QUALITY = 0.9;

/** Decodes a file with its EXIF orientation. Rejects undecodable files. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Crops a picture to a JPEG. Null on failure. */
export async function cropPicture(image: HTMLImageElement, area: CropArea): Promise<Blob | null> {
  const scale = Math.min(1, SIDE_MAX / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  // Transparency would become black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
