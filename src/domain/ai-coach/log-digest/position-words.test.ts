import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { positionWords } from './position-words.ts';

const made = (content: string) => answer({ messages: [{ role: 'user', content }] }).plan!;
const PLACE = { week: 2, day: 0, labels: ['Mon', 'Thu'], scheduled: false, session: 'none', changed: null } as const;

test('PLAN-15: where somebody is: the week, the lighter one with its reason, and what is left', () => {
  const plan = made('Build muscle, 2 days, 45 minutes, full gym, lifting for years');
  const [here, light, left] = positionWords(plan, { ...PLACE, labels: [...PLACE.labels] });
  expect(here).toMatch(/^You are in week 3 of \d( of block 1)?; next is Monday\.$/);
  expect(light).toMatch(/^Week \d is lighter: .*rested\.$/);
  expect(left).toMatch(/left in this block/);
});

test('PLAN-15: a plan of one week says that its weeks do not differ', () => {
  const { block: _, weeks: __, ...plan } = made('Build muscle, 2 days, 45 minutes, full gym, lifting for years');
  expect(positionWords(plan, null)[0]).toContain('no block and no weeks that differ');
});
