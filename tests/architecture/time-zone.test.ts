import { expect, test } from 'vitest';
import { zoneFarFromMidnight } from '../e2e/support/time-zone.ts';

const HOUR_MS = 3_600_000;

test('at each hour that the browsers’ tests may begin, it is morning in their zone, and the same day an hour later', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 28, hour, 59));
    const timeZone = zoneFarFromMidnight(now);
    const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    expect(['10', '11'], timeZone).toContain(clock.format(now));
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone });
    expect(day.format(now.getTime() + HOUR_MS)).toBe('28');
  }
});
