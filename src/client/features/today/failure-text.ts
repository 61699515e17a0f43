import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';

/** What to read when this phone did not store something. An error that is no storage failure is a bug: it is reported as well. */
export function notSavedText(error: unknown): string {
  if (error instanceof StorageFailure) return NOT_SAVED_MESSAGES[error.reason];
  reportError(error);
  return NOT_SAVED_MESSAGES.unknown;
}
