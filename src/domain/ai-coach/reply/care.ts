import type { Brief } from '../person/brief-shape.ts';

const AGE_LEAST = 13;

export function isTooYoung(age: number | null): boolean {
  return age !== null && age < AGE_LEAST;
}

/** Advice after a new limitation, with the limits of a coach. */
export function careAfter(brief: Brief, before: Brief): string[] {
  const region = newRegion(brief, before);
  if (region === undefined) return [];
  return [
    `If a movement still bothers your ${region}, stop it for today and tell me. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.`,
  ];
}

/** A region mentioned since. */
export function newRegion(brief: Brief, before: Brief): string | undefined {
  return brief.limitations.find((limitation) => !before.limitations.some((old) => old.region === limitation.region))?.region;
}
