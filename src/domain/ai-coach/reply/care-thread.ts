import type { ChatMessage } from '../person/brief-shape.ts';
import type { Danger, DangerKind } from '../person/danger-kinds.ts';
import { type Act, EDIT_ACTS, FACT_ACTS, QUESTION_ACTS } from '../understand/acts/acts.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { detectDanger } from '../understand/danger/detect-danger.ts';
import { isCleared } from '../understand/danger/held-back.ts';
import { isSure } from './narrow-down.ts';

interface Said {
  messages: readonly ChatMessage[];
  /** Of the last message. */
  text: string;
  acts: readonly RankedAct[];
  /** The coach's words before it. */
  before_words: string;
}

/** So many messages later what is left unsaid is still about the danger. */
const STILL_ABOUT = 2;
/** These say clearly that the talk has gone on to training. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>([...QUESTION_ACTS, ...EDIT_ACTS, ...FACT_ACTS, 'ask-plan', 'ask-session', 'start-over']);
const NOT_ABOUT_TRAINING: ReadonlySet<Act> = new Set<Act>(['ask-app', 'ask-soreness-recovery', 'follow-up']);

const PEOPLE =
  '(?:wife|husband|partner|sister|brother|mum|mom|mother|dad|father|son|daughter|friend|mate|neighbou?r|flatmate|roommate|boss|doctor|doc|gp|nurse|midwife|therapist|counsell?or|hotline|ambulance|911|999|112|988)';
/** Somebody is told, called or on the way. */
const GETS_HELP = new RegExp(
  `\\b(?:(?:call|ring|phon|text|tell|messag|see|visit)\\w*|talk\\w* (?:to|with)|speak\\w* (?:to|with)|get|got|book\\w*|driv\\w*|tak\\w*|coming) (?:\\w+ ){0,4}${PEOPLE}\\b|\\b${PEOPLE}(?:'s| is| are)? (?:\\w+ )?(?:driv\\w*|tak\\w*|com\\w*|here|with me)\\b|\\b(?:on (?:my|the|our) way|heading|going|off|driving) (?:\\w+ )?(?:to|in)\\b|\\bdriving me\\b|\\b(?:er|a&e|hospital|urgent care|appointment|ambulance)\\b`,
);
const WANTS_TO_WAIT =
  /\b(?:wait\w*|until|till|tomorrow|later|monday|next week|after (?:work|the weekend)|in the morning|can'?t afford|rather not go|see how it goes|probably (?:nothing|fine))\b/;

/**
 * The answer to a message that comes soon after a danger and says nothing of training (PLAN-4): it stays with the person instead of offering
 * a choice of topics. Undefined for every other. A stop locks no talk: a clear question, wish or fact is answered as always.
 */
export function careReply({ messages, text, acts, before_words }: Said): string | undefined {
  const danger = recentDanger(messages);
  if (danger === undefined) return undefined;
  const [best] = acts;
  const isAboutTraining = best !== undefined && isSure(acts) && GOES_ON.has(best.act) && !NOT_ABOUT_TRAINING.has(best.act);
  const words = WORDS[groupOf(danger)];
  if (GETS_HELP.test(text)) return words.helped;
  if (WANTS_TO_WAIT.test(text) && words.waits !== undefined) return words.waits(danger);
  if (isAboutTraining) return undefined;
  return words.stays.find((sentence) => !before_words.includes(sentence)) ?? words.stays[0];
}

/** The danger that one of the last messages before this one told of, while nobody has looked at it. */
function recentDanger(messages: readonly ChatMessage[]): Danger | undefined {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (isCleared(own.at(-1) ?? '')) return undefined;
  return (
    own
      .slice(0, -1)
      .slice(-STILL_ABOUT)
      .reverse()
      .map((content) => detectDanger(content))
      .find((danger) => danger?.ask === false) ?? undefined
  );
}

type Group = 'life' | 'eating' | 'urgent' | 'body';

function groupOf({ kind, urgent }: Danger): Group {
  const own: Readonly<Partial<Record<DangerKind, Group>>> = { 'self-harm': 'life', eating: 'eating' };
  return own[kind] ?? (urgent ? 'urgent' : 'body');
}

interface Words {
  /** Somebody else is told or on the way. */
  helped: string;
  waits?: (danger: Danger) => string;
  /** In the order they are said. */
  stays: readonly [string, ...string[]];
}

const WORDS: Readonly<Record<Group, Words>> = {
  life: {
    helped:
      'I am glad you reach out to somebody. You need no better words than the ones you wrote to me. Training waits as long as it has to, and nothing here is lost.',
    stays: [
      'That is a lot to carry, and it is no wonder that training has no room now. Is somebody with you tonight, or can you call somebody? If it gets darker, a crisis line answers at any hour: 988 in the US and Canada, 116 123 in the UK, Ireland and much of Europe.',
      'I am still here, and you need not explain anything. One short message to one person you trust is enough for today; if you cannot keep yourself safe, call your emergency number.',
    ],
  },
  eating: {
    helped: 'That is a good step. Tell them as plainly as you told me. Your plan waits; I would rather see you eat and rest first.',
    stays: [
      'I will not add training on so little food: it takes strength away instead of building it. Is there somebody you could eat with today, or tell about this? A doctor, a dietitian or a helpline for eating disorders hears it without judging.',
      'You are not in trouble, and nothing has to be big. One meal and one person who knows is enough for now; training can start when there is fuel for it.',
    ],
  },
  urgent: {
    helped:
      'Good, that is the right thing to do. Tell them when it began and what you were doing. Your plan stays as it is and waits; write to me when somebody has looked at it.',
    waits: ({ label }) =>
      `Please do not wait with this: ${label} belongs looked at today, at any hour. Call your emergency number or go to an emergency department; your own doctor can take over afterwards.`,
    stays: [
      'Nothing about training comes before this. Until somebody has looked at it: no lifting, not alone, no driving, and the emergency number if it comes back or gets worse. How is it right now?',
      'My answer stays the same: get it looked at first, today. Your plan and your log keep, and I pick up where we were once you are cleared.',
    ],
  },
  body: {
    helped:
      'Good, that is the right thing to do. Tell them when it began and what makes it worse. Write to me what they said, and I fit your plan around it.',
    waits: ({ label }) =>
      `Sooner is better: ${label} heals worse the longer it is used. Nothing that loads it until then, and if it swells, goes numb or gets much worse, go today.`,
    stays: [
      'Until somebody has looked at it, leave alone what brings it on. What you can do without feeling it at all is fine; ask me about any exercise.',
      'I keep it in mind and plan nothing for it. Once a professional has seen it, tell me what you may do, and we go on from there.',
    ],
  },
};
