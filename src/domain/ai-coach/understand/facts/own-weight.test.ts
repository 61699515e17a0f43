import { describe, expect, test } from 'vitest';
import { foldBrief } from '../../brief.ts';

const statesOf = (content: string): string[] => foldBrief([{ role: 'user', content }]).states.map(({ kind }) => kind);

describe('one’s own weight, told in passing, asks for seats and machines first (STATE-1)', () => {
  test.each([
    '165 kg, never trained, gym near my home, 3 days, 40 min, lose weight',
    "I'm 165 kg and never trained, 3 days, 40 min, lose weight",
    '350 lbs guy, 29, total beginner, planet fitness, 3 days',
    'Woman 42, 1.60 m, 130 kg, new to all this, gym twice a week',
    '5\'2", 235 lbs, female, want to lose weight, gym 2 days',
    'm 31, 178cm, 140kg, want to start at the gym, 3 days',
    'hi, 24 stone bloke here, lose weight, gym, 3 days',
    'I weigh 150 kg and have never trained. Want to lose weight',
    '34f 128 kg, 3 days gym, fat loss',
    'weight: 310 lbs, height: 5 ft 8, beginner, gym, 3 days',
  ])('«%s»', (said) => expect(statesOf(said)).toContain('very heavy'));

  test.each([
    'squat 165 kg, bench 120 kg, strength, 3 days, full gym',
    'my deadlift is 180 kg, 3 days, full gym',
    '6 ft 7, 130 kg, want muscle, 3 days gym',
    'powerlifter, 140 kg, 4 days, full gym',
    'lifting 8 years, 130 kg, strength, 4 days',
    'lost weight from 160 kg, now 95 kg, muscle, 3 days',
    'husband is 150 kg, I want muscle, 3 days gym',
    'dumbbells up to 130 lbs, muscle, 3 days',
    '82 kg, muscle, 3 days, full gym',
    'leg press stack goes to 150 kg, muscle, 3 days',
    'I want to squat 140 kg. 3 days, full gym',
  ])('not «%s»', (said) => expect(statesOf(said)).not.toContain('very heavy'));
});
