import { expect, test } from 'vitest';
import { splitSegments } from './split-segments.ts';

test.each([
  ['Keep bench, drop the flies', ['Keep bench', 'drop the flies']],
  [
    'Leave the squats alone but make Monday shorter, and how long is Friday?',
    ['Leave the squats alone', 'but make Monday shorter', 'and how long is Friday?'],
  ],
  ["I don't want more days, I want longer sessions", ["I don't want more days", 'I want longer sessions']],
  ['Thanks. My knee is fine now. Can you put squats back in?', ['Thanks.', 'My knee is fine now.', 'Can you put squats back in?']],
])('«%s» has its statements', (content, parts) => expect(splitSegments(content)).toEqual(parts));

test.each([
  'dumbbells up to 30, a bench, a rack and a cable',
  'if I do Monday and he is ill on Tuesday, do I start again',
  'what should I do when I only have 20 minutes',
  'swap bench for dumbbell bench and squat for leg press',
  "5'10, 94 kilos, 41",
])('«%s» stays whole', (content) => expect(splitSegments(content)).toEqual([content]));
