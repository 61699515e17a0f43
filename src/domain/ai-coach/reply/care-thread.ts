import type { ChatMessage } from '../person/brief-shape.ts';
import type { Danger, DangerKind } from '../person/danger-kinds.ts';
import { type Act, EDIT_ACTS, FACT_ACTS, LOG_ACTS, QUESTION_ACTS } from '../understand/acts/acts.ts';
import { orderedAct } from '../understand/acts/command.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { requestsSomething } from '../understand/acts/request-form.ts';
import { detectDanger, hasDangerRule } from '../understand/danger/detect-danger.ts';
import { isCleared, redFlagOf } from '../understand/danger/held-back.ts';
import type { Pointing } from '../understand/talk/pointing.ts';
import { isSure } from './narrow-down.ts';

interface Said {
  messages: readonly ChatMessage[];
  /** Of the last message. */
  text: string;
  acts: readonly RankedAct[];
  /** The coach's words before it. */
  before_words: string;
  /** What it points at in the talk before. */
  pointing: Pointing | undefined;
}

/** So many messages later what is said is still about the danger, and about one to life or by hunger for longer. */
const STILL_ABOUT: Readonly<Record<Group, number>> = { life: 6, eating: 6, urgent: 6, body: 2 };
const LONGEST_ABOUT = Math.max(...Object.values(STILL_ABOUT));
/** These say clearly that the talk has gone on to training. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>([
  ...QUESTION_ACTS,
  ...LOG_ACTS,
  ...EDIT_ACTS,
  ...FACT_ACTS,
  'ask-plan',
  'ask-session',
  'start-over',
]);
const NOT_ABOUT_TRAINING: ReadonlySet<Act> = new Set<Act>(['ask-app', 'ask-soreness-recovery', 'follow-up']);

/** All that is answered as always during an emergency: knowledge that nobody trains by, and what `waits` holds back in its own words. */
const NEEDS_NO_TRAINING: ReadonlySet<Act> = new Set<Act>(['ask-food', 'ask-effort', 'ask-exercise', ...LOG_ACTS]);
const HELD_BY_ITSELF: ReadonlySet<Act> = new Set<Act>([...EDIT_ACTS, 'ask-plan', 'start-over']);

/** How long training stops, when it starts again, what becomes of the plan or of what was gained. */
const ASKS_HOW_LONG =
  /\b(?:days?|weeks?|months?) (?:off|out)\b|\b(?:whens?|when'?s|what'?s|when is|what is) the (?:earliest|soonest)\b|\bhow (?:long|many (?:days|weeks|months)|soon)\b.{0,40}\b(?:off|out|rest|stop|pause|break|wait|sidelined|not (?:train|lift)\w*|before|until|till|back|again|train|lift|work ?out|last|take|heal|recover\w*)\b|\bhow long (?:for|then|now|is (?:it|that|this)|are we talking)?\W*$|\bwhen (?:can|could|may|will|would|do|am|should|shall) i (?:\w+ ){0,4}(?:train\w*|lift\w*|start|back|again|return|resume|squat\w*|go)\b|\bwhat (?:happens|will happen|becomes|about|happened) (?:to|of|with)? ?my (?:plan|program\w*|block|gains|progress|training|strength)\b|\b(?:do|will|would) i (?:lose|start (?:over|again|from))\b/;
/** «Does creatine cause this»: knowledge asked about the danger itself. */
const ASKS_ABOUT_IT = /\b(?:caus(?:e|es|ed|ing)|because of|due to|from|help\w*|fix\w*|cure\w*|with|for) (?:this|it|that)\b/;
/** Whether a part of it or something easier may be done. */
const ASKS_FOR_A_PART =
  /\b(?:can|could|may|might|should|shall) i (?:\w+ ){0,3}(?:do|train|lift|work|go|use|run|walk|swim|cycle|bike|row|press|bench|squat|deadlift|stretch|keep|still|hit)\b|\bnot even\b|\b(?:at least|only|just) (?:the )?(?:\w+ ){0,2}(?:arms?|upper|lower|legs?|abs|core|bench|bike|cardio|walk\w*|light\w*)\b|\b(?:is|would) (?:\w+ ){1,4}(?:be )?(?:ok|okay|fine|safe|allowed)\b/;

