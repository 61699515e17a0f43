import { PAGES } from '#domain/routes.ts';

/** A tap on «Rest is over» returns to the workout. */
export function openFromNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(showWorkout(worker));
  });
}

async function showWorkout({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === PAGES.today.path) ?? windows[0];
  await (open === undefined ? clients.openWindow(PAGES.today.path) : open.focus());
}
