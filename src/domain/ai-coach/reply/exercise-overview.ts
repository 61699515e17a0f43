import { answerLogQuestion } from '../log-digest/answer-log-question.ts';
import { unitOfFacts } from '../log-facts.ts';
import { slotted } from '../understand/acts/slotted.ts';
import type { Question } from './answer-act.ts';
import type { Offer } from './offer-plan.ts';
import { amountsWords } from './plan-part-words.ts';
import { partsNamed } from './planned-part.ts';

/** What plan and log say of the one exercise that a message names; undefined where it names none that is planned. */
export function exerciseOverview({ text, plan, brief, facts, digest, last_exercise }: Question): Offer | undefined {
  const [name] = slotted(text).exercises;
  const parts = plan === undefined || name === undefined ? [] : partsNamed(name, plan, undefined);
  const [part] = parts;
  if (part === undefined || name === undefined) return undefined;
  const exercise = part.item.exercise.toLowerCase();
  const asked = {
    text: `${exercise} last time`,
    digest,
    plan,
    brief,
    facts,
    unit: unitOfFacts(facts) ?? 'lb',
    last: last_exercise,
  } as const;
  const logged = digest === null ? [] : answerLogQuestion({ act: 'ask-log-last', ...asked }).slice(0, 1);
  return { messages: [amountsWords(parts), ...logged], quick_replies: [`How is my ${exercise} going?`, `How heavy for ${exercise}?`] };
}
