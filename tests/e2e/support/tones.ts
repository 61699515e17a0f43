import type { Page } from 'playwright/test';

/** Notes when each tone that pages opened from here on schedule is to sound. */
export async function noteTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    const toSound = new Set<OscillatorNode>();
    Object.assign(window, { tones, toSound });
    class NotedContext extends AudioContext {
      override createOscillator(): OscillatorNode {
        const oscillator = super.createOscillator();
        const start = oscillator.start.bind(oscillator);
        oscillator.start = (when = 0) => {
          tones.push(Date.now() + (when - this.currentTime) * 1000);
          toSound.add(oscillator);
          start(when);
        };
        const disconnect = oscillator.disconnect.bind(oscillator);
        oscillator.disconnect = () => {
          toSound.delete(oscillator);
          disconnect();
        };
        return oscillator;
      }
    }
    Object.assign(window, { AudioContext: NotedContext });
  });
}

/** In the order they were scheduled; milliseconds since 1970. */
export const tonesOf = (page: Page) => page.evaluate(() => (window as unknown as { tones: number[] }).tones);

/** How many are scheduled and not taken back. */
export const stillToSound = (page: Page) => page.evaluate(() => (window as unknown as { toSound: Set<unknown> }).toSound.size);
