import { expect, test } from 'vitest';
import { array, assert, integer, property, record } from '#tests/support/properties.ts';
import { liftRecords } from './lift-records.ts';

const FROM = '2026-09-01';
function records(...days: [day: string, ...sets: string[]][]) {
  const sets = days.flatMap(([performed_on, ...written]) =>
    written.map((text) => {
      const [, weight = '', reps = '', rpe] = /^([\d.]*)x(\d+)(?:@([\d.]+))?/.exec(text) ?? [];
      const kind = text.endsWith('w') ? 'warm-up' : undefined;
      return {
        session_id: performed_on,
        performed_on,
        weight,
        reps: Number(reps),
        unit: 'lb' as const,
        rpe: rpe ? Number(rpe) : null,
        kind,
      };
    }),
  );
  return liftRecords('Bench press', sets, 'lb', FROM).map(
    ({ kind, reps, before, now, performed_on }) => `${performed_on.slice(5)} ${kind}${reps || ''} ${before} → ${now}`,
  );
}

test('a heavier set of as many reps is a record, with what stood before (PROG-26)', () => {
  expect(records(['2026-08-01', '157.5x5'], ['2026-09-18', '160x5'])).toContain('09-18 weight5 157.5 → 160');
});

test('a first day beats nothing, nor does a weight that was done for more reps', () => {
  expect(records(['2026-09-18', '160x5'])).toEqual([]);
  expect(records(['2026-08-01', '160x8'], ['2026-09-18', '160x5', '90x5'])).toEqual([]);
});

test('an estimated max and a day’s volume are records of their own; easy sets and warm-ups are not', () => {
  expect(records(['2026-08-01', '160x5@9'], ['2026-09-18', '160x5@8', '160x5@8'])).toEqual([
    '09-18 max 191 → 197',
    '09-18 volume 800 → 1,600',
  ]);
  expect(records(['2026-08-01', '160x5@9', '160x5@9'], ['2026-09-18', '100x5@5', '200x1@9w'])).toEqual([]);
});

test('PROG-36 a max that is shown as the number before is no record: the day that reached it first stays', () => {
  const days: [string, string][] = [
    ['2026-08-01', '15x1@10'],
    ['2026-09-11', '20x1@10'],
    ['2026-09-18', '20.4x1@10'],
  ];
  expect(records(...days).filter((line) => line.includes('max'))).toEqual(['09-11 max 15 → 20']);
});

test('without added weight most reps count', () => {
  expect(records(['2026-08-01', 'x8'], ['2026-09-18', 'x9', 'x7'])).toEqual(['09-18 reps 8 → 9']);
});

test('of a day the heaviest is told, of each number of reps the newest, and what is older than the days asked is not', () => {
  expect(
    records(['2026-08-01', '150x5'], ['2026-08-15', '152.5x5'], ['2026-09-04', '155x5', '157.5x3'], ['2026-09-11', '160x3']).filter(
      (line) => line.includes('weight'),
    ),
  ).toEqual(['09-11 weight3 157.5 → 160']);
});

test('twice the days are twice the work, so that a year of daily training never holds the screen (PROG-19)', () => {
  const readsOf = (days: number): number => {
    let reads = 0;
    const sets = Array.from({ length: days }, (_, day) => {
      const performed_on = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
      const set = {
        session_id: performed_on,
        performed_on,
        weight: String(100 + (day % 80)),
        reps: 1 + (day % 9),
        unit: 'lb' as const,
        rpe: null,
      };
      return new Proxy(set, {
        get: (target, name: keyof typeof set) => {
          reads += 1;
          return target[name];
        },
      });
    });
    liftRecords('Bench press', sets, 'lb', FROM);
    return reads;
  };
  expect(readsOf(720)).toBeLessThan(2.5 * readsOf(360));
});

test('a set is told against the heaviest earlier one of as many reps or more, whatever came between', () => {
  const set = record({ weight: integer({ min: 0, max: 12 }), reps: integer({ min: 1, max: 14 }) });
  assert(
    property(array(set, { minLength: 1, maxLength: 25 }), (written) => {
      const days = written.map(({ weight, reps }, index): [string, string] => [
        new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
        `${weight === 0 ? '' : weight * 10}x${reps}`,
      ]);
      const told = new Map<string, string>();
      for (const [index, { weight, reps }] of written.entries()) {
        const before = written.slice(0, index).filter((one) => (one.weight === 0) === (weight === 0));
        const top = weight === 0 ? before.map((one) => one.reps) : before.filter((one) => one.reps >= reps).map((one) => one.weight * 10);
        const now = weight === 0 ? reps : weight * 10;
        if (top.length > 0 && now > Math.max(...top) && (weight === 0 || reps <= 12))
          told.set(
            weight === 0 ? 'reps' : `weight${reps}`,
            `${days[index]?.[0].slice(5)} ${weight === 0 ? 'reps' : `weight${reps}`} ${Math.max(...top)} → ${now}`,
          );
      }
      const found = records(...days).filter((line) => /reps|weight/.test(line));
      expect(found.toSorted()).toEqual([...told.values()].toSorted());
    }),
  );
});

test('a hold counts no reps, though older sets have its seconds there (PROG-26, PROG-35)', () => {
  const held = (performed_on: string, more: object) => ({
    session_id: performed_on,
    performed_on,
    weight: '',
    unit: 'lb' as const,
    rpe: null,
    reps: 60,
    ...more,
  });
  const longer = [held('2026-10-01', {}), held('2026-10-08', { reps: 90, seconds: 90 })];
  expect(liftRecords('Plank', longer, 'lb', FROM)).toEqual([]);
  expect(liftRecords('Push-up', [held('2026-10-01', {}), held('2026-10-08', { reps: 90 })], 'lb', FROM)).toMatchObject([
    { kind: 'reps', now: '90' },
  ]);
});