const PEOPLE =
  '(?:wife|husband|partner|sister|brother|mum|mom|mother|dad|father|son|daughter|friend|mate|neighbou?r|flatmate|roommate|coach|boss|neurologist|cardiologist|surgeon|doctor|doc|gp|nurse|midwife|therapist|counsell?or|hotline|ambulance|911|999|112|988)';
/** Somebody is told, called or on the way. */
const GETS_HELP = new RegExp(
  `^\\W*(?:(?:ok|okay|fine|alright|yes|yeah|right)\\W+)*(?:i'?m |im |we'?re )?(?:going|leaving|heading there|on my way)\\b|\\b(?:driv|tak|bring)\\w* me\\b|\\b(?:(?:call|ring|phon|text|tell|messag|see|visit)\\w*|talk\\w* (?:to|with)|speak\\w* (?:to|with)|get|got|book\\w*|driv\\w*|tak\\w*|coming) (?:\\w+ ){0,4}${PEOPLE}\\b|\\b${PEOPLE}(?:'s| is| are)? (?:\\w+ )?(?:driv\\w*|tak\\w*|com\\w*|here|with me)\\b|\\b(?:on (?:my|the|our) way|heading|going|off|driving) (?:\\w+ )?(?:to|in)\\b|\\b(?:er|a&e|hospital|urgent care|appointment|ambulance)\\b`,
);
/** «I don't like to bother the ambulance people»: nobody is called. */
const RATHER_NOT =
  /\b(?:don'?t|do not|didn'?t|not|no|never|won'?t|wouldn'?t|rather not|hate to|no need to|without) (?:\w+ ){0,4}(?:bother\w*|call\w*|ring\w*|phon\w*|troubl\w*|disturb\w*|wast\w*|clog\w*|dial\w*|go\w*) (?:\w+ ){0,4}(?:ambulance|911|999|112|000|emergency|a&e|er|hospital|doctors?|gp|nurse|anyone|anybody|them)\b/;
/** Somebody has looked at it, and has not yet said that training is fine. */
const WAS_SEEN =
  /\b(?:they|docs?|doctors?|hospital|er|nurse|gp) (?:\w+ )?(?:found|kept|ran|did|diagnosed|confirmed|gave|put|said|says?|told|thinks?|want\w*)\b|\b(?:discharged|released|out (?:of (?:the )?hospital|now)|back from (?:the )?(?:er|hospital|doctor))\b|\bwhat (?:to|do i|should i|can i) ask\b/;
/** It has passed, or is explained away. */
const EASED =
  /\b(?:gone|went away|passed|better|fine|okay) (?:now|again|already)\b|\b(?:mostly|almost|nearly|all) gone\b|\bgone\b.*\bnow\b|\b(?:just|only|prob\w*|maybe)\b.*\b(?:sore|nerve|nothing|tired|stress|gas|muscle|normal|fine)\b|\bwill fix it\b|\bdo i (?:really )?have to\b/;
/** «Can it wait till Monday's GP?»: who would see somebody later has not gone yet. */
const ASKS_TO_WAIT =
  /\b(?:can|could|may|should|shall) (?:it|this|that|i|we) (?:not |just |safely )*(?:wait|leave it)\b|\b(?:wait|leave it|hold (?:on|off|out)) (?:till?|until) (?:the |my |next |after )*(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|morning|week|work|gp|appointment)/;
