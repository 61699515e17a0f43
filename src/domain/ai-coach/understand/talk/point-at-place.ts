import { dayName } from '../../change/compare-days.ts';
import type { Act } from '../acts/acts.ts';
import { orderedAct } from '../acts/command.ts';
import { type PointingMessage, whole } from './pointing.ts';
import { named, type TalkRecord } from './talk-record.ts';

const PLACE = '(first|1st|second|2nd|third|3rd|fourth|4th|last|final)';
const PLACES: Readonly<Record<string, number>> = { first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3 };

function at<Item>(items: readonly Item[], place: string): Item | undefined {
  return /last|final/.test(place) ? items.at(-1) : items[PLACES[place] ?? items.length];
}

/** «The second one», «no, the other one», «I'd take the last option» */
const CHOICE = whole(
  `(?:(?:i(?:'d| would|'ll)? (?:like|prefer|want|take|rather have)|give me|do|use|take|try|go with|show me|what about|how about) )?(?:the )?(?:${PLACE}|(other|next)) (?:1|one|option|choice|suggestion)`,
);

/** One of what the coach gave to choose from, also after another of them was looked at. */
function choiceAt(text: string, { offered }: TalkRecord): PointingMessage | undefined {
  const [, place, other] = CHOICE.exec(text) ?? [];
  if (offered === undefined || (place === undefined && (other === undefined || offered.since === ''))) return undefined;
  const left = offered.choices.slice(1).filter((choice) => !offered.since.includes(choice.split(' for ').at(-1) ?? choice));
  const choice = place === undefined ? left[0] : at(offered.choices, place);
  if (choice === undefined) return undefined;
  const act = orderedAct(choice);
  return { pointing: { to: 'text', text: choice, ...(act === undefined ? {} : { act }), replaces: true } };
}

const ITEM = new RegExp(`\\b${PLACE}(?: (?:1|one|exercise|lift|movement|thing))\\b(?! (?:on|of|in) (?!that|it|this|there))`);
const LISTED = / × /g;
const WISHES: readonly (readonly [form: RegExp, act: Act, written: (name: string, day: string) => string])[] = [
  [/^(?:(?:and|so|but|ok|hm+)[, ]+)*why\b/, 'ask-plan-why', (name) => `why ${name}`],
  [/\b(?:how heavy|(?:what|which) weight|how much weight)\b/, 'ask-load-today', (name) => `how heavy ${name}`],
  [
    /\b(?:swap|replace|change|(?:something|anything) (?:else|different|other)|another|alternatives?|instead|different|(?:can'?t|cannot) do|(?:don'?t|do not) (?:like|know|have)|hate|not a fan|sick of)\b/,
    'swap-exercise',
    (name, day) => `swap ${name} on ${day}`,
  ],
  [
    /\b(?:drop|remove|leave (?:\w+ )*out|skip|bin|cut|scrap|lose|get rid of|take (?:\w+ )*out)\b/,
    'remove-exercise',
    (name, day) => `remove ${name} on ${day}`,
  ],
  [/\b(?:how (?:do|should|does|is|to)|what(?:'s| is)|show me|explain)\b/, 'ask-exercise', (name) => `how do i do ${name}`],
];

/** «The second one, can I do something else», of the session that the coach has just shown. */
function itemShown(text: string, { plan, last }: TalkRecord): PointingMessage | undefined {
  const place = ITEM.exec(text)?.[1];
  if (place === undefined || last === undefined || named(text, plan).length > 0) return undefined;
  const items = plan.days
    .map(({ index }) => plan.exercises.filter(({ day }) => day === index))
    .find((all) => all.length > 1 && (last.said.match(LISTED)?.length ?? 0) > 1 && all.every(({ ref }) => last.said.includes(ref.name)));
  const item = at(items ?? [], place);
  const day = plan.days.find(({ index }) => index === item?.day);
  const wish = WISHES.find(([form]) => form.test(text));
  if (item === undefined || day === undefined || wish === undefined) return undefined;
  const [, act, written] = wish;
  return { pointing: { to: 'text', text: written(item.ref.name.toLowerCase(), dayName(day.label).toLowerCase()), act } };
}

const TOO = whole(
  `(?:the |my )?${PLACE} (?:1|one|day|session|workout|training) (?:is|feels|seems|looks|takes|runs|was) (?:(?:way|far|a bit|a little|still|just|really|much|always) )*too (long|short|much)`,
);

/** «The second one is too long»: a day of the week, because no exercise is long. */
function dayTooLong(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const [, place = '', how] = TOO.exec(text) ?? [];
  const day = at(plan.days, place);
  if (how === undefined || day === undefined) return undefined;
  const name = dayName(day.label).toLowerCase();
  return { pointing: { to: 'text', text: `make ${name} ${how === 'short' ? 'longer' : 'shorter'}`, replaces: true } };
}

/** What is named by its place: a choice, an exercise of the session shown, a day of the week. */
export function pointAtPlace(text: string, record: TalkRecord): PointingMessage | undefined {
  return choiceAt(text, record) ?? itemShown(text, record) ?? dayTooLong(text, record);
}
