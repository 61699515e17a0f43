import { MODEL_WORDS_MESSAGES_MAX } from '#domain/limits.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { faultOfSentence, type Grounds } from './words-check.ts';

/** A streamed piece of an answer: `text` continues message `message`, counted from 0. */
export interface ArrivingWords {
  readonly message: number;
  readonly text: string;
}

/**
 * Streams an answer sentence by sentence. A sentence is emitted once it is complete and has passed the same check as the final answer,
 * against the final plan. The first failing sentence ends the stream; the engine's text follows.
 */
export function arrivingSentences(grounds: Grounds, onWords: (words: ArrivingWords) => void): (partial: unknown) => void {
  const handedOn: string[][] = [];
  let ended = false;
  return (partial) => {
    if (ended) return;
    const messages = messagesIn(partial);
    for (const [message, text] of messages.entries()) {
      const sentences = sentencesOf(plainWords(text, text.length + 1));
      // The last sentence of the last message may be incomplete.
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
