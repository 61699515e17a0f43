import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('OPS-3 backups are made where a folder is named, each day and for two weeks unless said otherwise', () => {
  expect(readSettings({}).backups).toBeNull();
  expect(readSettings({ BACKUP_DIR: '/safe' }).backups).toEqual({ folder: '/safe', everyHours: 24, keep: 14 });
  expect(readSettings({ BACKUP_DIR: '/safe', BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '40' }).backups).toEqual({
    folder: '/safe',
    everyHours: 6,
    keep: 40,
  });
});

test.each([{ BACKUP_KEEP: '0' }, { BACKUP_EVERY_HOURS: '0.5' }])('%o is refused', (variables) => {
  expect(() => readSettings(variables)).toThrow('must be a whole number from 1');
});