const WANTS_TO_WAIT =
  /\b(?:wait\w*|until|till|tomorrow|later|monday|next week|after (?:work|the weekend)|in the morning|can'?t afford|rather not go|see how it goes|probably (?:nothing|fine))\b/;

/** «I can go Monday, yes?»: help that is meant for another day. */
const HELP_LATER =
  /\b(?:go(?:ing)?|see|call|ring|visit|book\w*|appointment|checked|looked at|hospital|doctor|gp)\b.{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|(?:in|after) (?:the|a) (?:weekend|few days|week))\b/;
const HELP_NOW = /\b(?:now|right away|tonight|on (?:my|the|our) way|already|just (?:called|rang|phoned))\b/;

/**
 * The answer to a message that comes soon after a danger (PLAN-4): it stays with the person instead of offering a choice of topics, and is
 * asked before what the message points at, knowledge and facts. Undefined where the talk goes on: a stop locks no talk, so a clear question
 * is answered as always, during an emergency only one that nobody trains by.
 */
export function careReply(said: Said): string | undefined {
  const { messages, text, before_words } = said;
  const recent = recentDanger(messages);
  if (recent === undefined) return undefined;
  const { danger } = recent;
  const group = groupOf(danger);
  const words = WORDS[group];
  if (group === 'urgent' && GETS_WORSE.test(text) && !NO_WORSE.test(text)) return worseWords(danger);
  if (words.seen !== undefined && WAS_SEEN.test(text)) return words.seen;
  if (words.waits !== undefined && ASKS_TO_WAIT.test(text)) return words.waits(danger);
  if (words.howLong !== undefined && ASKS_HOW_LONG.test(text)) return words.howLong(danger);
  if (group === 'urgent' && hasDangerRule(text)) return worseWords(danger);
  if (words.waits !== undefined && RATHER_NOT.test(text)) return words.waits(danger);
  if (group === 'urgent' && words.waits !== undefined && HELP_LATER.test(text) && !HELP_NOW.test(text)) return words.waits(danger);
  if (GETS_HELP.test(text)) return words.helped;
  if (words.eased !== undefined && EASED.test(text)) return words.eased(danger);
  if (WANTS_TO_WAIT.test(text) && words.waits !== undefined) return words.waits(danger);
  if (goesOn(said, group)) return undefined;
  if (words.part !== undefined && ASKS_FOR_A_PART.test(text)) return words.part(danger);
  const isSaid = (sentence: string) => messages.some(({ role, content }) => role === 'assistant' && content.includes(sentence));
  // Said once each, and not at all where nobody may have told of a danger: a stop locks no talk. Training waits all the same.
  if (group !== 'life' && (!recent.isNamed || words.stays.every(isSaid))) return undefined;
  return words.stays.find((sentence) => !before_words.includes(sentence)) ?? words.stays[0];
}

/** The message is plainly about training, and answering it as always leads nobody past the danger. */
function goesOn({ text, acts, pointing }: Said, group: Group): boolean {
  const [best] = acts;
  if (best === undefined || !isSure(acts) || !GOES_ON.has(best.act) || NOT_ABOUT_TRAINING.has(best.act)) return false;
  if (group === 'body') return true;
  if (ASKS_HOW_LONG.test(text)) return false;
  if (group !== 'urgent') return isAsked(text) || orderedAct(text) !== undefined;
  if (pointing !== undefined || ASKS_ABOUT_IT.test(text)) return false;
  if (ASKS_FOR_A_PART.test(text) && best.act !== 'ask-food') return false;
  if (HELD_BY_ITSELF.has(best.act)) return isAsked(text) || orderedAct(text) !== undefined || requestsSomething(text);
  return NEEDS_NO_TRAINING.has(best.act) && isAsked(text);
}

/** A further sign, however it is explained away: «a bit out of breath, probably jet lag». */
const GETS_WORSE =
  /\b(?:arms?|jaw|neck|shoulder|hand|face)(?:'?s| is| are| has| have| feels?| went| goes)? (?:\w+ ){0,4}(?:heavy|numb|tingl\w*|weak|ach\w*|dead|droop\w*|pins)\b|\b(?:out of|short of|catch my|hard to) breath|\bbreathless\b|\b(?:chest|heart) (?:\w+ ){0,2}(?:hurts?|pain|tight|pounding|racing)|\b(?:faint|dizzy|passed out|coughing blood|vomit\w*|getting worse|spreading|watching (?:tv|telly)|at rest|a bit more|more often)\b/;
const NO_WORSE = /\b(?:not|no|never|isn'?t|breathing (?:is )?(?:fine|ok))\b/;

function worseWords({ label }: Danger): string {
  return `With ${label} that is a reason to call your emergency number now, not to wait and see: it has grown, whatever else could explain it. Sit down, stay with somebody, do not drive yourself, and train nothing. Your plan keeps.`;
}

interface Recent {
  danger: Danger;
  /** A rule named it, not the sound of the words alone. */
  isNamed: boolean;
}

/** The danger that one of the last messages before this one told of, while nobody has looked at it. */
function recentDanger(messages: readonly ChatMessage[]): Recent | undefined {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (isCleared(own.at(-1) ?? '')) return undefined;
  const earlier = own.slice(0, -1).reverse();
  const cleared = earlier.findIndex(isCleared);
  for (const [age, content] of earlier.slice(0, cleared === -1 ? earlier.length : cleared).entries()) {
    if (age >= LONGEST_ABOUT) return undefined;
    const danger = detectDanger(content);
    if (danger?.ask === false && isFollowed(danger, content) && age < STILL_ABOUT[groupOf(danger)])
      return { danger, isNamed: hasDangerRule(content) };
  }
  return undefined;
}

/** What left nothing to look at, such as a question about steroids, is over with its answer. */
function isFollowed(danger: Danger, content: string): boolean {
  return groupOf(danger) === 'life' || groupOf(danger) === 'eating' || redFlagOf(danger, content) !== null;
}

type Group = 'life' | 'eating' | 'urgent' | 'body';

function groupOf({ kind, urgent }: Danger): Group {
  const own: Readonly<Partial<Record<DangerKind, Group>>> = { 'self-harm': 'life', eating: 'eating' };
  return own[kind] ?? (urgent ? 'urgent' : 'body');
}

interface Words {
  /** Somebody else is told or on the way. */
  helped: string;
  /** Somebody has looked at it. */
  seen?: string;
  /** The person takes it for over or for nothing. */
  eased?: (danger: Danger) => string;
  waits?: (danger: Danger) => string;
  /** Asked how long training stops. */
  howLong?: (danger: Danger) => string;
  /** Asked for a part of the training. */
  part?: (danger: Danger) => string;
  /** In the order they are said. */
  stays: readonly [string, ...string[]];
}

const SEEN =
  'Good that somebody looked at it. Training starts again when those who treated you say so. Ask them four things: from when, how heavy, what to leave out, and what should make you stop. Write me their answer and I build on it; until then your plan waits as it is.';

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
    seen: SEEN,
    eased: ({ label }) =>
      `That it eases does not make it nothing: ${label} can come and go before it gets worse. Let somebody look at it now, not after work and not after the weekend, and do not drive yourself. Everything here keeps.`,
    waits: ({ label }) =>
      `Please do not wait with this: ${label} belongs looked at today, at any hour. Call your emergency number or go to an emergency department; your own doctor can take over afterwards.`,
    howLong: ({ label }) =>
      `How long is for those who look at ${label} to say, not for me; until they have, no training at all. Your plan and your log stay as they are and wait. Ask them from when, how heavy and what to leave out, write me their answer, and I plan the way back from it, lighter at first.`,
    part: ({ label }) =>
      `No, not a part of it and nothing light either: with ${label} all training waits until somebody has looked at it, today. Your plan stays as it is.`,
    stays: [
      'Nothing about training comes before this. Until somebody has looked at it: no lifting, not alone, no driving, and the emergency number if it comes back or gets worse. How is it right now?',
      'My answer stays the same: get it looked at first, today. Your plan and your log keep, and I pick up where we were once you are cleared.',
    ],
  },
  body: {
    seen: SEEN,
    helped:
      'Good, that is the right thing to do. Tell them when it began and what makes it worse. Write to me what they said, and I fit your plan around it.',
    waits: ({ label }) =>
      `Sooner is better than later with ${label}. Until then nothing that brings it on, and if it swells, goes numb or gets much worse, go today.`,
    howLong: ({ label }) =>
      `How long is for a doctor or physiotherapist who has looked at ${label} to say, not for me. Until then what brings it on waits, and your plan and log stay. Write me what they said, and I plan the way back from it.`,
    stays: [
      'Until somebody has looked at it, leave alone what brings it on. What you can do without feeling it at all is fine; ask me about any exercise.',
      'I keep it in mind and plan nothing for it. Once a professional has seen it, tell me what you may do, and we go on from there.',
    ],
  },
};
