/// <reference lib="webworker" />
import { type AppFile, keepTheRest, serveAppShell } from './app-shell.ts';
import { listenForMessages } from './messages.ts';
import { keepPublicData } from './public-data.ts';
import { routeCallsToNetwork } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

// oxlint-disable-next-line no-underscore-dangle -- the name the build replaces
const files = self.__WB_MANIFEST as AppFile[];
serveAppShell(files);
routeCallsToNetwork(self);
keepPublicData();
listenForMessages(self, (ending) => keepTheRest(files, ending));

// The first visit is controlled at once, so that it too finishes without signal. A later version gets here only with consent.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
