import type { Kit } from '../../exercises/exercise.ts';
import type { Experience, Goal } from '../brief-shape.ts';
import { kitWords } from '../brief-shape.ts';
import { FULL_GYM_KIT, GYMS, type GymName } from '../gyms-table.ts';
import type { Limitation } from '../limitations.ts';
import { GOAL_SIGNS, GYM_SIGNS, KIT_SIGNS, NO_TROUBLE, REGION_SIGNS, STRICT_TROUBLE, TROUBLE, TROUBLE_OVER } from './fact-table.ts';
import { TURNS } from './sign-table.ts';

/** The first goal that is not negated («not strength»); a self-correction wins. */
export function readGoal(text: string): Goal | undefined {
  const plain = text
    .replace(/\bplanet fitness\b/g, ' ')
    .replace(
      /\b(?:not|isn'?t|instead of|rather than|no longer|(?:don'?t|do not|dont) (?:want|like|need)) (?:for |about |to )*(?:get |be |build |look )?(?:too )?\w+/g,
      ' ',
    );
  const parts = plain.split(TURNS);
  for (const part of parts.toReversed()) {
    const goal = firstGoal(part);
    if (goal !== undefined) return goal;
  }
  return undefined;
}

function firstGoal(text: string): Goal | undefined {
  let found: { goal: Goal; at: number } | undefined;
  for (const [goal, signs] of GOAL_SIGNS) {
    const at = text.search(signs);
    if (at !== -1 && (found === undefined || at < found.at)) found = { goal, at };
  }
  return found?.goal;
}

export function readExperience(typed: string): Experience | undefined {
  const text = typed.replace(
    /\b(?:not|isn'?t|no longer) (?:a |an )?(?:\w+ )?(?:beginners?|newbie|noob|novice|intermediate|advanced|new)\b/g,
    ' ',
  );
  if (
    /\b(?:back|return\w*|restart\w*|start\w* again)\b.*\b(?:after|from)\b|\b(?:time|years?|months?) off\b|\bbreak of\b|\bhaven'?t (?:trained|lifted) (?:in|for)\b/.test(
      text,
    )
  )
    return 'beginner';
  if (
    /\b(?:new to|never (?:\w+ )?(?:lifted|trained|been|done|touched|worked out|exercised)|beginners?|newbie|noob|newb|just start(?:ed|ing)|first time|no experience|starting out|total novice|novice)\b/.test(
      text,
    )
  )
    return 'beginner';
  if (
    /\b(?:on and off|on n off|on ?& ?off|intermediate|some experience|lifted before|trained before|used to (?:lift|train)|know the basics)\b/.test(
      text,
    )
  )
    return 'intermediate';
  if (/\b(?:advanced|veteran|competitive|expert)\b/.test(text)) return 'advanced';
  return experienceBySpan(text);
}

