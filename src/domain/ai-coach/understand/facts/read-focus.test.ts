import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';
import { chooseActs } from '../acts/choose-act.ts';
import { readFocus } from './read-focus.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

test.each<[string, readonly string[]]>([
  ['want to lose the belly and get some arms back, 3 days, dumbbells', ['biceps', 'triceps']],
  ['I want my legs back after the accident year, 3 days, full gym', ['quads', 'hamstrings']],
  ['get me my chest back, 3 days, full gym', ['chest']],
  ['want back my old shoulders, 3 days', ['side delts']],
  ['bring my glutes back to life, 4 days, full gym', ['glutes']],
  ['more big glutes and legs but not big arms, 4 days', ['glutes', 'quads', 'hamstrings']],
  ['bigger bum and thighs, arms not bigger please, 3 days', ['glutes', 'quads']],
  ['want bigger chest n back, gym 5x week', ['chest', 'lats', 'upper back']],
  ['wanna get toned 🍑 4 days full gym', ['glutes']],
  ['wider back and thick arms, 4 days', ['lats', 'upper back', 'biceps', 'triceps']],
])('«%s» puts the stress on %j', (said, focus) => {
  expect([...brief(said).focus].sort()).toEqual([...focus].sort());
});

test.each<[string, readonly string[]]>([
  ['push pull legs 6 days, 90 mins, commercial gym, advanced, weak points side delts and calves', ['side delts', 'calves']],
  ['ppl 6x, full gym, weak point calves', ['calves']],
  ['push/pull/legs, 6 days, want bigger arms, full gym', ['biceps', 'triceps']],
  ['push, pull, legs split, 3 days, full gym, more chest', ['chest']],
  ['upper lower 4 days, full gym, rear delts lag', ['rear delts']],
  ['full body 3 days, glutes want growing, dumbbells', ['glutes']],
  ['legs push pull, 6 days, bigger traps', ['traps']],
  ['a push-pull-legs please, full gym, 6 days, muscle', []],
])('the name of a split is no wish for its muscles: «%s»', (said, focus) => {
  expect([...brief(said).focus].sort()).toEqual([...focus].sort());
});

test.each([
  'quads battered',
  'first session done, quads battered, thursday tempo was a slog. normal?',
  'my shoulders are absolutely fried after monday',
  'glutes were on fire after tuesday',
])('«%s» tells of soreness, no wish for more work', (said) => {
  expect(brief(said).focus).toEqual([]);
  expect(chooseActs(said, { before: '', asked: null, hasPlan: true })[0]?.act).toBe('report-sore');
});

test.each([
  'only at the bottom of the bench',
  'it is a 5 out of 10, mostly in the bottom position',
  'i get stuck just out of the bottom, more than before',
])('The bottom of a movement is a place and no muscle: «%s»', (text) => expect(readFocus(text, 'said').more).toEqual([]));

test('«More for my bottom» names the glutes', () => expect(readFocus('more work for my bottom', 'said').more).toEqual(['glutes']));
