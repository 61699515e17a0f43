import { type Folded, foldConversation, hasPlan } from '../brief.ts';
import { type ChatMessage, EMPTY_BRIEF } from '../brief-shape.ts';
import type { Danger } from './danger/danger-kinds.ts';
import { deniesDanger } from './danger/danger-question.ts';
import { detectDanger } from './danger/detect-danger.ts';
import { normaliseText } from './normalise-text.ts';
import { type Intent, readIntent } from './read-intent.ts';
import { forgottenLabel, readMessage } from './read-message.ts';

/** The last message of a conversation, read in its context. */
export interface Turn extends Folded {
  /** The trainee's last message, normalised; '' when there is none. */
  text: string;
  intent: Intent;
  /** A plan existed before this message. */
  hadPlan: boolean;
  /** The label of a removed fact. */
  forgotten: string | undefined;
  /** What the last message tells of; the coach answers it before everything else. */
  danger: Danger | null;
}

/** Pure, never throws. */
export function readTurn(messages: readonly ChatMessage[]): Turn {
  const folded = foldConversation(messages);
  const at = messages.findLastIndex((message) => message.role === 'user');
  const content = messages[at]?.content ?? '';
  const said = messages[at - 1]?.role === 'assistant' ? (messages[at - 1]?.content ?? '') : '';
  const isFromApp = folded.undone !== null || forgottenLabel(content) !== undefined;
  const danger = isFromApp ? null : detectDanger(content, said);
  const text = normaliseText(content);
  const hadPlan = hasPlan(folded.before) || (hasPlan({ ...folded.before, red_flag: null }) && folded.planned !== null);
  const forgotten = forgottenLabel(content);
  const turn = { ...folded, text, hadPlan, forgotten, danger };
  return { ...turn, intent: deniesDanger(content, said) ? 'better' : intentOf({ ...turn, content }) };
}

function intentOf(turn: Omit<Turn, 'intent'> & { content: string }): Intent {
  if (turn.forgotten !== undefined) return 'forget';
  if (turn.undone !== null) return 'undo';
  return readIntent({ ...turn, alone: readMessage(EMPTY_BRIEF, turn.content) });
}
