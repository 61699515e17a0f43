import { IMPORT_MAX_BYTES } from '#domain/limits.ts';
import { createImporter } from '#offline/import/importer.ts';
import type { Account } from '#offline/store/account.ts';
import type { CacheShelf } from '#offline/store/quota.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import type { AccountAddress, Answers, Ask, FromWorker, ToWorker } from './import-protocol.ts';

/** The worker's side: answers what the page asks. */
export function serveImports(
  post: (message: FromWorker) => void,
  open: (address: AccountAddress) => Promise<Account>,
  caches?: CacheShelf,
): (message: ToWorker) => void {
  let address: AccountAddress | undefined;
  let account: Promise<Account> | undefined;
  let isStopped = false;
  const importer = createImporter(() => {
    if (address === undefined) throw new Error('No account was named.');
    account ??= open(address);
    return account;
  }, caches);

  const answer = async (id: number, ask: Ask): Promise<Answers[keyof Answers]> => {
    const tell = (done: number, all: number) => post({ type: 'progress', id, done, all });
    switch (ask.kind) {
      case 'read': {
        if (ask.file.size > IMPORT_MAX_BYTES) return { ok: false, failure: { problem: 'too-large' } };
        return importer.read(new Uint8Array(await ask.file.arrayBuffer()), ask.asked);
      }
      case 'workouts':
        return importer.workouts(ask.start, ask.count);
      case 'find':
        return importer.find(ask.choices);
      case 'store': {
        isStopped = false;
        const onProgress = (done: number, all: number) => {
          tell(done, all);
          return !isStopped;
        };
        return importer.store(ask.choices, ask.file, onProgress);
      }
      case 'undo':
        return importer.undo(ask.value, tell);
    }
  };

  return (message) => {
    if (message.type === 'account') address = message.address;
    else if (message.type === 'stop') isStopped = true;
    else
      answer(message.id, message.ask).then(
        (given) => post({ type: 'answer', id: message.id, answer: given }),
        (error: unknown) => post({ type: 'failure', id: message.id, ...failureOf(error) }),
      );
  };
}

function failureOf(error: unknown): Pick<FromWorker & { type: 'failure' }, 'reason' | 'message'> {
  return { reason: error instanceof StorageFailure ? error.reason : null, message: error instanceof Error ? error.message : String(error) };
}
