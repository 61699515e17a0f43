import { DANGER_KINDS, type Danger, KIND_WORDS, UNCLEARED_HEART } from '../../person/danger-kinds.ts';
import { ruleWords } from './rule-table.ts';

const NOW_QUESTION = 'Is that happening to you now?';
export const THAT_IS_ME = 'Yes, that is me, now';
export const THAT_IS_NOT = 'No, that is not now';

/** The coach's question about a danger it is not sure of; `askedDanger` reads it back. */
export function askAboutDanger(label: string): string {
  return `You wrote of something that sounds like ${label}. ${NOW_QUESTION}`;
}

/** The danger that the coach's last message asked about; null when it asked nothing of the kind. */
export function askedDanger(said: string): Omit<Danger, 'ask'> | null {
  const label = /sounds like (.+)\. Is that happening to you now\?/.exec(said)?.[1];
  if (label === undefined) return null;
  if (label === UNCLEARED_HEART.label) return UNCLEARED_HEART;
  const kind = DANGER_KINDS.find((name) => KIND_WORDS[name].label === label);
  return kind === undefined ? ruleWords(label) : { kind, ...KIND_WORDS[kind] };
}

/** The person answers that question with no. */
export function deniesDanger(text: string, said: string): boolean {
  return askedDanger(said) !== null && /^\W*(?:no|nope|nah|not)\b/i.test(text);
}

export function saysYes(text: string): boolean {
  return /^\W*(?:yes|yeah|yep|yup|aye|it is|i am|si|ja|right now|now)\b/i.test(text);
}
