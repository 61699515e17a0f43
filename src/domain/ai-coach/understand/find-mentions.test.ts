import { expect, test } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { normaliseText } from './normalise-text.ts';

test.each([
  ['drop the goblt squats', 'goblet-squat'],
  ['no more bulgarian splt squats', 'bulgarian-split-squat'],
  ['replace romaniann dedlift', 'romanian-deadlift'],
])('The longer name wins over a shorter one inside it, also misspelt: «%s»', (typed, id) =>
  expect(findMentions(normaliseText(typed), true).map(({ exercise }) => exercise.id)).toEqual([id]),
);
