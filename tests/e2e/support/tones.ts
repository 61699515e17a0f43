import type { Page } from 'playwright/test';

/** Notes when each tone that pages opened from here on schedule is to sound. */
export async function noteTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    class NotedContext extends AudioContext {
      override createOscillator(): OscillatorNode {
        const oscillator = super.createOscillator();
        const start = oscillator.start.bind(oscillator);
        oscillator.start = (when = 0) => {
          tones.push(Date.now() + (when - this.currentTime) * 1000);
          start(when);
        };
        return oscillator;
      }
    }
    Object.assign(window, { AudioContext: NotedContext });
  });
}

/** In the order they were scheduled; milliseconds since 1970. */
export const tonesOf = (page: Page) => page.evaluate(() => (window as unknown as { tones: number[] }).tones);
