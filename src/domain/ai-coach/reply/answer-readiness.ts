import { planView } from '../../plan/plan-view.ts';
import { returnAfter, returnEffect } from '../../training/readiness/return-effect.ts';
import { awayWords, returnWords } from '../../training/readiness/return-words.ts';
import { musclesAsked } from '../log-digest/muscles-asked.ts';
import type { DayState } from '../readiness/day-state.ts';
import { dayStateWords, feverWords, jetLagWords } from '../readiness/day-state-words.ts';
import { readDayState, readFeltLoad, readJourney } from '../readiness/read-day-state.ts';
import { readDaysAway, tellsIllness } from '../understand/facts/read-break.ts';
import { readFacts } from '../understand/facts/read-facts.ts';
import { LIGHTER_OVER, QUESTION } from '../understand/sign-table.ts';
import type { Question } from './answer-act.ts';
import { BEREAVED } from './comment-table.ts';
import type { Offer } from './offer-plan.ts';

type ReadinessQuestion = Pick<Question, 'act' | 'text' | 'brief' | 'plan' | 'digest'>;

/** The way back after a break that is told, or what today's session becomes (READY-2, READY-4); undefined for other messages. */
export function answerReadiness(question: ReadinessQuestion): Offer | undefined {
  const { text } = question;
  if (QUESTION.test(text) || text.includes('?')) return undefined;
  if (BEREAVED.signs.test(text)) return { messages: [BEREAVED.replies[0]], quick_replies: [] };
  const days = readDaysAway(text);
  if (days !== undefined) return { messages: [wayBack(question, days)], quick_replies: [] };
  const over = isOver(question);
  if (over !== undefined) return { messages: [over], quick_replies: [] };
  const state = stateTold(question);
  return state === undefined ? undefined : { messages: [stateAnswer(state, text)], quick_replies: [] };
}

const NO_FEVER =
  /\b(?:no|without)(?: more| any)? (?:fever|temperature)\b|\b(?:fever|temperature)(?: is| has)?(?:[- ]free| gone| over| down| normal)\b/;
const OWN_FEVER =
  /\b(?:fever|temperature|temp) (?:of |is |was |around |about )?(?:3[89]|4[01]|10[0-5])(?:[.,]\d)?\b|\b(?:have|got|i've|with|running) (?:an? )?(?:high )?(?:fever|temperature)\b|\bfever (?:\w+ ){0,2}since\b/;
const ABOVE_THE_NECK = /\b(?:nose|nostrils?|sniffl\w*|snot\w*|throat|sneez\w*|voice)\b/;

/** A fever that is there, or has gone and left a cold, whatever is asked beside it (READY-4). */
export function answerIllness(text: string): Offer | undefined {
  const words = (sentence: string): Offer => ({ messages: [sentence], quick_replies: [] });
  if (NO_FEVER.test(text))
    return ABOVE_THE_NECK.test(text)
      ? words(
          "Yes, go, but easier: about 70% of the sets, a tenth off the weights, RPE 7 at most. Without fever for two days and with only the nose or throat left that is fine. Chest, aches or fever back: stop and rest. In Today's Workout, «Not a usual day» makes the session lighter.",
        )
      : undefined;
  return OWN_FEVER.test(text) && !/\b(?:my|his|her) (?:son|daughter|kid|wife|husband|child)\b/.test(text)
    ? words(`${feverWords()} A session missed meanwhile is not lost: your plan waits, and you go on with the next one.`)
    : undefined;
}

/** A part that is well again, or a lighter week that is over, of which the coach knew nothing: there is nothing to change back. */
function isOver({ text, brief }: ReadinessQuestion): string | undefined {
  const { clear, add } = readFacts(text, null).pain;
  const region =
    clear === 'all' || add.length > 0 ? undefined : clear.find((part) => brief.limitations.every((known) => known.region !== part));
  if (region !== undefined)
    return `Good to hear. Nothing in your plan is held back for your ${region}, so it goes on as written; tell me at once if it comes back.`;
  if (brief.lighter !== null || !LIGHTER_OVER.test(text) || /\bblock\b/.test(text)) return undefined;
  return 'Good. No lighter week is noted, so the next session is the one your plan has: train it as written.';
}

/** Ordinary soreness changes nothing. */
const VERY = /\b(?:very|really|so|super|extremely|crazy|insanely|badly|killing|destroyed|wrecked|can(?:no|')?t)\b/;

function stateTold({ act, text }: ReadinessQuestion): DayState | undefined {
  const told = readDayState(text) ?? readFeltLoad(text);
  if (told !== undefined) return told;
  const [sore] = act === 'report-sore' && VERY.test(text) ? musclesAsked(text) : [];
  if (sore !== undefined) return { name: 'sore', muscle: sore.name };
  return act === 'lighter-today' ? { name: 'easier' } : undefined;
}

/** «3 weeks» is not counted to the day. */
const AS_LOGGED = 4;

/** A break as Today's Workout shows it where the log has one, else as it was told. */
function wayBack({ text, brief, plan, digest }: ReadinessQuestion, days: number): string {
  const returning = { age: brief.age, was_ill: tellsIllness(text) };
  const stays = 'Your plan, its exercises and its days stay as they are.';
  const logged =
    digest?.workouts == null || plan === undefined
      ? null
      : returnEffect({
          trained_on: digest.workouts.map(([day]) => day),
          today: digest.today,
          days_per_week: planView(plan).days,
          returning,
        });
  const ill = returning.was_ill
    ? ' Start only after 48 hours without symptoms and without medicine; after an operation ask a professional first.'
    : '';
  const isLonger = logged !== null && days > logged.days_away + AS_LOGGED;
  if (logged !== null && digest !== null && !isLonger)
    return `${returnWords(logged, digest.today)} ${stays} Today's Workout does it by itself.${ill}`;
  const told = returnAfter(days, returning);
  if (told === undefined) return `A break this short changes nothing. ${stays}${ill}`;
  const isLogged = digest?.workouts != null && digest.workouts.length > 0;
  const where = isLogged
    ? `Your log has ${isLonger ? `a break of ${awayWords(logged.days_away)} only, so Today's Workout eases for that` : "no such break, so Today's Workout shows the plan"}; «Make it easier» there takes a third of the sets off.`
    : "Today's Workout does it by itself where your log shows the break.";
  return `${returnWords(told, null)} ${stays} ${where}${ill}`;
}

function stateAnswer(state: DayState, text: string): string {
  if (state.name === 'fever') return feverWords();
  const journey = state.name === 'jet-lag' ? readJourney(text) : undefined;
  const words = dayStateWords(state);
  if ('refused' in words) return words.refused;
  const said = (journey === undefined ? undefined : jetLagWords(journey.zones, journey.direction)) ?? words.why;
  return `${said} In Today's Workout, «Not a usual day» changes that session for you; your plan stays as it is.`;
}
