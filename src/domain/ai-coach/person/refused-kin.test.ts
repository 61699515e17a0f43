import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { foldBrief } from '../brief.ts';
import { planWork } from '../plan-work.ts';
import { refusedWords } from './refused-words.ts';

const told = (words: string) => foldBrief([{ role: 'user', content: `I want muscle, 3 days, full gym, a year of training, ${words}` }]);

test.each([
  ['no deadlifts', 'Deadlifts', ['deadlift', 'sumo-deadlift', 'trap-bar-deadlift'], ['romanian-deadlift']],
  ['no conventional deadlifts', 'deadlift', ['deadlift'], ['sumo-deadlift', 'romanian-deadlift']],
  ['no squats', 'Squats', ['back-squat', 'hack-squat'], ['leg-press', 'split-squat']],
  ['no back squats', 'back-squat', ['back-squat'], ['front-squat']],
  ['no split squats', 'Split squats', ['bulgarian-split-squat', 'smith-split-squat'], ['back-squat']],
  ['no split squat', 'split-squat', ['split-squat'], ['bulgarian-split-squat']],
  ['no lunges', 'Lunges', ['walking-lunge', 'reverse-lunge'], ['split-squat']],
  ['no presses', 'Presses', ['bench-press', 'overhead-press', 'machine-chest-press'], ['leg-press', 'pallof-press', 'push-up']],
  ['hate pressing', 'Presses', ['bench-press'], ['push-up']],
  ['no bench presses', 'Bench presses', ['bench-press', 'dumbbell-bench-press'], ['floor-press']],
  ['no dumbbell presses', 'dumbbell-bench-press', ['dumbbell-bench-press'], ['bench-press']],
  ['no rows', 'Rows', ['barbell-row', 'seated-cable-row', 'inverted-row'], ['upright-row', 'rowing-machine']],
  ['no barbell rows', 'barbell-row', ['barbell-row'], ['seated-cable-row']],
  ['no dips', 'Dips', ['chest-dip', 'bench-dip', 'ring-dip'], ['knee-raise-on-dip-bars']],
  ['no calf raises', 'Calf raises', ['standing-calf-raise', 'smith-calf-raise'], ['lateral-raise']],
  ['no raises', 'Raises', ['lateral-raise', 'front-raise'], ['standing-calf-raise', 'y-raise']],
  ['no crunches', 'Crunches', ['crunch', 'cable-crunch'], ['plank']],
  ['no pulldowns', 'Pulldowns', ['lat-pulldown', 'close-grip-pulldown'], ['pull-up']],
  ['no carries', 'Carries', ['farmers-carry', 'suitcase-carry'], ['turkish-get-up']],
  ['no flyes', 'Flyes', ['dumbbell-fly', 'cable-fly'], ['pec-deck', 'rear-delt-fly']],
])('FACT-38 «%s» leaves out %s', (words, named, out, stays) => {
  const { refused } = told(words);
  expect(refused).toEqual(expect.arrayContaining(out));
  for (const id of stays) expect(refused).not.toContain(id);
  expect(refusedWords(refused, (id) => id.replaceAll('-', ' ')).replaceAll(' ', '-')).toBe(named.replaceAll(' ', '-'));
});

test('FACT-38 A noun that names no exercise is heard beside one that does', () => {
  const { refused } = told('no squats or presses');
  expect(refused).toEqual(expect.arrayContaining(['back-squat', 'bench-press', 'overhead-press']));
  expect(told('skip raises and lunges').refused).toEqual(expect.arrayContaining(['lateral-raise', 'walking-lunge']));
});

const planned = (words: string) => {
  const { messages, plan } = answer({
    messages: [{ role: 'user', content: `I want muscle, 3 days, full gym, a year of training, ${words}` }],
  });
  const work = plan === undefined ? [] : planWork(plan).flat();
  const names = work.flatMap((day) => day.work.flatMap(({ exercise }) => exercise?.name ?? []));
  return { said: messages.join(' '), names: [...new Set(names)] };
};

test.each([
  ['no deadlifts', 'Romanian deadlift'],
  ['no squats', 'Bulgarian split squat'],
  ['no lunges', 'Bulgarian split squat'],
  ['no presses', 'Ring push-up'],
])('FACT-38 After «%s» the plan says that %s stays', (words, kin) => {
  const { said, names } = planned(words);
  expect(names).toContain(kin);
  expect(said).toMatch(new RegExp(`${kin}[^.]* stays? in the plan: tell me if`));
});

test.each(['no conventional deadlifts', 'no curls', 'no rows', 'no barbell rows', 'no calf raises'])(
  'FACT-38 «%s» has no kin in the plan to speak of',
  (words) => {
    expect(planned(words).said).not.toMatch(/in the plan: tell me if/);
  },
);

test('TEMPLATE-15 No squats, no thrusters and no holds as a main lift stand in for refused squats, and nothing slow for a jump', () => {
  const { names } = planned('no squats');
  expect(names.filter((name) => /thruster|wall sit|(?<!split )squat/i.test(name))).toEqual([]);
  const football = answer({ messages: [{ role: 'user', content: 'football, 3 days, full gym, a year of training, no jumping' }] }).plan;
  const first = football === undefined ? [] : planWork(football).flatMap((week) => week.map((day) => day.work[0]?.exercise?.id));
  expect(first.filter((id) => id === 'pause-squat' || /jump/.test(id ?? ''))).toEqual([]);
});
