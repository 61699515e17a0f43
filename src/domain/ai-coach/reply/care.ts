import type { Brief } from '../person/brief-shape.ts';

const AGE_LEAST = 13;

export function isTooYoung(age: number | null): boolean {
  return age !== null && age < AGE_LEAST;
}

/** Advice after a new limitation, with the limits of a coach. */
export function careAfter(brief: Brief, before: Brief): string[] {
  const region = newRegion(brief, before);
  if (region === undefined) return [];
  const ofState = STATE_CARE[region];
  if (ofState !== undefined) return [`${ofState} I am not a clinician: ask yours how hard you may train.`];
  return [
    `If a movement still bothers your ${region}, stop it for today and tell me. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.`,
  ];
}

/** States of the whole body, which no movement «bothers». */
const STATE_CARE: Readonly<Record<string, string>> = {
  'blood pressure':
    'I keep the effort moderate: breathe out on it, never hold your breath, and get up slowly. At rest 180 over 110 or more means no session and a doctor.',
  bones: 'I leave out what bends, twists or jars a loaded spine: lift with a long back, and stop what hurts.',
  pregnancy: 'I leave out what does not suit a pregnancy: breathe out on the effort, and stop if anything feels wrong.',
};

/** What the coach does about a new limitation, before there is a plan. */
export function careWords(region: string): string {
  return STATE_CARE[region] ?? `I will keep your ${region} out of trouble.`;
}

/** A region mentioned since. */
export function newRegion(brief: Brief, before: Brief): string | undefined {
  return brief.limitations.find((limitation) => !before.limitations.some((old) => old.region === limitation.region))?.region;
}
