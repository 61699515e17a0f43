import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, option, property, record } from '#tests/support/properties.ts';
import { noticeRecord } from './notice-records.ts';
import { suggestSet } from './suggest.ts';

const unit = constantFrom('kg' as const, 'lb' as const);
const set = record({
  reps: integer({ min: 0, max: 14 }),
  weight: constantFrom('', '20', '60', '82.5', '100', '225', '315'),
  unit,
  rpe: option(constantFrom(6, 8, 9.5)),
});
const sets = array(set, { maxLength: 4 });
const other = { kg: /\d ?lbs?\b/, lb: /\d ?kg\b/ };

test('every sentence of a suggestion and of a record is in the unit in use, whatever was logged and told in which', () => {
  assert(
    property(
      record({
        unit,
        done: sets,
        last_time: sets,
        before: sets,
        days_ago: integer({ min: 0, max: 90 }),
        known_max: option(unit),
        eased: constantFrom(0.9, 1, 1.05),
      }),
      constantFrom({ reps: '5', rpe: 8 }, { reps: '8–12', rpe: null, rir: '2', sets: 3 }),
      (log, prescription) => {
        const suggested = suggestSet({
          prescription,
          done: log.done.map((one, index) => ({ ...one, set_n: index + 1 })),
          last_time: log.last_time,
          exposures: [{ days_ago: log.days_ago, sets: log.last_time }],
          unit: log.unit,
          eased: log.eased,
          known_max: log.known_max === null ? undefined : { weight: '140', unit: log.known_max },
          stands_for: { exercise: 'Bench press', sets: log.before, factor: 0.4 },
        });
        const records = log.done.map((one) => noticeRecord(one, log.before, log.unit)?.sentence ?? '');
        return ![suggested?.reason ?? '', ...records].some((sentence) => other[log.unit].test(sentence));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a load that has to be another one in this unit is not called the same', () => {
  const last_time = [{ reps: 5, weight: '225', unit: 'lb' as const, rpe: null }];
  const asked = { prescription: { reps: '5', rpe: null, rir: '2', sets: 3 }, done: [], last_time };
  expect(suggestSet({ ...asked, unit: 'kg' })).toMatchObject({ weight: '102.5', reason: 'As near as it gets to last time: 102.1 kg × 5.' });
  expect(suggestSet({ ...asked, unit: 'lb' })).toMatchObject({ weight: '225', reason: 'Same as last time: 225 lbs × 5.' });
});
