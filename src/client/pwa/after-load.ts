import { askForBackgroundWork } from './background.ts';
import { openLaunches } from './launch.ts';
import { registerServiceWorker } from './register.ts';
import { addStartUpImage } from './start-up-image.ts';

/** What an installed app needs and the first paint does not. Never rejects. */
export async function afterLoad(): Promise<void> {
  openLaunches();
  addStartUpImage();
  await registerServiceWorker();
  if ('serviceWorker' in navigator) await askForBackgroundWork();
}