/** «been lifting 3 years», «since 09», «for 4 months». */
function experienceBySpan(text: string): Experience | undefined {
  const lifts = /\b(?:lift\w*|train\w*|gym|experience|workout|working out|been at it)\b/;
  if (/\b(?:lift|train)\w*\b.*\bsince (?:20|19|')?\d{2}\b|\bdecades?\b/.test(text)) return 'advanced';
  const span =
    /(?<!(?:days?|times?|sessions?|workouts?|\d ?[xd]|once|twice|hours?|min) )\b(?:(\d{1,2})(?:\+| plus)?|an?|several|many|few) ?(years?|yrs?|y|months?|mos?|weeks?|wks?)\b(?! old|s? ago|o\b)/.exec(
      text,
    );
  if (!span || !lifts.test(text.replace(span[0], ''))) return /\bfor years\b/.test(text) ? 'intermediate' : bareSpan(text);
  return levelOf(span);
}

/** The whole message is a time span: «1 year», «6 months». */
function bareSpan(text: string): Experience | undefined {
  const span = /^(?:about |around |like |over )?(?:(\d{1,2})\+?|an?) ?(years?|yrs?|months?|weeks?)\.?$/.exec(text);
  return span ? levelOf(span) : undefined;
}

function levelOf(span: RegExpExecArray): Experience {
  const count = Number(span[1] ?? 1);
  const unit = span[2] ?? '';
  const months = unit.startsWith('y') ? count * 12 : unit.startsWith('m') ? count : count / 4;
  if (months < 6) return 'beginner';
  return months <= 24 ? 'intermediate' : 'advanced';
}

export interface GymFacts {
  gym: string;
  kit: readonly Kit[];
}

/** The available equipment; «home gym» alone is too little. */
export function readGym(text: string): GymFacts | undefined {
  if (/\bok\?|\b(?:today|right now|is (?:taken|busy|packed|broken)|broke|machine row|machine press)\b/.test(text)) return undefined;
  const denied = deniedKit(text);
  const plain = text
    .replace(/\b(?:new to|back (?:to|in)) the gym\b/g, ' ')
    .replace(
      /\b(?:no|without|don'?t have|haven'?t got|minus|except|anything but) (?:a |any |the )?[\w -]+?(?=,| but | and i| just | only |\.|$)/g,
      (part) => (/(?:equipment|gear|kit|weights|gym)/.test(part) ? part : ' '),
    );
  for (const [name, signs] of GYM_SIGNS) if (signs.test(plain)) return withChanges(name, plain, denied);
  const items = ownedItems(plain);
  if (!items.some((item) => RESISTANCE.has(item))) return undefined;
  return { gym: gymName(items), kit: [...new Set<Kit>(['box', ...items])].filter((item) => !denied.includes(item)) };
}

function withChanges(name: GymName, text: string, denied: readonly Kit[]): GymFacts {
  const gym = GYMS[name];
  const extra = name === 'full gym' ? [] : ownedItems(text);
  const kit = [...new Set<Kit>([...gym.kit, ...extra])].filter((item) => !denied.includes(item));
  const without = denied.length > 0 && name === 'full gym' ? ' with some things missing' : '';
  return { gym: extra.some((item) => !(gym.kit as readonly Kit[]).includes(item)) ? gymName(kit) : `${gym.name}${without}`, kit };
}

function ownedItems(text: string): Kit[] {
  const items = KIT_SIGNS.filter(([, signs]) => signs.test(text)).flatMap(([kit]) => kit);
  const list = new Set<Kit>(items);
  if (/\bgarage\b/.test(text) && list.has('barbell')) list.add('plates');
  return [...list];
}

/** «No rack» removes equipment; «no back squats» does not. */
function deniedKit(text: string): Kit[] {
  const parts =
    text.match(
      /\b(?:no|without|don'?t have|do not have|haven'?t got|minus|except|anything but) (?:a |any |the )?[\w -]+?(?=,| but | so | and i| just | only |[.;]|$)/g,
    ) ?? [];
  return parts.flatMap((part) => KIT_SIGNS.filter(([, signs]) => signs.test(part)).flatMap(([kit]) => kit));
}

/** Equipment that gives resistance by itself; a bench or rack alone does not describe the training. */
const RESISTANCE: ReadonlySet<Kit> = new Set<Kit>([
  'barbell',
  'dumbbells',
  'kettlebells',
  'bands',
  'machine',
  'cable',
  'smith-machine',
  'pull-up-bar',
  'dip-bars',
  'rings',
  'trap-bar',
  'ez-bar',
  'landmine',
]);

/** Removes from or adds to known equipment: «no cables», «I also have bands». */
export function changeGym(text: string, known: GymFacts): GymFacts | undefined {
  const denied = deniedKit(text).filter((item) => known.kit.includes(item));
  if (denied.length > 0) {
    const kit = known.kit.filter((item) => !denied.includes(item));
    return { gym: known.gym.includes('gym') ? `${known.gym.replace(/ without .*$/, '')} without ${kitWords(denied)}` : gymName(kit), kit };
  }
  const added = /\b(?:also|too|as well|bought|now have|plus)\b/.test(text)
    ? ownedItems(text).filter((item) => !known.kit.includes(item))
    : [];
  if (added.length === 0) return undefined;
  const kit = [...known.kit, ...added];
  return { gym: known.gym.includes('gym') ? known.gym : gymName(kit), kit };
}

const KIT_NAMES: readonly (readonly [Kit, string])[] = [
  ['barbell', 'barbell'],
  ['rack', 'rack'],
  ['bench', 'bench'],
  ['dumbbells', 'dumbbells'],
  ['kettlebells', 'kettlebells'],
  ['bands', 'bands'],
  ['pull-up-bar', 'pull-up bar'],
  ['dip-bars', 'dip bars'],
  ['rings', 'rings or straps'],
  ['machine', 'machines'],
  ['cable', 'cables'],
  ['smith-machine', 'Smith machine'],
  ['trap-bar', 'trap bar'],
];

function gymName(items: readonly Kit[]): string {
  if (items.length >= FULL_GYM_KIT.length - 4) return GYMS['full gym'].name;
  const names = KIT_NAMES.filter(([item]) => items.includes(item)).map(([, name]) => name);
  return names.length === 0
    ? GYMS.bodyweight.name
    : names.length === 1
      ? `${names[0]}`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Limitations that a message adds, and regions it clears. */
export function readLimitations(text: string): { add: Limitation[]; clear: Limitation['region'][] | 'all' } {
  const regions = REGION_SIGNS.filter(([, signs]) => signs.test(text)).map(([region]) => region);
  const specific = regions.includes('upper back')
    ? regions.filter((region) => region !== 'low back' || /\b(?:low|lower) back/.test(text))
    : regions;
  if (TROUBLE_OVER.test(text)) return { add: [], clear: specific.length === 0 && /\bfeel\w*|\bpain\b/.test(text) ? 'all' : specific };
  const state = specific.filter((region) => region === 'pregnancy' || region === 'blood pressure' || region === 'hamstring');
  if (NO_TROUBLE.test(text) && !/\bclick/.test(text)) return { add: state.map((region) => ({ region })), clear: [] };
  const troubled = TROUBLE.test(text) && !/\bkilling my\b|\bdoms\b|\bsore af\b/.test(text) ? specific : state;
  const strict = STRICT_TROUBLE.test(text);
  return {
    add: troubled.map((region) => ({
      region,
      ...(strict && region !== 'pregnancy' && region !== 'blood pressure' ? { strict: true } : {}),
      ...(region === 'shoulder' && /\boverhead\b|\bpress\w* (?:up|above)\b/.test(text) ? { overhead: true } : {}),
    })),
    clear: [],
  };
}

/** Age in years, only when the message is clearly about the trainee. */
export function readAge(text: string): number | undefined {
  if (/\bmy (?:son|daughter|kid|child|boy|girl|\d{1,2} ?(?:yo|year))/.test(text)) return undefined;
  const match =
    /\b(\d{1,2}) ?(?:years? old|yrs? old|yo|y\/o)\b/.exec(text) ??
    /\b(?:i'?m|im|i am|aged?|fit at|healthy at|turned) (\d{2})\b(?! ?(?:kg|kilos|lbs?|pounds|min|days?|%|x|weeks|months|cm))/.exec(text);
  const age = match ? Number(match[1]) : undefined;
  return age !== undefined && age >= 5 && age <= 99 ? age : undefined;
}
