import { expect, test } from 'vitest';
import { CELLS, rateOf } from '#tests/fixtures/progress/finding-rates.ts';

const TRAINEES = 80;
/** False alarms may exceed the share a rule was chosen for by a third, power may fall a third below it (PROG-14). */
const FALSE_ALARM_MOST = 1.33;
const POWER_LEAST = 0.67;
/** Standard errors that chance is given. */
const CHANCE = 2.5;

test.each(CELLS.map((cell) => [`${cell.finding}, ${cell.kind}: ${cell.trainee}`, cell] as const))(
  'simulated trainees get findings as often as the rules were chosen for (PROG-14): %s',
  (_, cell) => {
    const rate = rateOf(cell, TRAINEES);
    const bound = cell.expected * (cell.kind === 'power' ? POWER_LEAST : FALSE_ALARM_MOST);
    const chance = CHANCE * Math.sqrt((bound * (1 - bound)) / TRAINEES);
    if (cell.kind === 'power') expect(rate).toBeGreaterThanOrEqual(bound - chance);
    else expect(rate).toBeLessThanOrEqual(bound + chance);
  },
);
