import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

test.each<[string, Brief['experience']]>([
  // A program or a kind of training, and for how long.
  ['i did stronglifts 5x5 for 14 months. 4 days, full gym', 'intermediate'],
  ['ran starting strength for two years, want strength, 3 days', 'intermediate'],
  ['doing a bro split for like five years, full gym', 'advanced'],
  ['3 months of push pull legs behind me, full gym, muscle', 'beginner'],
  ['I make crossfit 4 years, dumbbells, want to be strong', 'advanced'],
  // «Going», «since», without «for».
  ['wanna get lean, full gym, been going about a year', 'intermediate'],
  ['been training about 3 yrs, full gym', 'advanced'],
  ['lifted on and off couple years, full gym, strength', 'intermediate'],
  ['In house I have barbell and rack. I train since 2 years', 'intermediate'],
  ['4 month in the gym, want muscle, 3 days', 'beginner'],
  ['I go to gym since 4 month, want muscle', 'beginner'],
  ['I am in gym from 3 years, bigger arms, 4 days', 'advanced'],
  ['gymming since a year and half, 5 days, 1 hour', 'intermediate'],
  ['bin liftin for bout 18 months, dumbbells at home', 'intermediate'],
  ['eight months of kettlebells under my belt, want to get fitter', 'intermediate'],
  // Returning after years is beginning again (FACT-14).
  ['used to lift in uni but nothing for like 8 yrs, dumbbells', 'beginner'],
  ['lifted through my twenties, havent touched a weight in 6 years, full gym', 'beginner'],
  ['was a gym rat till the kids came, not trained for about ten years now, bands', 'beginner'],
  ['I trained in the army but did nothing since 12 years. 3 days, full gym', 'beginner'],
  ['getting back into lifting after a decade away, full gym', 'beginner'],
  ['used to powerlift, stopped five years ago and not a thing since, rack and barbell', 'beginner'],
  // New.
  ['full gym, im new', 'beginner'],
  ['bands, 3 days, brand new to this', 'beginner'],
  ['never really worked out, full gym, get fit', 'beginner'],
  ['never really lifted properly, full gym', 'beginner'],
  ['havent ever done anything like this, dumbbells, 2 days', 'beginner'],
  ['pure beginner here so I am, kettlebell', 'beginner'],
  ['total newb, dorm gym', 'beginner'],
  ['I have not done gym before in life, 3 days', 'beginner'],
  ['no training background, want muscle, full gym', 'beginner'],
  ['I did some strength classes before pregnancy, nothing serious', 'beginner'],
  ['tried a few gym sessions once, dumbbells', 'beginner'],
  ['I make crossfit before, now dumbbells and 3 days', 'intermediate'],
])('«%s» tells the experience %s', (said, experience) => {
  expect(brief(said).experience).toBe(experience);
});

test.each([
  'I live here since 2 years, full gym, 3 days',
  'married for five years, want to lose fat',
  'new here, want muscle, 3 days',
  'im new to the app, 3 days, full gym',
  'I have a 4 month old baby, dumbbells, 20 minutes',
  'my back hurts since 2 years, full gym, muscle',
  'my new gym opened 3 months ago, muscle, 4 days',
  'nothing for breakfast, full gym, 3 days',
])('«%s» tells no experience', (said) => {
  expect(brief(said).experience).toBeNull();
});

test.each<[string, Brief['experience']]>([
  ['squat 120 bench 85 dead 150 @ 82kg bw, 4 days, gym with rack and barbell, strength', 'intermediate'],
  ['I weigh 90 kg, squat 200, bench 140, deadlift 240, want strength', 'advanced'],
  ['bench 45 kg, squat 60 kg, bodyweight 80 kg, strength, full gym', 'beginner'],
  ['deadlift 405 lbs squat 315 lbs bench 245 lbs at 185 lbs bodyweight, strength, 4 days', 'intermediate'],
  ['at 70kg I bench 80 and squat 105, muscle, 4 days, full gym', 'intermediate'],
  ['squat 90 kg, bench 70 kg, deadlift 130 kg at 80 kg, strength, full gym', null],
  ['squat 80 kg, bench 60 kg, deadlift 120 kg at 80 kg, strength, full gym', 'beginner'],
])('«%s»: the numbers tell the experience %s (FACT-15)', (said, experience) => {
  expect(brief(said).experience).toBe(experience);
});

test('what is said of the experience beats the numbers, whichever comes first', () => {
  expect(brief('new to lifting. squat 120 bench 85 @ 82 kg, strength').experience).toBe('beginner');
  expect(brief('advanced lifter, strength, full gym', 'squat 120 bench 85 @ 82 kg').experience).toBe('advanced');
});

test.each<[string, Brief['experience']]>([
  ['28 years in the military', null],
  ['20 years as a nurse', null],
  ['30 yrs on the trucks', null],
  ['15 years in the army, never lifted', 'beginner'],
  ['been lifting 28 years', 'advanced'],
  ['12 years of lifting in the army', 'advanced'],
  ['28 years in the gym', 'advanced'],
  ['10 years as a powerlifter', 'advanced'],
  ['22 years behind a till, 3 days full gym', null],
  ['sober 5 years, 3 days full gym', null],
  ['10 years of yoga, 3 days full gym, muscle', null],
  ['7 years of playing guitar, gym 3 days, muscle', null],
  ['6 years vegan, 3 days gym, muscle', null],
  ['11 years on insulin, 3 days gym, muscle', null],
  ['been bouldering 8 years, 3 days gym, muscle', null],
  ['two years into my phd, 3 days gym strength', null],
  ['quit smoking 4 years ago, 3 days gym strength', null],
  ['3 years, full gym, 4 days, muscle', 'advanced'],
  ['been at it for 6 years, 4 days gym muscle', 'advanced'],
  ['10 years of lifting after 10 years in the navy, 4 days gym strength', 'advanced'],
  ['about a year and a half with dumbbells, 3 days, muscle', 'intermediate'],
])('years of a job or of anything else are no years of training: «%s» (FACT-14, FACT-32)', (said, experience) => {
  expect(brief(said).experience).toBe(experience);
});
