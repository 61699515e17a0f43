import { EXERCISES } from '#domain/exercises/library.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { ENGLISH_WORDS } from './english-words-table.ts';
import { sentencesOf } from './plain-words.ts';

/** What was done in this turn, against which the text is checked. */
export interface Grounds {
  /** The plan beside the text; null when nothing changes. */
  readonly plan: Plan | null;
  /** The trainee's plan; `plan` is then an offer. */
  readonly before: Plan | null;
  /** Texts whose numbers and weights may be repeated: the trainee's, the engine's, facts and tool results. */
  readonly told: readonly string[];
  /** The answer's unit; weights in the other one are rejected. Null where texts keep the author's unit. */
  readonly unit: WeightUnit | null;
  /** Our texts that must not be echoed. */
  readonly secret: readonly string[];
}

/** Reasons to reject text. */
export type WordsFault =
  | 'empty'
  | 'not_english'
  | 'claims_change'
  | 'claims_deed'
  | 'wrong_days'
  | 'wrong_exercise'
  | 'unknown_number'
  | 'other_unit'
  | 'medical'
  | 'unsafe'
  | 'tells_inside';

const DONE =
  'changed|updated|adjusted|modified|swapped|replaced|switched|exchanged|removed|deleted|dropped|added|included|moved|shortened|shrunk|trimmed|cut|lengthened|extended|built|rebuilt|created|made|designed|prepared|written|redone|reworked|reduced|lowered|increased|raised|set|put|taken out|took out|taken|kept out|deloaded|rescheduled|finalized|applied|tweaked|tailored|redesigned|rewrote|wrote';
const DOING =
  'chang|updat|adjust|modify|swap|replac|switch|remov|delet|dropp|add|mov|shorten|trimm|cutt|lengthen|extend|build|rebuild|creat|mak|reduc|lower|increas|rais|sett|putt|tak';
