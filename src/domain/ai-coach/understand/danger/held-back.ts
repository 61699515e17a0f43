import type { Danger, DangerKind, RedFlag } from '../../person/danger-kinds.ts';
import type { Region } from '../../person/limitations.ts';
import { NOT_MEANT } from './danger-question.ts';
import { plainWords } from './read-signs.ts';

export const CLEARED_REPLY = 'A doctor has cleared me';
/** What ends a hold: somebody has looked at it, or the coach heard what was not said. */
export const HELD_REPLIES: readonly string[] = [CLEARED_REPLY, NOT_MEANT];

/** After these nothing is held back: the talk goes on. */
const HOLDS_NOTHING: ReadonlySet<DangerKind> = new Set(['self-harm', 'child', 'eating', 'sugar', 'violence']);
const HOLDS_IF_URGENT: ReadonlySet<DangerKind> = new Set(['drugs', 'other']);
const HOLDS_PARTS: ReadonlySet<DangerKind> = new Set(['fracture', 'tear']);

/** The flag a danger leaves behind; null when nothing waits. */
export function redFlagOf({ kind, label, urgent, ask }: Danger, text: string): RedFlag | null {
  const isHeld = HOLDS_IF_URGENT.has(kind) ? urgent : !HOLDS_NOTHING.has(kind);
  if (ask || !isHeld) return null;
  return { kind, label, urgent, regions: HOLDS_PARTS.has(kind) ? regionsIn(text) : [] };
}

/** All training waits. */
export function isHeldBack({ red_flag }: { red_flag: RedFlag | null }): boolean {
  return red_flag !== null && heldBack(red_flag).parts === 'all';
}

export interface HeldBack {
  /** What waits: all training, or work for these regions. */
  parts: 'all' | Region[];
  /** Said instead of a plan or a weight. */
  sentence: string;
}

export function heldBack({ label, regions }: RedFlag): HeldBack {
  if (regions.length > 0)
    return {
      parts: [...regions],
      sentence: `Work for your ${regions.join(' and ')} waits until somebody has looked at ${label}; the rest goes on.`,
    };
  return {
    parts: 'all',
    sentence: `You told me of ${label}. I build no plan and name no weights until somebody has looked at it. Tell me when a professional has cleared you, and what they want you to avoid; anything else you can ask me meanwhile.`,
  };
}

const REGION_WORDS: readonly (readonly [RegExp, readonly Region[]])[] = [
  [/\b(?:knees?|knee ?caps?)\b/, ['knee']],
  [/\b(?:shoulders?|collar ?bone|pecs?)\b/, ['shoulder']],
  [/\b(?:elbows?|biceps?|triceps?)\b/, ['elbow']],
  [/\b(?:wrists?|hands?|fingers?|thumbs?|forearms?)\b/, ['wrist']],
  [/\b(?:ankles?|foot|feet|toes?|heels?|shins?|calf|calves|achilles|metatarsals?)\b/, ['ankle']],
  [/\bhips?\b/, ['hip']],
  [/\bhamstrings?\b/, ['hamstring']],
];
/** Nothing may be loaded while one of these is in doubt. */
const WHOLE_BODY = /\b(?:back|spine|neck|ribs?|chest|skull|head|pelvis|legs?|arms?)\b/;

function regionsIn(text: string): Region[] {
  const plain = plainWords(text);
  return WHOLE_BODY.test(plain) ? [] : [...new Set(REGION_WORDS.flatMap(([words, regions]) => (words.test(plain) ? regions : [])))];
}

const CLEARED =
  /\b(?:cleared|all clear|clearance|signed off|signed me off|green light|discharged|sober(?: now| again)?)\b|\b(?:doctor|doctors|doc|dr|drs|gp|pt|physio|physiotherapist|cardiologist|midwife|surgeon|hospital|nurse|er|consultant|ob|specialist|clinic|neurologist|a and e)\b.{0,50}\b(?:ok|okay|okayed|okd|fine|good to|says? yes|said yes|allowed|allows|lets me|may train|can train|nothing serious|nothing wrong|happy|normal|clean|checked)\b|\b(?:checked out|looked at it|been looked at|got (?:it |myself )?checked|tests? (?:came back|were|was) (?:fine|clean|clear|normal|ok|okay|negative))\b/;
const NOT_YET =
  /\b(?:not|havent|hasnt|isnt|wasnt|didnt|wont|never|until|if|waiting|tomorrow|next week|can i|should|want to be|need to be)\b/;

/** The person says that a professional has looked at it, or that it was never told. */
export function isCleared(text: string): boolean {
  if (text === NOT_MEANT) return true;
  const plain = plainWords(text);
  return CLEARED.test(plain) && !NOT_YET.test(plain);
}
