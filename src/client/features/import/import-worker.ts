import { openAccount } from '#offline/store/account.ts';
import type { FromWorker, ToWorker } from './import-protocol.ts';
import { serveImports } from './serve-imports.ts';

/** Reads and stores files of other apps off the main thread (IMPORT-6). */
const post = (message: FromWorker) => postMessage(message);
const take = serveImports(post, (address) => openAccount(address), globalThis.caches);

addEventListener('message', (event: MessageEvent<ToWorker>) => take(event.data));
