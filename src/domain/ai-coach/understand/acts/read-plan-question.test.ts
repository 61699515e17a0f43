import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import type { PlanTopic } from './plan-question-table.ts';
import { readPlanQuestion } from './read-plan-question.ts';

const ASKED: readonly (readonly [PlanTopic, readonly string[]])[] = [
  [
    'what-is',
    [
      'whats a split squat lol',
      'wtf is a pallof press',
      'never heard of lateral raise, what is it?',
      'sry what does dead bug mean',
      'no idea what a face pull is',
      'what on earth is a goblet squat?',
      'what does dead bug even look like',
    ],
  ],
  [
    'how-done',
    [
      'how do u do a dead bug',
      'form for deadlift?',
      'show me how to do a barbell row',
      'could you tell me how to do the romanian deadlift please',
      'hack squat technique?',
      'any tips for the bench press',
    ],
  ],
  [
    'days',
    [
      'what r my days rn',
      'which days do i train',
      'remind me what days',
      'what days did you give me',
      'which days did you put me on',
      'so which days is it',
    ],
  ],
  ['rest-days', ['when do i rest', 'what are my rest days', 'how many days off', 'what days off do i get']],
  [
    'week',
    [
      'show me my plan',
      'can i see the whole week',
      'whats my week look like',
      'let me see my schedule',
      'what have you got me doing this week',
    ],
  ],
  ['day', ['what about friday', 'friday?', 'and wednesday', 'what do i do on monday', 'and the second day?']],
  ['next', ["what's next", 'whats my next workout', 'ok what do i do now', 'whats first']],
  ['when', ['when is leg day', 'what day do i squat', 'where are the curls', 'on which day do i train back', 'where did the bench go']],
  ['has', ['is squat in my plan', 'do i do bench on monday', 'any forearm stuff', 'no calves?', 'does it have abs']],
  [
    'how-often',
    [
      'do i train legs twice',
      'can i do chest twice a week',
      'i want to train chest twice',
      'how often do i do chest',
      'do i only squat once a week',
    ],
  ],
  ['sets', ['how many sets for squat', 'sets and reps for bench', 'how many sets of chest a week']],
  ['session-minutes', ['how long is each session', 'how long does friday take', 'how much time does monday take']],
  ['length', ['how long is the program', 'how many weeks should i do it', 'when does this plan end']],
  [
    'position',
    [
      'which block and week am i in?',
      'what session am i on',
      'where am i in the program',
      'how far into the block are we',
      'how many weeks till the end of the block',
    ],
  ],
  ['light-week', ['when is deload', 'which week is the light one', 'when do i get an easy week']],
  [
    'enough',
    [
      'is this enough for chest',
      'is 3 days enough',
      'lol only that many curls?',
      'are 3 days a week enough to build muscle',
      'do i get enough back work',
    ],
  ],
  ['works', ['will this get me stronger', 'can i lose my belly with this', 'will my legs get bulky', 'is it going to help my squat']],
  ['good', ['is this plan good', 'what do you think', 'is that ok for someone my age']],
  ['must', ['do i have to do the dead bug', 'can i skip the pallof press', 'are the curls necessary']],
  ['notation', ['what does 3x5 mean', 'what does 8-12 mean', '2x8-12 means what']],
];

test.each(ASKED.flatMap(([topic, texts]) => texts.map((text) => [text, topic] as const)))(
  '«%s» asks about the plan: %s (PLAN-18)',
  (text, topic) => {
    expect(readPlanQuestion(normaliseText(text))?.topic).toBe(topic);
  },
);

test.each([
  'add a plank on friday',
  'make friday shorter',
  'more chest',
  'i have dumbbells and a bench',
  'my knee hurts when i squat',
  'did i do bench last week',
  'is my bench going up',
  '3 days is enough',
  'what if i only have 30 minutes',
  'no calves please',
  'only 2 days',
  'give me the plan',
  'one more set of goblet squat please',
  "I can't make Mondays any more, take that day out",
  'no rows please',
  'is it bad for my growth to lift',
])('«%s» asks nothing about the plan', (text) => expect(readPlanQuestion(normaliseText(text))).toBeUndefined());
