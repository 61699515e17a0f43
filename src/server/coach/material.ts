import { randomBytes } from 'node:crypto';
import type { ChatMessage, CoachFact } from '#contract/index.ts';
import { MODEL_MATERIAL_MAX_LENGTH, MODEL_MESSAGE_MAX_LENGTH, MODEL_MESSAGES_MAX } from '#domain/limits.ts';

const FACTS_MAX_LENGTH = 4_000;

/** The conversation as shown to a model. */
export interface Material {
  /** The newest messages that fit, oldest first, truncated. */
  readonly chat: readonly { readonly from: 'trainee' | 'coach'; readonly text: string }[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Truncates a conversation for a model. The coach's turns are untrusted too, because the phone sent them. */
export function gatherMaterial(messages: readonly ChatMessage[], facts: readonly CoachFact[]): Material {
  const chat: { from: 'trainee' | 'coach'; text: string }[] = [];
  let left = MODEL_MATERIAL_MAX_LENGTH - FACTS_MAX_LENGTH;
  for (const { role, content } of messages.slice(-MODEL_MESSAGES_MAX).reverse()) {
    const text = content.slice(0, MODEL_MESSAGE_MAX_LENGTH);
    left -= text.length;
    if (left < 0 && chat.length > 0) break;
    chat.unshift({ from: role === 'user' ? 'trainee' : 'coach', text });
  }
  const told: { label: string; value: string }[] = [];
  let room = FACTS_MAX_LENGTH;
  for (const { label, value } of facts) {
    room -= label.length + value.length;
    if (room < 0) break;
    told.push({ label, value });
  }
  return { chat, facts: told };
}

/**
 * Delimits data for a model: JSON, so that quotes inside cannot end it, between unguessable marks. Angle brackets and bars are escaped,
 * because some services interpret their control tokens anywhere.
 */
export function fence(data: unknown): string {
  const mark = `DATA-${randomBytes(9).toString('base64url')}`;
  const json = JSON.stringify(data).replace(/[<>|]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `${mark}\n${json}\n${mark}`;
}
