import { dayName } from '../change/compare-days.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { WEEKDAY_NAMES } from '../edit/read/read-moved-days.ts';
import { listWords } from '../person/list-words.ts';
import { type Act, EDIT_ACTS } from '../understand/acts/acts.ts';
import { isOneOf } from '../understand/acts/choose-act.ts';
import { daysAhead } from '../understand/one-off.ts';
import { sessionsFor, weekdaysBetween } from './answer-one-off.ts';
import { FIXED_REPLIES } from './fixed-replies-table.ts';
import type { Offer } from './offer-plan.ts';

type Asked = Parameters<typeof sessionsFor>[0] & { act: Act };

const AWAY =
  /\b(?:away|abroad|travel\w*|trip|holidays?|vacation|visit\w*|offshore|hotel|no gym|out of (?:town|the country)|off (?:to|work)|(?:i|we|i'm|we're|i'll|we'll|am|be|are) (?:go|going|fly|flying|gone|leave|leaving|sail|sailing|drive|driving)|(?:i'm|we're|be|am) (?:in|at) (?!the middle|a bad|bits)\w+)\b/;
const LIGHTER = /\b(?:light(?:er)?|eas(?:y|ier)|softer|gentler|less|calmer|dial(?:ed)? (?:it )?(?:down|back))\b/;
const EASED: ReadonlySet<Act> = new Set<Act>(['easier', 'lighter-today', 'deload-now', 'fewer-sets']);
const WEEK = 7;

/** Weeks ahead in which somebody is away, or wants to do less: what that costs, and what to train with meanwhile. The plan stays (PLAN-34). */
export function answerAway(asked: Asked): Offer | undefined {
  const back = GONE_UNTIL.exec(asked.text)?.[1];
  if (back !== undefined && !isOneOf(EDIT_ACTS, asked.act)) return { messages: [restOfWeek(back)], quick_replies: [] };
  if (ASKS_OF_RETURN.test(asked.text) && !isOneOf(EDIT_ACTS, asked.act)) return { messages: [RETURN], quick_replies: [] };
  const named = daysOff(asked);
  if (named !== undefined) return named;
  const days = daysAhead(asked.text);
  if (days === undefined) return undefined;
  if ((days ?? WEEK) >= WEEK && LIGHTER.test(asked.text) && EASED.has(asked.act)) return lighterWeeks(days);
  if (!AWAY.test(asked.text) || isOneOf(EDIT_ACTS, asked.act)) return undefined;
  return awayWords('', days, sessionsFor(asked));
}

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const DAYS_OFF = new RegExp(
  `\\b(?:away|abroad|travell?ing|out of town|on the road|on a trip|not (?:here|home|around))\\b(?: (?:\\w+ ){0,3}?)?(?:from |on |for )?\\b(${DAY}) ?(to|-|–|till|until|through|thru|and|&|,) ?(${DAY})\\b`,
);

/** «Away Thu to Sun»: which sessions fall into that, and what becomes of them. */
function daysOff(asked: Asked): Offer | undefined {
  const [, from = '', link = '', to = ''] = DAYS_OFF.exec(asked.text) ?? [];
  if (from === '') return undefined;
  const { days, weekdays } = contentsOfPlan(asked.inUse);
  const [first, last] = [from, to].map((word) => WEEKDAY_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))));
  if (first === undefined || last === undefined) return undefined;
  const off = /^(?:and|&|,)$/.test(link) ? [first, last] : weekdaysBetween([first, last]);
  const missed = days.filter(({ index }) => off.includes(weekdays[index] ?? -1)).map(({ label }) => dayName(label));
  const back =
    off.length === 2 && /^(?:and|&|,)$/.test(link) ? 'afterwards' : `from ${WEEKDAY_NAMES[(last + 1) % WEEKDAY_NAMES.length] ?? ''} on`;
  if (missed.length === 0)
    return { messages: ['No session of your plan is on those days, so nothing changes. Your plan stays as it is.'], quick_replies: [] };
  const sessions = sessionsFor(asked);
  const waits = `${missed.length === 1 ? `${missed[0]}'s session falls` : `The sessions of ${listWords(missed)} fall`} into that`;
  return {
    messages:
      sessions.length > 0
        ? [`${waits}; there you can do this instead. Your plan stays as it is and goes on as written afterwards.`, ...sessions]
        : [
            `${waits} and wait${missed.length === 1 ? 's' : ''}: ${back} do the next one, then the others in their order. Nothing is lost, and your plan stays as it is.`,
            'Tell me what you can train with there, and I adapt them.',
          ],
    quick_replies: sessions.length > 0 ? [] : ['Only bands', 'Only bodyweight'],
  };
}

/** `when` follows «Away»: « 2 weeks from Monday»; `days` is null where the end is open. */
export function awayWords(when: string, days: number | null, sessions: readonly string[]): Offer {
  const train = sessions.length === 0 ? ['Tell me what you can train with there, and I adapt the next sessions.'] : sessions;
  return {
    messages: [`Away${when}: your plan stays as it is and goes on when you are back, first session lighter. ${costOf(days)}`, ...train],
    quick_replies: ['Pause my plan until I am back', 'Only bands', 'Only bodyweight'],
  };
}

/** «When I'm home, how do I get going again», «but softer the first days when I come back». */
const ASKS_OF_RETURN =
  /\b(?:when|once|after) (?:i'm|i am|i get|i come|we're|we get) (?:back|home)\b.*\b(?:how|get (?:going|started|back)|start\w*|begin|again|eas(?:y|ier)|soft\w*|light\w*|slow\w*|gentl\w*)|\b(?:how|get (?:going|started)|start\w*|begin|again|eas(?:y|ier)|soft\w*|light\w*|slow\w*|gentl\w*|like before)\b.*\b(?:when|once) (?:i'm|i am|i get|i come|we're|we get) (?:back|home)\b/;
const RETURN =
  "Back home the plan goes on where it stopped, with its own exercises. After more than a week without a session Today's Workout starts you lighter by itself, lighter the longer it was, and climbs back to the plan within days. You need not change anything for it.";

const GONE_UNTIL =
  /\b(?:gone|away|out of town|on the road|not (?:back|home|here)|travell?ing)\b(?: \w+){0,3}? (?:till|until|til) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** Away for a part of this week. `text` is normalised. */
export function isGoneUntil(text: string): boolean {
  return GONE_UNTIL.test(text);
}

function restOfWeek(day: string): string {
  const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return `Then the sessions until ${name} wait, and nothing is lost. From ${name} on do the next one, then the others in their order with a day between; none needs to be crammed into the weekend, and what does not fit moves into next week. Your plan stays as it is.`;
}

function lighterWeeks(days: number | null): Offer {
  const { text = '', chips = [] } = FIXED_REPLIES['deload-now'] ?? {};
  return {
    messages: days !== null && days > WEEK ? [text, 'Tell me after the first week whether the next should be as light.'] : [text],
    quick_replies: [...chips],
  };
}

const SHORT = 16;

/** What a break of so many days costs; as in the topic «detraining». */
function costOf(days: number | null): string {
  return days === null || days <= SHORT
    ? 'A week or two off costs next to no strength, so a rest is fine too.'
    : `${Math.round(days / WEEK)} weeks off cost some percent of strength, which come back in about as many sessions; an easy session a week holds most of it.`;
}
