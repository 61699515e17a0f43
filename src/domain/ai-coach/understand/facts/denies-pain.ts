import type { ChatMessage } from '../../person/brief-shape.ts';
import { normaliseText } from '../normalise-text.ts';

const NO_PAIN =
  /\b(?:nothing|nowt) (?:really |currently )?(?:hurts?|aches?|is (?:sore|injured))\b|\bno(?: \w+)? (?:injur(?:y|ies)|pains?|aches?|niggles?)\b(?! (?:relief|killers?|no gain))|\b(?:not|never|n't) (?:injured|hurting|in (?:any )?pain)\b|\b(?:pain|injury)[- ]?free\b|\b(?:don't|do not) have (?:any )?(?:injuries|pains?|aches)\b|\bwithout (?:any )?(?:injuries|pain)\b/;

/** The trainee said that nothing hurts, so the coach does not ask. */
export function deniesPain(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role, content }) => role === 'user' && !content.trimEnd().endsWith('?') && NO_PAIN.test(normaliseText(content)));
}
