import type { Brief } from '../brief-shape.ts';
import { RED_FLAGS } from '../understand/red-flag-table.ts';

const AGE_LEAST = 13;

/** Said instead of a plan while a red flag stands: what to do now, whom to see, what comes after. */
export function careMessages(flag: string): string[] {
  if (flag === 'thoughts of hurting yourself')
    return [
      'I am glad you said it, and I am sorry it is this heavy. Please talk to someone now: a person near you, your local emergency number, or a crisis line (988 in the US and Canada, 116 123 in the UK and much of Europe).',
      'Training can wait. I am here for it when you want it again.',
    ];
  const urgent = RED_FLAGS.find((item) => item.label === flag)?.urgent ?? true;
  const now = urgent
    ? `Stop training. ${capital(flag)} can be an emergency: if it is happening now, or comes back, call your emergency number. Otherwise see a doctor today.`
    : `${capital(flag)} needs someone who can examine you before you train: please see a doctor or physiotherapist first.`;
  return [
    now,
    'I am not a clinician, so I make no plan while this is open. Tell me when a professional has cleared you, and what they want you to avoid.',
  ];
}

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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
