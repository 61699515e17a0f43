import type { Intent } from '../understand/read-intent.ts';

/** Fixed answers. Those about the body say what to do now and name their limits. */
export const FIXED_REPLIES: Readonly<Partial<Record<Intent, string>>> = {
  minor:
    'I do not write plans for children under 13: play, sport and being taught by a coach serve them better. From 13 on I can help with light, technique-first training beside an adult.',
  rpe: 'RPE is how hard a set was, from 1 to 10. At 10 you could not have done one more rep; at 8 you had two left. Write it down after each set and the next weights fit you better.',
  rir: 'RIR means reps in reserve: how many more good reps you could have done. 2 RIR is two short of your limit. When every set reaches the top of its reps with that many in reserve, add a little weight.',
  rest: "Two to three minutes before heavy main lifts, about ninety seconds before other lifts with many joints, a minute for single-joint work. Today's Workout counts it for you.",
  'warm-up':
    'Five easy minutes, then the first lift: the bar for 8 to 10 reps, half the working weight for 5, about 70% for 3, and when the sets are heavy one or two reps at 85%. Later lifts need one light set.',
  sore: 'Soreness for a day or three, on both sides, that eases when you warm up is normal. Train, start lighter, and stop at anything sharp or one-sided. If a joint is sore rather than a muscle, tell me which.',
  deload:
    'A lighter week: the same days and lifts, about half the sets, two more reps in reserve than usual. A strength plan from me has one in week 4. Take it early whenever two sessions in a row go badly.',
  stall:
    'First the simple things: did you sleep, eat and turn up for the last three weeks? Then take one lighter week. If the lift still stands, tell me which and I change its reps or its variation.',
  tired:
    'Come anyway if you like and do the main lifts two points easier, or rest and do this session next time. One bad night costs nothing; if it stays like this for a week, tell me and we make the week lighter.',
  pain: 'Stop the movement that hurts for today. Tell me where it is (shoulder, knee, low back …) and I change the plan around it. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.',
  record: "Well done. Write it in Today's Workout with its RPE, and the next weights will start from it.",
  units: 'Either: each set keeps the unit you typed it in. Say «use kg» or «use lbs» and I write mine that way.',
  undo: 'There is no change to take back. Your earlier plans are kept: open My Program, Earlier plans, and choose the one you want.',
  better: 'Good to hear. Tell me at once if it comes back.',
  cardio:
    'Easy cardio does not cost you muscle. 150 minutes a week of brisk walking or cycling is a good aim; keep it after lifting or on other days, and a pace at which you can speak.',
  food: 'I plan training, not meals. In general: protein at every meal, mostly whole foods, and a dietitian when you want numbers that fit you.',
  'off-topic': 'I only know training. Ask me about your plan, an exercise, weights or how your week changes.',
  hello: 'Hello.',
  thanks: "Good. The next session is waiting in Today's Workout; tell me when something changes.",
  unclear:
    'I did not understand that. You can say things like «3 days», «only dumbbells», «no lunges», «my knee hurts», «make it 45 minutes» or «why».',
};