/** Claims of a past, present or promised change; false without a plan beside them. */
const CHANGE_CLAIMS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we)(?:['’]ve| have| had|['’]d)?(?: (?:just|now|also|already|gone ahead and|went ahead and)){0,2} (?:${DONE})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:i|we)(?:['’]ll| will|['’]m going to| am going to| can go ahead and| shall)(?: \\w+)? (?:${DONE}|change|update|adjust|swap|replace|switch|remove|delete|drop|add|move|shorten|cut|build|rebuild|create|make|reduce|lower|increase|raise|set|put|take|extend)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:i['’]m|i am|we['’]re|we are)(?: \\w+)? (?:${DOING})\\w*ing\\b`, 'i'),
  new RegExp(`\\b(?:is|are|was|were|has|have)(?: been)? (?:now|just|already) (?:${DONE})\\b`, 'i'),
  new RegExp(
    `\\b(?:is|are|was|were|has been|have been|been|being|gets|got) (?:all )?(?:${DONE})\\b(?! (?:of|for|by|from|with|up of|to be|to|over|on|around|in|after|through)\\b)`,
    'i',
  ),
  new RegExp(`^(?:(?:done|great|ok|okay|sure|alright|perfect)[,.:!-]+ *)?(?:${DONE})\\b`, 'i'),
  /\b(?:new|updated|revised|adjusted|changed|modified|fresh|rebuilt|shorter|customi[sz]ed) (?:weekly |training |workout |strength )?(?:plan|program|programme|schedule|routine|split|version)\b/i,
  /\b(?:plan|program|programme|schedule|routine|split)\b[^.?!]{0,30}\b(?:is|are|looks?|now has|now have|now includes?|starts?) (?:now |all )?(?:ready|set|done|complete|live|below|attached|here|in place|updated)\b/i,
  /\bhere(?:['’]s| is| are)\b[^.?!]{0,30}\b(?:plan|program|programme|schedule|routine|split|week)\b/i,
  /^(?:done|all set|all done|it['’]s done|sorted|consider it done)\b/i,
  /\b(?:from now on|starting (?:today|now|tomorrow|next week|monday)|going forward),? (?:you|your|we|i|it)\b/i,
  /\byou(?:['’]ll| will)? now (?:train|do|have|squat|bench|deadlift|press|row|start)\b/i,
  /\b(?:instead of|in place of)\b[^.?!]{0,60}\b(?:now|today|from)\b/i,
];

/** Wording for an offer that is not accepted. */
const PROPOSED =
  /\b(?:would|could|suggest\w*|propos\w*|suggestion|if you (?:like|want|accept|agree)|accept|here(?:['’]s| is)|version|built|made|prepared|drafted|created|put together|your call|up to you)\b/i;

/** Claims of abilities the coach does not have. */
const DEED_CLAIMS =
  /\b(?:i|we)(?:['’]ve| have|['’]ll| will)?(?: just| now)? (?:logged|log|saved|save|recorded|record|booked|book|cancell?ed|cancel|refunded|refund|charged|charge|e-?mailed|email|sent|send|deleted|notified|notify|called|call|contacted|contact|subscribed|upgraded|granted|unlocked|unlock|activated|disabled|disable|logged you)\b|\b(?:subscription|payment|account|password|refund|discount|coupon)\b/i;
const MEDICAL =
  /\b(?:diagnos\w+|you (?:have|['’]?ve got|might have|may have|probably have|likely have|are suffering from)\b[^.?!]{0,40}\b(?:tear|torn|tendin\w+|hernia\w*|fracture\w*|sprain\w*|strain|arthritis|impingement|rupture\w*|bursitis|sciatica|syndrome|disc|disease|condition)|(?:take|use|try) (?:some |an? )?(?:ibuprofen|painkiller\w*|nsaid\w*|aspirin|paracetamol|acetaminophen|codeine|cortisone|medication)|ignore (?:the|your) pain|push through (?:the|your|any) pain|no need (?:to see|for) a (?:doctor|physio\w*)|don['’]?t (?:need|see) a doctor)\b/i;
const UNSAFE =
  /\b(?:steroids?|sarms?|tren(?:bolone)?|testosterone|anavar|dianabol|clen\w*|dnp|ephedrine|insulin|dry[- ]scoop\w*|starv\w+|purg(?:e|ing)|vomit\w*|laxatives?|kill yourself|suicide)\b/i;
const INSIDE =
  /\b(?:system prompt|my (?:instructions|prompt|rules|guidelines|programming)|update_brief|build_plan|keep_plan|edit_plan|swap_exercise|set_minutes|propose_plan|explain_exercise|json|tool calls?|language model|as an ai|openai|api[ _-]?key|jailbreak|developer mode|dan mode)\b|[{}]|\[\/?(?:inst|system)\]|<\|/i;

/** Weights may only be repeated, not invented. */
const WEIGHT = /(\d+(?:[.,]\d+)?) ?(kg|kilos?|kilograms?|lbs?|pounds?)\b/gi;
const NUMBER = /\d+(?:[.,]\d+)?/g;
/** Length of an echo, in words, that is rejected. */
const ECHO_WORDS = 8;
/** Shorter sentences do not reveal their language. */
const LANGUAGE_WORDS = 5;
const ENGLISH_SHARE = 0.35;

/** Why a sentence is rejected; null when accepted. Pure. */
export function faultOfSentence(sentence: string, grounds: Grounds): WordsFault | null {
  if (INSIDE.test(sentence) || isEcho(sentence, grounds.secret)) return 'tells_inside';
  if (!isEnglish(sentence)) return 'not_english';
  // An underline joins words into one that no pattern knows.
  const apart = sentence.replaceAll('_', ' ');
  if (MEDICAL.test(apart)) return 'medical';
  if (UNSAFE.test(apart)) return 'unsafe';
  if (DEED_CLAIMS.test(sentence)) return 'claims_deed';
  const isClaim = !sentence.endsWith('?') && CHANGE_CLAIMS.some((claim) => claim.test(sentence));
  const isProposal = grounds.before !== null;
  if (isClaim && (grounds.plan === null || (isProposal && !PROPOSED.test(sentence)))) return 'claims_change';
  if (isClaim && !exercisesIn(sentence).every((name) => isInPlans(name, grounds))) return 'wrong_exercise';
  if (grounds.plan !== null && !daysHold(sentence, grounds)) return 'wrong_days';
  if (grounds.unit !== null && unitsIn(sentence).some((unit) => unit !== grounds.unit)) return 'other_unit';
  return numbersHold(sentence, grounds) ? null : 'unknown_number';
}

/** Why messages are rejected; null when accepted. Checks each sentence and all of them joined. */
export function faultOfWords(messages: readonly string[], grounds: Grounds): WordsFault | null {
  const whole = messages.join(' ');
  if (whole.trim() === '') return 'empty';
  for (const sentence of messages.flatMap(sentencesOf)) {
    const fault = faultOfSentence(sentence, grounds);
    if (fault !== null) return fault;
  }
  // Detects claims split by a full stop.
  const joined = whole.replace(/[.!?…]+/g, ' ').replace(/\s+/g, ' ');
  if (grounds.plan === null && CHANGE_CLAIMS.slice(0, 3).some((claim) => claim.test(joined))) return 'claims_change';
  if (!isEnglish(whole)) return 'not_english';
  return isEcho(whole, grounds.secret) ? 'tells_inside' : null;
}

/** The product is English, and the checks only cover English. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const plain = letters.filter((letter) => /[a-z]/i.test(letter)).length;
  if (plain < letters.length * 0.95) return false;
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length < LANGUAGE_WORDS) return true;
  return words.filter((word) => ENGLISH_WORDS.has(word)).length >= words.length * ENGLISH_SHARE;
}

function isEcho(text: string, secrets: readonly string[]): boolean {
  const words = wordsOf(text);
  const inside = secrets.map((secret) => ` ${wordsOf(secret).join(' ')} `);
  for (let at = 0; at + ECHO_WORDS <= words.length; at += 1) {
    const run = ` ${words.slice(at, at + ECHO_WORDS).join(' ')} `;
    if (inside.some((secret) => secret.includes(run))) return true;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Names of at least two words: «squat» may mean any of them. */
const NAMES = EXERCISES.map((exercise) => exercise.name)
  .filter((name) => name.includes(' '))
  .sort((a, b) => b.length - a.length);

function exercisesIn(sentence: string): string[] {
  let rest = sentence.toLowerCase();
  return NAMES.filter((name) => {
    const key = name.toLowerCase();
    if (!rest.includes(key)) return false;
    rest = rest.replaceAll(key, ' ');
    return true;
  });
}

function isInPlans(name: string, { plan, before }: Grounds): boolean {
  return [plan, before].some((one) => one !== null && namesIn(one).has(name));
}

function namesIn(plan: Plan): Set<string> {
  const { weeks, days } = planView(plan);
  const views = Array.from({ length: weeks }, (_w, week) => Array.from({ length: days }, (_d, day) => dayView(plan, week, day))).flat();
  return new Set(views.flatMap((view) => [...(view?.primary ?? []), ...(view?.accessories ?? [])].map((item) => item.exercise)));
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const DAYS_CLAIM =
  /\b(\d{1,2}|one|two|three|four|five|six|seven)[ -](?:training |workout )?(?:days?|sessions?|workouts?|times)(?: (?:a|per|each|every) week|-a-week|\/week| weekly)/gi;

/** Days per week must match the plan, or the plan it replaces. */
function daysHold(sentence: string, { plan, before }: Grounds): boolean {
  const known = [plan, before].flatMap((one) => (one === null ? [] : [planView(one).days]));
  return [...sentence.matchAll(DAYS_CLAIM)].every(([, said = '']) => known.includes(NUMBER_WORDS[said.toLowerCase()] ?? Number(said)));
}

function numbersHold(sentence: string, grounds: Grounds): boolean {
  const told = grounds.told.join(' \n ');
  const weights = new Set([...told.matchAll(WEIGHT)].map(weightKey));
  if (![...sentence.matchAll(WEIGHT)].every((match) => weights.has(weightKey(match)))) return false;
  const known = new Set((told.match(NUMBER) ?? []).map(numberKey));
  for (const word of told.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = NUMBER_WORDS[word];
    if (value !== undefined) known.add(String(value));
  }
  return (sentence.match(NUMBER) ?? []).every((number) => known.has(numberKey(number)));
}

function unitsIn(sentence: string): WeightUnit[] {
  return [...sentence.matchAll(WEIGHT)].map(([, , unit = '']) => unitOf(unit));
}

function weightKey([, amount = '', unit = '']: RegExpMatchArray): string {
  return `${numberKey(amount)} ${unitOf(unit)}`;
}

function unitOf(word: string): WeightUnit {
  return /^k/i.test(word) ? 'kg' : 'lb';
}

function numberKey(number: string): string {
  return String(Number(number.replace(',', '.')));
}
