import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';

/** The sentence for a failed write. Other errors are bugs and also reported. */
export function notSavedText(error: unknown): string {
  if (error instanceof StorageFailure) return NOT_SAVED_MESSAGES[error.reason];
  reportError(error);
  return NOT_SAVED_MESSAGES.unknown;
}
