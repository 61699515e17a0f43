import { dayName } from '../../change/compare-days.ts';
import type { WeekSplit } from '../../person/brief-shape.ts';
import { splitNamed } from '../../understand/facts/read-split.ts';
import type { DayContent } from '../plan-edit.ts';
import { question } from './edit-words.ts';
import { dayChoices } from './find-days.ts';
import type { EditMessage, ReadResult } from './read-context.ts';
import { WEEKDAY_NAMES } from './read-moved-days.ts';

const CONTENT_WORDS: readonly (readonly [RegExp, DayContent])[] = [
  [/\b(?:full|whole|total|entire)[- ]?body\b|\bbit of everything\b|\beverything\b/, 'full body'],
  [/\bupper(?:[- ]?body)?\b|\btop(?: half)?\b|\btorso\b|\bupstairs\b|\bsuperior\b|\bhigh of the body\b|\bup body\b/, 'upper body'],
  [/\blower(?:[- ]?body)?\b|\bbottom half\b|\binferior\b|\blow of the body\b|\bdown body\b/, 'lower body'],
  [/\bpush(?:ing|es)?\b|\bpress(?:ing|es)?\b/, 'push'],
  [/\bpull(?:ing|s)?\b/, 'pull'],
  [/\blegs?\b|\bsquats?\b|\bquads?\b|\bhamstrings?\b|\bposterior\b/, 'legs'],
  [/\bchest\b|\bpecs?\b|\bbench\b/, 'chest'],
  [/\bback\b(?! (?:to|in|on|at|from|home)\b)|\blats?\b|\brows?\b/, 'back'],
  [/\bshoulders?\b|\bdelts?\b/, 'shoulders'],
  [/\barms?\b|\bbiceps?\b|\btriceps?\b|\bguns?\b|\bcurls?\b/, 'arms'],
  [/\bglutes?\b|\bbum\b|\bbutt\b|\bbooty\b|\bass\b|\bhips?\b/, 'glutes'],
  [/\bcore\b|\babs?\b|\bbelly\b|\btummy\b|\babdominals?\b|\btrunk\b|\bcarr(?:y|ies|ying)\b/, 'core'],
  [/\bcardio\b|\bconditioning\b|\bhiit\b|\brun(?:ning)?\b|\bbike\b|\bcircuits?\b|\bwalk\w*\b/, 'cardio'],
  [
    /\b(?:mobility|stretch\w*|yoga|easy|easier|light|lighter|recovery|active rest|gentle|gentler|technique|balance|physio|soft|breath\w*|relax\w*)\b/,
    'easy',
  ],
];

const NOT_WANTED =
  /\b(?:instead of|rather than|no|not|nae|without|never|nothing for|leave out|drop|except|enough of|spare)(?: (?:the|my|any|doing))* (?:[a-z]+(?:(?:,| and| or) (?=[a-z]+))?){1,2}/g;

export function readDayContent(message: EditMessage): ReadResult {
  const { plan, context } = message;
  const named = message.days.flatMap((mention) => (mention.day === undefined ? [] : [mention]));
  const weekday = message.days.find((mention) => mention.day === undefined && mention.weekday !== undefined);
  const contents = contentsIn(message.text);
  const at = placeOfContents(message.text);
  const words = contents.length === 0 ? 'that' : contents.join(' and ');
  const last = context.lastDay === undefined ? undefined : plan.days[context.lastDay];
  const nearest = named.filter((mention) => mention.at < at).at(-1) ?? named[0];
  const day = nearest?.day ?? (weekday === undefined ? last : undefined);
  if (day === undefined) {
    const missing = weekday?.weekday === undefined ? '' : `Your plan has no session on ${WEEKDAY_NAMES[weekday.weekday] ?? 'that day'}. `;
    return question(
      `${missing}Which day should be ${words}?`,
      dayChoices(plan, (name) => `Make ${name} ${words}`),
    );
  }
  if (contents.length > 0) return { edit: { kind: 'day-content', day, contents } };
  const name = dayName(day.label);
  return question(
    `What should ${name} be?`,
    ['upper body', 'legs', 'arms', 'easy'].map((content) => `Make ${name} ${content}`),
  );
}

/** Where the first wished content stands; the day before it is meant. */
function placeOfContents(text: string): number {
  const plain = text.replace(NOT_WANTED, (found) => ' '.repeat(found.length));
  return Math.min(...CONTENT_WORDS.map(([signs]) => signs.exec(plain)?.index ?? Number.POSITIVE_INFINITY));
}

/** Kinds of days in a text, without those it does not want and the name of the day itself. */
function contentsIn(text: string): DayContent[] {
  const plain = text
    .replace(/\b(?:the )?(?:leg|arm|push|pull|back|chest|upper|lower) day\b(?= (?:is|be|to be|become|into|should|could|can))/g, ' ')
    .replace(NOT_WANTED, ' ');
  const found = CONTENT_WORDS.filter(([signs]) => signs.test(plain)).map(([, content]) => content);
  const wider = found.filter((content) => content === 'upper body' || content === 'lower body' || content === 'full body');
  if (found.length === 0) return oppositeOf(text);
  if (wider.includes('full body') && found.length > 1) return contentsWithout(found, 'full body');
  return found.slice(0, 2);
}

/** «No legs» leaves the upper body, «without arms» the lower. */
function oppositeOf(text: string): DayContent[] {
  const unwanted = (text.match(NOT_WANTED) ?? []).join(' ');
  if (/\blegs?\b|\blower\b|\bsquats?\b/.test(unwanted)) return ['upper body'];
  return /\barms?\b|\bupper\b|\bshoulders?\b/.test(unwanted) ? ['lower body'] : [];
}

function contentsWithout(found: readonly DayContent[], content: DayContent): DayContent[] {
  return found.filter((other) => other !== content).slice(0, 2);
}

const HIGH = /\b(?:top|upper|up|superior|high|haut|torso|arms?|above)\b/;
const LOW = /\b(?:bottom|lower|down|inferior|low|bas|legs?|below)\b/;

/** The split that is wished. */
export function readSplit({ text }: EditMessage): ReadResult {
  const wished = splitNamed(text) ?? splitByDays(text);
  if (wished !== undefined) return { edit: { kind: 'split', split: wished } };
  return question('How should the week be split?', [
    'Full body each day',
    'Upper and lower body',
    'Push, pull, legs',
    'One body part a day',
  ]);
}

const PARTS = /\b(?:chest|back|legs?|arms?|shoulders?|glutes?|biceps|triceps|quads?)\b/g;

/** «One day top, one day bottom»; «Monday chest, Wednesday back, Friday legs». */
function splitByDays(text: string): WeekSplit | undefined {
  const parts = new Set(text.match(PARTS) ?? []);
  if (parts.size >= 3) return 'body parts';
  return HIGH.test(text) && LOW.test(text) && /\bday|separat|divid|split|apart|half|and\b|\//.test(text) ? 'upper lower' : undefined;
}
