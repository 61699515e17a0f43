import { expect, test } from 'vitest';
import { type InstallSituation, installInstructions, installWords, offersInstall, storageWarning } from './install-rule.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

const offers = (changes: Partial<InstallSituation>) =>
  offersInstall({ width: 1280, userAgent: DESKTOP, touchPoints: 0, isStandalone: false, isDismissed: false, ...changes });

test('a narrow window and every Android or iOS browser get the offer, a desk does not', () => {
  expect(offers({ width: 390 })).toBe(true);
  expect(offers({ width: 768 })).toBe(true);
  expect(offers({ width: 769 })).toBe(false);
  expect(offers({ userAgent: ANDROID })).toBe(true);
  expect(offers({ userAgent: IPHONE })).toBe(true);
  expect(offers({ userAgent: MAC, touchPoints: 5 })).toBe(true);
  expect(offers({ userAgent: MAC })).toBe(false);
});

test('the installed app and whoever dismissed it are left alone', () => {
  expect(offers({ width: 390, isStandalone: true })).toBe(false);
  expect(offers({ width: 390, isDismissed: true })).toBe(false);
});

test('iOS is told Share and Add to Home Screen, every other browser its menu', () => {
  expect(installInstructions({ userAgent: IPHONE, touchPoints: 5 })).toBe('To install, tap Share, then Add to Home Screen.');
  expect(installInstructions({ userAgent: ANDROID, touchPoints: 5 })).toBe(
    'To install, open the browser menu, then tap Install app or Add to Home Screen.',
  );
});

test('iOS is told that Safari may clear a site that is not installed after seven days, nobody else (PAGE-8)', () => {
  expect(storageWarning({ userAgent: IPHONE, touchPoints: 5 })).toMatch(/seven days.*workouts not sent yet.*installed app is not cleared/);
  expect(storageWarning({ userAgent: ANDROID, touchPoints: 5 })).toBeNull();
});

test("the offer names the AI Coach on the AI Coach's pages and to people who have it, else Setwise (PAGE-8)", () => {
  const name = (pathname: string, hasAiCoach = false) =>
    /^Install (.+) for the best mobile experience!$/.exec(installWords({ pathname, hasAiCoach }))?.[1];
  expect(['/ai-coach/chat', '/ai-coach/today', '/ai-coach/dashboard', '/ai-coach/history'].map((path) => name(path))).toEqual(
    Array(4).fill('AI Coach'),
  );
  expect(['/ai-coach/routines', '/ai-coach/progress', '/ai-coach/settings'].map((path) => name(path))).toEqual(Array(3).fill('Setwise'));
  expect(name('/ai-coach/progress', true)).toBe('AI Coach');
});
