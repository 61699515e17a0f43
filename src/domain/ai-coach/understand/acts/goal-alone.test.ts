import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { isGoalAlone } from './goal-alone.ts';

test.each([
  'muscle instead',
  'get stronger instead',
  "I'd prefer losing some weight instead of strength",
  'what about losing fat instead?',
  'new goal: lose 5 kg instead',
  "forget strength, I'm cutting now instead",
  'my goal is strength no longer, I want muscle',
  'can we switch the goal to general fitness please',
  'hypertrophy is my goal now',
  'build muscle, not get lean any more',
])('«%s» is a goal and nothing else', (text) => expect(isGoalAlone(normaliseText(text))).toBe(true));

test.each([
  'how do I get stronger',
  'can I lose fat and gain muscle at once?',
  'drop the weight',
  'cut the plank',
  'bigger arms instead',
  'more strength work on monday',
  'lose the lunges instead',
  'is it for muscle?',
])('«%s» is not', (text) => expect(isGoalAlone(normaliseText(text))).toBe(false));
