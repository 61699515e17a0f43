import { type Folded, foldConversation, hasPlan } from '../brief.ts';
import { type ChatMessage, EMPTY_BRIEF } from '../brief-shape.ts';
import { normaliseText } from './normalise-text.ts';
import { type Intent, readIntent } from './read-intent.ts';
import { forgottenLabel, readMessage } from './read-message.ts';

/** The last message of a conversation, understood in what came before it. */
export interface Turn extends Folded {
  /** The trainee's last message, normalised; '' when they have not spoken. */
  text: string;
  intent: Intent;
  /** They had a plan before they said this. */
  hadPlan: boolean;
  /** The label of a fact they took away. */
  forgotten: string | undefined;
}

/** Pure, and never throws. */
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
