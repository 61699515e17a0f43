import { saveFile } from '#client/training/save-file.ts';
import { SHARE_CARD_MESSAGES } from '#domain/messages/finish-workout.ts';

const TYPE = 'image/png';

/** The canvas as a file; null where the browser makes none. */
export function pictureOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob === null ? null : new File([blob], name, { type: TYPE })), TYPE);
  });
}

/** Whether this browser hands pictures to other apps. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'workout.png', { type: TYPE })] }) === true;
}

/** Hands the picture to the phone's share sheet; where that fails it is saved. Returns what happened, null when it was cancelled. */
export async function sendPicture(file: File): Promise<string | null> {
  try {
    await navigator.share({ files: [file] });
    return SHARE_CARD_MESSAGES.shared;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : savePicture(file);
  }
}

export function savePicture(file: File): string {
  saveFile(file.name, [file], TYPE);
  return SHARE_CARD_MESSAGES.saved(file.name);
}
