import { MODEL_WORDS_MESSAGES_MAX } from '#domain/limits.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { faultOfSentence, type Grounds } from './words-check.ts';

/** A piece of an answer on its way: `text` follows what came before in message `message`, counted from 0. */
export interface ArrivingWords {
  readonly message: number;
  readonly text: string;
}

/**
 * Hands on a half-written answer, sentence by sentence. What a person sees is not yet the answer, so it must be true by itself: a
 * sentence is handed on once it is whole and has passed the same check as the answer will, against a plan that is already final. The
 * first one that fails ends it; the engine's words come then.
 */
export function arrivingSentences(grounds: Grounds, onWords: (words: ArrivingWords) => void): (partial: unknown) => void {
  const handedOn: string[][] = [];
  let ended = false;
  return (partial) => {
    if (ended) return;
    const messages = messagesIn(partial);
    for (const [message, text] of messages.entries()) {
      const sentences = sentencesOf(plainWords(text, text.length + 1));
      // The last sentence of the last message may still be going on.
      const whole = message === messages.length - 1 ? sentences.slice(0, -1) : sentences;
      handedOn[message] ??= [];
      const before = handedOn[message];
      if (before.some((sentence, index) => sentence !== whole[index])) {
        ended = true;
        return;
      }
      for (const sentence of whole.slice(before.length)) {
        if (faultOfSentence(sentence, grounds) !== null) {
          ended = true;
          return;
        }
        onWords({ message, text: before.length === 0 ? sentence : ` ${sentence}` });
        before.push(sentence);
      }
    }
  };
}

function messagesIn(partial: unknown): string[] {
  const messages: unknown = typeof partial === 'object' && partial !== null && 'messages' in partial ? partial.messages : null;
  if (!Array.isArray(messages)) return [];
  return messages.slice(0, MODEL_WORDS_MESSAGES_MAX).map((text: unknown) => (typeof text === 'string' ? text : ''));
}
