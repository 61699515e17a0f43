import type { ChatMessage } from '../../person/brief-shape.ts';
import { DANGER_KINDS, type Danger, type DangerKind, KIND_WORDS, UNCLEARED_HEART } from '../../person/danger-kinds.ts';
import { ruleWords } from './rule-table.ts';
import { warningWords } from './warning-sign.ts';
import { wordingWords } from './wording-table.ts';

const NOW_QUESTION = 'Is that happening to you now?';
export const THAT_IS_ME = 'Yes, that is me, now';
export const THAT_IS_NOT = 'No, that is not now';
/** Takes back what the coach heard, and is answered with what was wanted. */
export const NOT_MEANT = 'That is not what I meant';

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
  return kind === undefined ? namedBy(label) : { kind, ...KIND_WORDS[kind] };
}

function namedBy(label: string): Omit<Danger, 'ask'> | null {
  return ruleWords(label) ?? wordingWords(label) ?? warningWords(label);
}

/** Stands before a message whose danger was taken back, when that message is answered. */
export const TAKEN_BACK = 'Then I heard that wrong.';

const OPENERS = '(?:(?:lol|lmao|haha|ha|oh|omg|ugh|wtf|what|um|er|well|sorry|dude|bro|mate|god|good god|heavens|jeez)\\W+)*';
const SAYS_NO = new RegExp(`^\\W*${OPENERS}(?:no|nope|nah|naw|nae|not|never|neither)\\b`, 'i');
/** What the coach took for a danger was about something else. */
const MISREAD =
  /\b(?:(?:i )?(?:never|did ?n.?t|did not|have ?n.?t|have not) (?:say|said|mean|meant|mention\w*|write|wrote|written)|(?:is ?n.?t|not) what i (?:said|meant|wrote|asked)|(?:i )?(?:only|just) (?:said|meant|wrote|asked)|(?:you|u) (?:misread|misunderst\w+|got (?:me|it|that) wrong)|(?:i was|i'?m) (?:only |just )?talking about)\b/i;
/** Of a stop, only this: «I only asked for a plan» denies nothing that was told. */
const HEARD_WRONG =
  /\b(?:is ?n.?t|not|never) what i (?:said|meant|wrote|asked)\b|\b(?:you|u) (?:misread|misunderst\w+|got (?:me|it|that) (?:all |completely )?wrong)\b/i;
/** The words for a danger when the writer says there was none. */
const DENIED_WORDS: Readonly<Partial<Record<DangerKind, string>>> = {
  cardiac: 'chest|heart|palpitations?|breathless\\w*',
  stroke: 'faint\\w*|pass(?:ed)? out|black(?:ed)? ?out|stroke|dizz\\w*|collaps\\w*',
  head: 'hit|concuss\\w*|knock\\w*',
  nerve: 'numb\\w*|weak\\w*|tingl\\w*',
  fracture: 'fractur\\w*|brok\\w*|break|fall\\w*|fell',
  tear: 'tor[en]|tear|dislocat\\w*|injur\\w*',
  infection: 'fever|infect\\w*|temperature|ill|sick',
  pregnancy: 'pregnan\\w*|bleed\\w*',
};
const I_HAVE_NOT =
  "\\bi(?:'?ve| have|'?m| am)? ?(?:not|n[o']t|never|no|(?:have|did|do|was|had|has)(?: not|n'?t| no)|haven'?t|(?:am|was) not) (?:(?:ever|really|actually|have|had|get|got|any|a|an|feel|felt|mean|meant|say|said|my|i|am|was) )*";
/** Gone or not yet there, which is no denial of what was told. */
const ONLY_NOW = /\b(?:now|any ?more|at the moment|currently|today|yet|gone|since|again|stopped|over)\b/i;

/** The person says that a danger the coach asked about, or warned of, is none. */
export function deniesDanger(text: string, said: string): boolean {
  if (text === NOT_MEANT) return true;
  const asked = askedDanger(said);
  if (asked !== null) return SAYS_NO.test(text) || MISREAD.test(text) || deniesSign(text, asked.kind);
  const kind = warnedKind(said);
  return kind !== null && (HEARD_WRONG.test(text) || deniesSign(text, kind));
}

/** The writer never had the sign of this kind: «I have not fainted, I only said I cannot do it on the floor». */
export function deniesSign(text: string, kind: DangerKind): boolean {
  const words = DENIED_WORDS[kind];
  return words !== undefined && !ONLY_NOW.test(text) && new RegExp(`${I_HAVE_NOT}(?:${words})\\b`, 'i').test(text);
}

/** The kind of the danger that the coach's last message told to stop for. */
function warnedKind(said: string): DangerKind | null {
  const label = /^Stop training for now\. (.+?) (?:can be an emergency|needs someone)/m.exec(said)?.[1]?.toLowerCase();
  if (label === undefined) return null;
  return DANGER_KINDS.find((name) => KIND_WORDS[name].label.toLowerCase() === label) ?? namedBy(label)?.kind ?? null;
}

/** What the last message tells of a danger: «yes» to the coach's question confirms the message before it. */
export function confirmedText(messages: readonly ChatMessage[]): string {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const content = messages[last]?.content ?? '';
  const asked = messages[last - 1];
  if (asked?.role !== 'assistant' || askedDanger(asked.content) === null || !saysYes(content)) return content;
  const told = messages.slice(0, last).findLast(({ role }) => role === 'user');
  return told === undefined ? content : `${told.content}. ${content}`;
}

export function saysYes(text: string): boolean {
  return /^\W*(?:yes|yeah|yep|yup|aye|it is|i am|si|ja|right now|now)\b/i.test(text);
}
