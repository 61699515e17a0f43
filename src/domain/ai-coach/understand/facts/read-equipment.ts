import type { Kit } from '../../../exercises/exercise.ts';
import type { WeightUnit } from '../../../training/units.ts';
import { findMentions } from '../find-mentions.ts';
import { KIT_NAMES, NOTHING, ONLY, PLAIN_BAR } from './equipment-table.ts';
import { FACT_WORDS } from './fact-words.ts';
import { otherWords, type Statement, statementsOf } from './statements.ts';

/** The heaviest weight there is of one piece of equipment. */
interface HeaviestRead {
  kit: Kit;
  /** As typed, with a decimal point. */
  weight: string;
  /** undefined when not said. */
  unit: WeightUnit | undefined;
}

export interface EquipmentFacts {
  /** In order of mention. */
  has: readonly Kit[];
  lacks: readonly Kit[];
  heaviest: readonly HeaviestRead[];
  /** «Nothing», «bodyweight only». */
  nothing: boolean;
  /** Adds to what was known: «I also have», «bought». */
  adds: boolean;
}

const LACKS =
  /\b(?:no|without(?: any)?|zero|don't (?:have|own)|do not (?:have|own|possess)|doesn't (?:have|own)|does not (?:have|own)|haven't got|hasn't got|not have|not possess|(?:i|we) (?:not have|lack)|lacks?|minus|except|excluding|anything but|nae|missing|sold|stole|lost|got rid of|took (?:out|away)|taken (?:out|away)|removed|(?:have|has|got) not(?! (?:only|just))|^not(?! (?:only|just))|(?<=\beverything\b.{0,40})(?:(?:apart|aside) from|other than)|threw out|no longer (?:have|has)|scrap|ditch|sod|broke|broken|not a|not any|never)\b/;
