import { question } from './edit-words.ts';
import { dayChoices } from './find-days.ts';
import { type EditMessage, onlyDay, type ReadResult } from './read-context.ts';

const SOME_ITEMS =
  /\b(?:([1-5])|an?|some|a few|fewer|less|too many|so many) (?:less |fewer )?(?:exercises?|things?|lifts?|movements?|moves?)\b/;

/** «2 exercises less on Friday»: the coach chooses which. */
export function readTrim(message: EditMessage): ReadResult {
  const found = message.exercises.length + message.muscles.length > 0 ? null : SOME_ITEMS.exec(message.text);
  if (found === null) return undefined;
  const day = onlyDay(message);
  const count = Number(found[1] ?? 1);
  if (day !== undefined) return { edit: { kind: 'trim', day, count } };
  return question(
    'On which day should there be less?',
    dayChoices(message.plan, (name) => `${count} ${count === 1 ? 'exercise' : 'exercises'} less on ${name}`),
  );
}
