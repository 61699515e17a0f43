/// <reference lib="webworker" />
import { type AppFile, keepTheRest, readKept, serveAppShell } from './app-shell.ts';
import { workInBackground } from './background.ts';
import { listenForMessages } from './messages.ts';
import { openFromNotifications } from './notifications.ts';
import { keepPublicData } from './public-data.ts';
import { takeSharedFiles } from './shared-file.ts';
import { routeCallsToNetwork } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

// oxlint-disable-next-line no-underscore-dangle -- the name the build replaces
const files = self.__WB_MANIFEST as AppFile[];
serveAppShell(files);
routeCallsToNetwork(self);
keepPublicData();
takeSharedFiles();
listenForMessages(self, { keep: (ending, which) => keepTheRest(files, ending, which), tell: () => readKept(files) });
openFromNotifications(self);
workInBackground(self, (ending) => keepTheRest(files, ending));

// Controls the first visit at once, so that it also works offline. Later versions activate only with consent.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
