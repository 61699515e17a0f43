import { expect, test } from 'vitest';
import { type Brief, foldBrief } from '../../brief.ts';

const brief = (...said: string[]): Brief => foldBrief(said.map((content) => ({ role: 'user', content })));

test.each<[string, Brief['gym']]>([
  ['full gym at the hospital, 3 days, 50 min, muscle', 'full gym'],
  ['fully equipped gym at my work, 3 days, muscle', 'full gym'],
  ['gym girly 4 days a wk, 60 min, wanna get toned', 'full gym'],
  ['gym rat, 5 days, bigger back', 'full gym'],
  ['gym bro here, 6 days a week, muscle', 'full gym'],
  ['I go to gym since 4 month, muscle, 4 days', 'full gym'],
  ['i am going gym with my cousin, 3 days, strength', 'full gym'],
  ['school gym has most stuff, 3 days, strength', 'full gym'],
  ['school gym mon wed fri after school 45 min, strength', 'full gym'],
  ['16 yrs old, want to get faster and stronger legs, school gym mon wed fri after school 45 min', 'full gym'],
  ["I've got a yoga mat, a set of 5-15lb dumbbells and some loop bands, 3 days", 'dumbbells and bands'],
  ['have a set of 4 and 8 kg dumbbells, 2 days', 'dumbbells'],
  ['our work gym has pretty much everything, muscle, 3 days', 'full gym'],
  ['gym membership, 2 days, strength', 'full gym'],
  ['got a membership at the leisure centre, 2 days, lose weight', 'full gym'],
  ['signed up at a gym last week, lose weight, 3 days', 'full gym'],
  ['commercial gym, 6 days, 90 mins, muscle', 'full gym'],
  ["I don't have any equipment just my living room, get fit, 3 days", 'no equipment'],
  ['no gym, 20 minutes at truck stops, lose the belly', 'no equipment'],
  ['no equipment, bedroom floor only, 3 days', 'no equipment'],
  ['ive nowt at home bar the carpet, 2 days, lose weight', 'no equipment'],
  ['dont own any kit, just my flat, 3 days, toned', 'no equipment'],
  ['not a member of any gym and no weights, 3 days, get fit', 'no equipment'],
  ['only my front room, nothing else, 20 min, 3 days', 'no equipment'],
  ['no tengo equipment, only my room, 3 days, fitness', 'no equipment'],
  ['no gym but a pair of dumbbells, 3 days, muscle', 'dumbbells'],
  ["I've got dumbbells and a band, the gym is too far", 'dumbbells and bands'],
  ['the gym is too expensive so I train at home with a kettlebell', 'kettlebells'],
  ["gym's an hour away, I have a barbell at home", 'barbell'],
  ['too far from a gym, resistance bands', 'bands'],
  ['gym is out of my budget, bands', 'bands'],
  ["I don't like gyms, dumbbells and bench", 'bench and dumbbells'],
  ['my gym is an hour away, 2 days', 'full gym'],
  ['home is too small, I use the gym', 'full gym'],
  ['I train at a gym 5 minutes from home, 3 days, muscle', 'full gym'],
  ['joined a gym near my house, 3 days, lose weight', 'full gym'],
  ['the gym next to my flat, 2 days, muscle', 'full gym'],
  ['gym on my way home from work, 3 days, muscle', 'full gym'],
  ['nothing at home, 3 days, get fit', 'no equipment'],
  ['46 year old bloke, used to play rugby, hotel gyms mostly (dumbbells to 20, a bench), 3 times a week, lose fat', 'bench and dumbbells'],
  ['I have rings and dumbbells, 3 days, muscle', 'dumbbells and rings or straps'],
  ['I have nothing to train with, 3 days, get fit', 'no equipment'],
  ['near my home there is no gym, only dumbbells, 3 days', 'dumbbells'],
  ['embarrassed to go to gym, 2x8kg dumbbells, 3 days', 'dumbbells'],
])('«%s» trains with %s', (said, gym) => {
  expect(brief(said).gym).toBe(gym);
});

test.each([
  'I hate the gym, 3 days, lose weight',
  'the gym girls at my school laugh at me, 3 days',
  'want to look like a gym girl, 3 days',
  'my husband is a gym rat, 3 days, muscle',
])('«%s» names no gym of the writer', (said) => {
  expect(brief(said).kit).toBeNull();
});
