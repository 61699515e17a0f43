import { saveFile } from '#client/training/save-file.ts';
import { SHARE_MESSAGES } from '#domain/messages/shared-routine.ts';
import { ROUTINE_FILE_ENDING, type SharedRoutine, writeRoutineFile } from '#domain/plan/shared-routine.ts';

/**
 * Hands a routine's file to the phone's share sheet, or saves it where there is none. Returns what happened, null when it was cancelled.
 * Browsers share only endings they know, so the file may be called text.
 */
export async function sendFile(routine: SharedRoutine): Promise<string | null> {
  const text = writeRoutineFile(routine);
  const name = fileName(routine.name);
  const file = [new File([text], name, { type: 'application/json' }), new File([text], `${name}.txt`, { type: 'text/plain' })].find(
    (each) => navigator.canShare?.({ files: [each] }),
  );
  if (file === undefined) {
    saveFile(name, [text]);
    return SHARE_MESSAGES.saved(name);
  }
  try {
    await navigator.share({ files: [file], title: routine.name });
    return SHARE_MESSAGES.sent;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    saveFile(name, [text]);
    return SHARE_MESSAGES.saved(name);
  }
}

/** «Push & pull» as `push-pull.setwise`. */
function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'routine' : plain}${ROUTINE_FILE_ENDING}`;
}
