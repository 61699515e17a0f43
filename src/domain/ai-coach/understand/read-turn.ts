import { type Folded, foldConversation, hasPlan } from '../brief.ts';
import { type ChatMessage, EMPTY_BRIEF } from '../brief-shape.ts';
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
}

/** Pure, never throws. */
export function readTurn(messages: readonly ChatMessage[]): Turn {
  const folded = foldConversation(messages);
  const content = messages.findLast((message) => message.role === 'user')?.content ?? '';
  const text = normaliseText(content);
  const hadPlan = hasPlan(folded.before);
  const forgotten = forgottenLabel(content);
  return { ...folded, text, hadPlan, forgotten, intent: intentOf({ ...folded, text, hadPlan, forgotten, content }) };
}

function intentOf(turn: Omit<Turn, 'intent'> & { content: string }): Intent {
  if (turn.forgotten !== undefined) return 'forget';
  if (turn.undone !== null && turn.brief.red_flag === null) return 'undo';
  return readIntent({ ...turn, alone: readMessage(EMPTY_BRIEF, turn.content) });
}
