import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { editFormOf } from './edit-forms.ts';

test.each([
  ['can you give me an extra set on lat pulldown', 'more-sets'],
  ['back squat on Friday: 4 sets', 'more-sets'],
  ['cut back on the sets for biceps', 'fewer-sets'],
  ['6-8 reps for bench press please', 'change-reps'],
  ['RPE 7 on deadlift', 'change-reps'],
  ['please rest 2 minutes between sets of leg press', 'change-rest'],
  ['start Monday with hip thrust', 'reorder'],
  ['save face pull for the end', 'reorder'],
  ['do cable curl and triceps pushdown back to back', 'superset'],
  ['I would like to swap leg press for hack squat', 'swap-exercise'],
  ['put 3 sets of lateral raise on Thursday', 'add-exercise'],
  ['no lunges on Tuesday', 'remove-exercise'],
  ['can I train on Saturday instead of Friday', 'move-day'],
  ['drop the Wednesday session', 'fewer-days'],
  ['add a workout on Sunday', 'more-days'],
  ['Friday should only take 40 minutes', 'shorter-sessions'],
  ['make Tuesday a pull day', 'change-day-content'],
  ['for leg press I think 4 sets would be nice', 'more-sets'],
  ['Monday needs to fit into 40 minutes', 'shorter-sessions'],
  ['rest for bench press should be 3 minutes', 'change-rest'],
])('«%s» is an edit of a form that leaves no doubt: %s', (text, act) => expect(editFormOf(normaliseText(text))?.act).toBe(act));

test.each([
  'I did 4 sets of bench press yesterday',
  'why 3 sets of rows',
  'how many reps for bench press?',
  'is 2 minutes rest enough on squats?',
  'bench press 80 kg for 5 reps',
  'I train on Monday instead of Tuesday this week',
  'my knee hurts on leg press',
  'move Friday to Saturday this week',
  'only 2 sets of squats today',
  '3 sets of bench press at 80 kg',
  'I usually do 3 sets of rows',
])('«%s» is none', (text) => expect(editFormOf(normaliseText(text))).toBeUndefined());