const LACKS_AFTER =
  /^.{0,18}\b(?:(?:is|are|was|were) (?:gone|broken|sold|stolen|missing|off limits|dead|not there)|(?:i|we) (?:do not|don't) (?:have|own|possess)|got (?:nicked|stolen|sold)|not available|^ no$|: no\b|: none\b)/;
/** About this session only, a wish, a question or somebody's exercise. */
const NOT_OWNED =
  /\b(?:(?:you|the plan|it) still (?:have|has|had|put|use|give|list|show)\w*|today|right now|tonight|is taken|busy|in use|should i (?:buy|get)|want(?:s)? to (?:buy|get) (?:a|an|some|new|my own)\b|thinking of (?:buying|getting)|saving (?:up )?for|swap|replace|instead of|alternative|hate|can't stand|scared|afraid|nervous|intimidat\w*|anxious|prefer\w*|i (?:really )?(?:like|love|adore|enjoy)\b|likes\b|never (?:touched|used|sat|tried)|don't like|detest|without the|heaviest i|most i(?:'ve| have)|squatted)\b/;
/** About a set or a weight lifted; read in the part of a list it stands in. */
const LIFTED =
  /\b(?:reps\b|sets? of \d+\b(?!(?: ?(?:[-–,]|and|to|or) ?\d+)* ?(?:kgs?|lbs?|kilos?|pounds?))|for \d+\b(?! ?(?:min|days))|\d ?x ?\d+\b(?! ?(?:kg|lbs?|kilos?|pounds))|in (?:lbs?|pounds?|kgs?|kilos?)\b)/;
const OWNS =
  /\b(?:have|has|got|own|owns|possess|there(?:'s| is| are)|available|equipment|equipped|inventory|setup|set-?up|kit\b|gear|with|use|using|only|just|at home|in (?:my|the) (?:\w+ )?(?:garage|basement|cellar|shed|room|flat|house|gym|office|attic|loft|barn|yard)|garage|home|hotel|gym|bought|gave|gives?|left (?:me|us)|lent|no|without|not|lack|up to|goes? (?:up )?to|heaviest|pair of|set of|a \d+ ?(?:kg|lb))\b/;
const KIT_WORDS = new RegExp(KIT_NAMES.map(([, signs]) => signs.source).join('|'), 'g');
const KIT_WORDS_ONCE = new RegExp(KIT_WORDS.source);
const ADDS =
  /\b(?:also|too|as well|bought|now have|have now|plus|got (?:a |some )?new|arrived|acquired|brought|came|(?:is|are) back|given|gave|lent|found|made one|another)\b/;

/** Equipment owned and missing, with its weight limits. A list beats the name of a place. */
export function readEquipment(text: string, isAsked: boolean): EquipmentFacts {
  const has: Kit[] = [];
  const lacks: Kit[] = [];
  const heaviest: HeaviestRead[] = [];
  for (const statement of statementsOf(text).map(withoutGymsDisliked)) {
    if (NOT_OWNED.test(statement.text)) continue;
    const mentions = mentionsIn(statement.text, text).filter(({ at }) => !LIFTED.test(partAt(statement.text, at)));
    const isOwned = isAsked || mentions.length >= 2 || OWNS.test(statement.text);
    if (!isOwned && !statement.text.split(', ').some(isJustEquipment)) continue;
    for (const mention of mentions) {
      const limit = limitNear(statement.text, mention);
      // «No barbells, dumbbells to 75»: what has a weight is there.
      const isListed = limit !== undefined && statement.text.slice(0, mention.at).endsWith(', ');
      if (isLacking(statement, mention) && !isListed) lacks.push(mention.kit);
      else {
        has.push(mention.kit);
        if (limit !== undefined) heaviest.push(limit);
      }
    }
  }
  heaviest.push(...limitsOfAll(text, has));
  const owned = unique(has).filter((item) => !lacks.includes(item) || ADDS.test(text));
  return {
    has: owned,
    lacks: unique(lacks).filter((item) => !owned.includes(item)),
    heaviest: heaviest.filter(
      (limit, index) => !heaviest.slice(index + 1).some((later) => later.kit === limit.kit && Number(later.weight) >= Number(limit.weight)),
    ),
    nothing: owned.length === 0 && NOTHING.test(text.replace(NO_GAIN, ' ')),
    // «No weights, and the physio gave me a band as well» lists all there is.
    adds: ADDS.test(text) && !ONLY.test(text.replace(/:/g, ' ')) && !(owned.length > 0 && NOTHING.test(text)),
  };
}

/** «I don't like gyms, dumbbells and bench»: the gym is disliked, and not what is listed after it. */
function withoutGymsDisliked(statement: Statement): Statement {
  const parts = statement.text.split(', ');
  const kept = parts.filter((part) => !(/\bgyms?\b/.test(part) && NOT_OWNED.test(part) && !KIT_WORDS_ONCE.test(part)));
  return kept.length === parts.length ? statement : { ...statement, text: kept.join(', '), negated: false };
}

/** «Two years of it and I got nothing»: no progress, and not no equipment. */
const NO_GAIN = /\b(?:years?|months?|weeks?)\b[^.]{0,24}\bgot nothing\b/g;
const OUTDOORS = /\b(?:park(?! up\b| my\b| the\b)|outside|outdoors?|playground|beach|street)\b/;
/** Beside nothing but these «a bar» is one to hang from. */
const LIGHT: ReadonlySet<Kit> = new Set<Kit>(['bands', 'rings', 'rope', 'ab-wheel', 'dip-bars', 'low-bar', 'exercise-ball']);
const WEIGHTS = /\b(?:weights?|plates?|racks?|discs?|collars?|\d ?(?:kgs?|kilos?|lbs?|pounds?)|squats?|deadlifts?|bench)\b/;
/** «A bar» is a barbell beside weights or as all there is. */
const BAR_OF_WEIGHTS =
  /\b(?:bars?,? (?:and|with|plus) (?:\d+|some|a few|the)? ?(?:kg|lbs?|weights?|discs)|(?:have|got|own|is|just|only) (?:a |the |1 |dad's |his )?bar\b|bar,? \d+ ?(?:kg|lb)|\d+ ?(?:kg|lb) bar)/;

/** «Muscle, 3 days, kettlebells»: a part of a list that only names equipment. */
function isJustEquipment(part: string): boolean {
  return KIT_WORDS_ONCE.test(part) && otherWords(part, FACT_WORDS) <= 3;
}

/** All equipment a text names, whether it is there or not. */
export function kitNamedIn(text: string): Kit[] {
  return unique(mentionsIn(text, text).map(({ kit }) => kit));
}

/** The part of a list around a place in it. */
function partAt(text: string, at: number): string {
  const from = text.lastIndexOf(', ', at);
  const until = text.indexOf(', ', at);
  return text.slice(from === -1 ? 0 : from + 2, until === -1 ? text.length : until);
}

interface KitMention {
  kit: Kit;
  at: number;
  length: number;
}

/** A way to squat, and no bar to row under. */
const LOW_BAR_SQUAT = /\bsquat\w*\b.*\blow bar\b|\blow bar\b(?=.*\b(?:squat|bench|deadlift|press)|(?: for)? \d{2,3})/;
/** «Dumbbell rack» */
const HOLDS_WEIGHTS = /\b(?:dumb ?-?bells?|db'?s?|weights?|shoe) $/;

function mentionsIn(statement: string, message: string): KitMention[] {
  let rest = statement;
  const found: KitMention[] = [];
  const take = (kit: Kit, signs: RegExp): void => {
    rest = rest.replace(signs, (words: string, ...more: unknown[]) => {
      const at = more.find((part) => typeof part === 'number') as number;
      found.push({ kit, at, length: words.length });
      return ' '.repeat(words.length);
    });
  };
  for (const [kit, signs] of KIT_NAMES) take(kit, signs);
  const isToHangFrom = OUTDOORS.test(message) || (found.length > 0 && found.every(({ kit }) => LIGHT.has(kit)) && !WEIGHTS.test(message));
  if (isToHangFrom) take('pull-up-bar', PLAIN_BAR);
  else if (found.length > 0 || BAR_OF_WEIGHTS.test(statement)) take('barbell', PLAIN_BAR);
  return found
    .filter(({ kit, at }) => kit !== 'rack' || !HOLDS_WEIGHTS.test(statement.slice(0, at)))
    .filter(({ kit }) => kit !== 'low-bar' || !LOW_BAR_SQUAT.test(statement))
    .sort((a, b) => a.at - b.at);
}

/** «No gear except a bar and rings»: what is excepted from nothing is there. */
const EXCEPTED_FROM_NONE =
  /\b(?:(?:no|without|zero|don't (?:have|own)|do not (?:have|own)|haven't got|not)(?: any| much| real| other)* (?:gear|equipment|kit|weights|stuff|tools|anything)|nothing)(?: (?:at home|here|at all))? (?:except(?: for)?|apart from|aside from|other than|besides|but)\b[^.;]*$/;

/** In the scope of a negation: from it to the next «but», or what follows «no» in a list. */
function isLacking(statement: Statement, { at, length }: KitMention): boolean {
  const before = statement.text.slice(0, at);
  const after = statement.text.slice(at + length);
  if (LACKS_AFTER.test(after)) return true;
  if (EXCEPTED_FROM_NONE.test(before)) return false;
  // «Scrap the barbell, dumbbells only»
  if (/^s? only\b/.test(after)) return false;
  const last = [...before.matchAll(new RegExp(LACKS.source, 'g'))].at(-1);
  if (last === undefined) return false;
  const between = before.slice(last.index + last[0].length);
  // «No overhead, bad shoulder, home gym: rack»: another item of the list came between. «No squats in the rack» lacks none.
  if (/[,:]/.test(between) && otherWords(between, KIT_WORDS) > 0) return false;
  if (findMentions(between, false).length > 0) return false;
  return !/\b(?:have|has|got|own|just|only|but|with|problem|more than|heavier)\b/.test(between) && between.split(' ').length <= 9;
}

const UNIT = '(kgs?|kilos?|kilograms?|lbs?|pounds?|k\\b)?';
/** A number of minutes, days or years is no weight. */
const NO_OTHER = '(?![\\d.,]*\\d)(?! ?-?(?:min|days?|x\\b|times|sessions?|m\\b|h\\b|hours?|hrs?|years?|months?|%|per week|a week))';
const AFTER = new RegExp(
  `^(?:s|es)?,? ?(?:\\(|rack |set |which |that |they |it |each |we have |i have |sets? |go(?:es)? |only,? |home |the |heaviest |max(?:imum)? |is |are |of |in |here |at |up |to |until |till |from |a |an |adjustable |by |steps |: |about |around |like |pair |max\\.? |both |up to |2 ?x ?|≤|<|marked |stamped |labelled )*(\\d{1,3}(?:[.,]\\d{1,2})?)${NO_OTHER} ?${UNIT}(?:(?: ?(?:-|–|to|,|and|or|/|& ?) ?(?:a |1 of )?)(\\d{1,3}(?:[.,]\\d{1,2})?)${NO_OTHER} ?${UNIT})?(?:(?:,| ?and) ?(?:a |1 of )?(\\d{1,3}(?:[.,]\\d{1,2})?)${NO_OTHER} ?${UNIT})?`,
);
const BEFORE =
  /(\d{1,3}(?:\.\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)(?: (?:adjustable|pair of|of|set of|worth of|in|fixed|each))* $/;
const LIMITED: ReadonlySet<Kit> = new Set<Kit>(['dumbbells', 'kettlebells', 'plates']);

/** «Dumbbells up to 25 kg», «a 10 kg dumbbell», «kettlebells 12 and 16»: the heaviest. */
function limitNear(statement: string, { kit, at, length }: KitMention): HeaviestRead | undefined {
  if (!LIMITED.has(kit)) return undefined;
  const after = AFTER.exec(statement.slice(at + length));
  const numbers = after === null ? [] : [after[1], after[3], after[5]].filter((number) => number !== undefined);
  const units = after === null ? [] : [after[2], after[4], after[6]];
  const before = BEFORE.exec(statement.slice(0, at));
  if (before?.[1] !== undefined) {
    numbers.push(before[1]);
    units.push(before[2]);
  }
  const heaviest = numbers.map((number) => number.replace(',', '.')).sort((a, b) => Number(b) - Number(a))[0];
  const unit = unitOf(units.find((word) => word !== undefined));
  const isWeight =
    unit !== undefined ||
    /\b(?:up to|to|until|till|max|heaviest|only go|from|marked|stamped|labelled)\b/.test(after?.[0] ?? '') ||
    (kit === 'kettlebells' && Number(heaviest) >= 4) ||
    isRange(numbers);
  if (heaviest === undefined || Number(heaviest) < 1 || !isWeight) return undefined;
  if (/^ ?(?:min|days?|times|x\b|sets?|reps?|years?|%)/.test(statement.slice(at + length + (after?.[0].length ?? 0)))) return undefined;
  return { kit: kit === 'plates' ? 'barbell' : kit, weight: heaviest, unit };
}

/** Weights from small to large, as «dumbbells 5-50», and not the repetitions of a set. */
function isRange([least, most]: readonly string[]): boolean {
  return most !== undefined && Number(most) >= RANGE_TO && Number(most) >= 2 * Number(least);
}

const RANGE_TO = 20;

/** «Nothing over 20 kg», «I may lift 10 kg at most»: of the writer, whatever it is lifted with. */
const LIMIT_OF_ALL =
  /\b(?:nothing|not|no(?:thing)? (?:weights?)?|never|can't|cannot|mustn't|shouldn't|don't|not allowed(?: to)?|no more|forbidden) (?:to )?(?:(?:lift|go|use|do|carry|weights?|anything|be) )*(?:over|above|heavier than|more than|beyond|past) (\d{1,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/;
const WEIGHED: readonly Kit[] = ['barbell', 'dumbbells', 'kettlebells'];

function limitsOfAll(text: string, has: readonly Kit[]): HeaviestRead[] {
  for (const { text: statement } of statementsOf(text)) {
    const limit = LIMIT_OF_ALL.exec(statement);
    if (limit === null) continue;
    const kits = WEIGHED.filter((kit) => has.includes(kit));
    const weight = (limit[1] ?? '').replace(',', '.');
    return (kits.length > 0 ? kits : WEIGHED).map((kit) => ({ kit, weight, unit: unitOf(limit[2]) }));
  }
  return [];
}

function unitOf(word: string | undefined): WeightUnit | undefined {
  if (word === undefined) return undefined;
  return word.startsWith('k') ? 'kg' : 'lb';
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
