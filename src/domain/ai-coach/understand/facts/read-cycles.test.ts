import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const brief = (content: string): Brief => foldBrief([{ role: 'user', content }]);

test.each<[string, Partial<Brief>]>([
  ['muscle, every day bar Sunday, dumbbells', { days: 6, busy: [0] }],
  ['all days except Tuesdays and Fridays, full gym', { days: 5, busy: [2, 5] }],
  ['any day save Sunday will do, three sessions a week', { days: 3, busy: [0] }],
  ['from Monday until Friday I can, in the weekend not', { weekdays: [1, 2, 3, 4, 5], busy: [6, 0] }],
  ['gym 4x, fri sat sun off', { days: 4, busy: [5, 6, 0] }],
  ['2 days on, 1 day off, 90 minutes', { days: 5, minutes: 90 }],
  ['I can Tuesday until Saturday, Sunday and Monday not', { weekdays: [2, 3, 4, 5, 6], busy: [1, 0] }],
  ['weekdays bar Friday', { weekdays: [1, 2, 3, 4] }],
  ['each second day', { days: 3 }],
  ['2 on 1 off, 50 min', { days: 5, minutes: 50 }],
  ['5 days, skipping hump day and Sunday', { days: 5, busy: [3, 0] }],
  ['three, maybe four evenings, bands', { days: 3 }],
  ['4 lifts a week, 1,5 hours', { days: 4, minutes: 90 }],
  ['M-F 30min kb', { weekdays: [1, 2, 3, 4, 5] }],
])('«%s» sets the schedule', (said, wanted) => {
  expect(brief(said)).toMatchObject(wanted);
});

test('how somebody works is not how they train', () => {
  expect(brief('four on three off at the plant').days).toBeNull();
});

test.each([
  ['barbell and rack but not dumbbells', ['barbell', 'rack'], ['dumbbells']],
  ['I have not machines, I have only bands', ['bands'], ['machine']],
  ['home gym with everything apart from a cable machine', [], ['cable']],
] as const)('«%s» tells what is missing', (said, has, lacks) => {
  expect(brief(said).kit ?? []).toEqual(expect.arrayContaining([...has]));
  for (const item of lacks) expect(brief(said).kit ?? []).not.toContain(item);
});
