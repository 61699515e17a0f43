import type { Kit } from '../../../exercises/exercise.ts';
import { type Brief, type Heaviest, kitWords } from '../../person/brief-shape.ts';
import { FULL_GYM_KIT, GYMS } from '../../person/gyms-table.ts';
import { listWords } from '../../person/list-words.ts';
import { RESISTANCE, TRAINING_SITE } from './equipment-table.ts';
import type { MessageFacts } from './read-facts.ts';

type GymFields = Pick<Brief, 'kit' | 'gym' | 'place' | 'lacks' | 'heaviest' | 'unit'>;

/** A full gym with more pieces named than these is described by what was named. */
const NAMED_IN_FULL_GYM = 2;

/** «A gym with machines and dumbbells» holds these; «a big gym with a rack» more (FACT-13). */
const DESCRIBED_FROM = 2;
const DESCRIBES = /\b(?:gym|room|place|studio)\b[^.]{0,24}(?:\b(?:with|has|have|got)\b|[:(])/;
/** «Machines at the physio gym» are what is used of it. */
const AT_A_GYM = /\b(?:machines|cables|dumbbells|bands|kettlebells)(?: and \w+)?(?: only)? (?:at|in) (?:a |the |my |our )?(?:\w+ )?gym\b/;
const RICH = /\b(?:full|fully|everything|also|commercial|big|huge|proper|well equipped|plus|including|usual)\b/;

/** «Home gym, full setup», «everything but machines». */
const FULL_HOME =
  /\b(?:full(?:y)?[- ](?:set ?-?up|equipped|home gym|gym|kit|kitted)|everything|complete (?:set ?-?up|home gym|gym)|well[- ]equipped|kitted out|decked out)\b/;
const HOME_GYM: readonly Kit[] = ['barbell', 'plates', 'rack', 'low-bar', 'bench', 'dumbbells', 'pull-up-bar', 'box'];

/** Taken along to the bars of a park, or found there. */
const IN_A_PARK: readonly Kit[] = [...GYMS.park.kit, 'rings', 'bands'];

/** The equipment after a message. A list beats the name of a place, a later message an earlier one. */
export function gymAfter(before: GymFields, facts: Pick<MessageFacts, 'equipment' | 'place'>, text: string): Omit<GymFields, 'unit'> {
  const { equipment, place } = facts;
  const lacks = unique([...before.lacks, ...equipment.lacks]).filter((item) => !equipment.has.includes(item));
  const named = gymIn(before, facts, text);
  const kit = (named?.kit ?? before.kit)?.filter((item) => !lacks.includes(item)) ?? null;
  const isChanged = named !== undefined || kit?.length !== before.kit?.length;
  return {
    kit,
    gym: kit === null || !isChanged ? before.gym : gymName(kit, named === undefined ? before.gym : named.gym, lacks),
    place: place.place === undefined ? before.place : place.place === 'gym' ? null : place.place,
    lacks,
    heaviest: heaviestAfter(
      before,
      equipment.heaviest.map((limit) => ({ ...limit, unit: limit.unit ?? unitSaid(limit, text) })),
      named,
    ),
  };
}

function gymIn(
  before: GymFields,
  { equipment: { has, nothing, adds }, place: { place, isFull, isOnly } }: Pick<MessageFacts, 'equipment' | 'place'>,
  text: string,
): { kit: readonly Kit[]; gym: string | null } | undefined {
  if (nothing) return { kit: GYMS.bodyweight.kit, gym: GYMS.bodyweight.name };
  if (/\bplanet fitness\b|\bpf\b/.test(text) && !isOnly) return { kit: GYMS['planet fitness'].kit, gym: GYMS['planet fitness'].name };
  const isList = has.some((item) => RESISTANCE.has(item) || item === 'rack');
  if (place === 'home' && FULL_HOME.test(text) && !isList) return { kit: HOME_GYM, gym: null };
  if (adds && before.kit !== null && has.length > 0 && !isFull) return { kit: unique([...before.kit, ...has]), gym: before.gym };
  if (place === 'gym' && has.length === 0 && TRAINING_SITE.test(text)) return { kit: GYMS['full gym'].kit, gym: GYMS['full gym'].name };
  const isDescribed =
    !RICH.test(text) &&
    (AT_A_GYM.test(text) || (has.filter((item) => RESISTANCE.has(item)).length >= DESCRIBED_FROM && DESCRIBES.test(text)));
  if (isFull && !(isOnly && isList) && !isDescribed && has.length <= NAMED_IN_FULL_GYM)
    return { kit: unique([...GYMS['full gym'].kit, ...has]), gym: GYMS['full gym'].name };
  const isPark =
    place === 'outdoors' && (/\bpark\b|\bplayground\b|\btrim trail\b/.test(text) || (has.length === 0 && /\bbars?\b/.test(text)));
  if (isPark && has.every((item) => IN_A_PARK.includes(item))) return { kit: unique([...GYMS.park.kit, ...has]), gym: GYMS.park.name };
  if (isList) return { kit: listedKit(has), gym: null };
  if (place === 'hotel' && /\bhotel gyms?\b|\bfitness\b/.test(text)) return { kit: GYMS['hotel gym'].kit, gym: GYMS['hotel gym'].name };
  return undefined;
}

/** Every place has a chair or a step; a rack comes with a barbell, a barbell with plates and a bar over plates to row under. */
function listedKit(has: readonly Kit[]): Kit[] {
  const hasBar = has.includes('barbell') || has.includes('rack');
  const more: Kit[] = hasBar ? ['barbell', 'plates'] : [];
  if (hasBar && has.includes('rack')) more.push('low-bar');
  return unique<Kit>(['box', ...has, ...more]);
}

/** Kettlebells are made in steps of four kilograms. */
const KETTLEBELL_STEP = 4;

/** The unit of a weight without one: of the other weights told, of kettlebells kilograms. */
function unitSaid({ kit, weight }: { kit: Kit; weight: string }, text: string): Heaviest['unit'] | undefined {
  if (/\d ?(?:lbs?|pounds?)\b/.test(text)) return 'lb';
  if (/\d ?(?:kgs?|kilos?)\b/.test(text)) return 'kg';
  return kit === 'kettlebells' && Number(weight) % KETTLEBELL_STEP === 0 && Number(weight) <= 48 ? 'kg' : undefined;
}

function heaviestAfter(
  before: GymFields,
  told: readonly { kit: Kit; weight: string; unit?: Heaviest['unit'] | undefined }[],
  named: unknown,
): Heaviest[] {
  const kept = before.heaviest.filter((old) => !told.some((limit) => limit.kit === old.kit) && (named === undefined || told.length > 0));
  return [...kept, ...told.map(({ kit, weight, unit }) => ({ kit, weight, unit: unit ?? before.unit ?? 'lb' }))];
}

const SHOWN: readonly (readonly [Kit, string])[] = [
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
  ['ez-bar', 'EZ bar'],
  ['landmine', 'landmine'],
  ['medicine-ball', 'medicine ball'],
];

/** «Full gym without cable station», «dumbbells and bench», «no equipment». */
function gymName(kit: readonly Kit[], known: string | null, lacks: readonly Kit[]): string {
  const base = known?.replace(/ without (?!free bars).*$/, '') ?? null;
  if (base !== null && /\bgym\b/.test(base)) {
    const missing = lacks.filter((item) => FULL_GYM_KIT.includes(item));
    return missing.length === 0 ? base : `${base} without ${kitWords(missing)}`;
  }
  if (
    base !== null &&
    kit.length > 1 &&
    lacks.length === 0 &&
    Object.values(GYMS).some((gym) => gym.name === base && sameKit(gym.kit, kit))
  )
    return base;
  if (kit.length >= FULL_GYM_KIT.length - 4) return GYMS['full gym'].name;
  const names = SHOWN.filter(([item]) => kit.includes(item)).map(([, name]) => name);
  return names.length === 0 ? GYMS.bodyweight.name : listWords(names);
}

function sameKit(a: readonly Kit[], b: readonly Kit[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
