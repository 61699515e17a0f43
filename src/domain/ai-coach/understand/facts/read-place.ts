import { NEGATION } from '../context/trigger-table.ts';
import { ONLY, PLACES, type PlaceName, SMALL_GYM, WELL_EQUIPPED } from './equipment-table.ts';
import { otherWords, statementsOf } from './statements.ts';

export interface PlaceFacts {
  place?: PlaceName;
  /** A gym with all the usual equipment. */
  isFull: boolean;
  /** Says that nothing else is there than what it lists. */
  isOnly: boolean;
}

const NOT_TRAINING =
  /\b(?:new to (?:the )?gym|back (?:to|in)|hate|never (?:been|set foot)|scared of|today|tonight|tomorrow|yesterday|was|were|went|this (?:morning|week)|left|people|guys?|someone|man\b|lads|girls?|boys|parking|shut|full of|packed|toilet|walk|sore|pain|opens?|open gym|closes|leaves|scares?|plates?|marked|pounds?|kilos?|lbs?|kgs?|café|cafe|trailer|car\b|doctor|did crossfit|crossfit since|tea\b|old gym|embarrass\w*|ashamed|shy\b|nervous|anxious|intimidat\w*|afford|hurt\w*|cancel\w*|quit|closed|hotel next week|(?:bus|car|repair|taxi|truck|lorry) garage)\b/;

const TRAINS_THERE =
  /\b(?:train\w*|work(?:ing)? out|lift\w*|member\w*|join\w*|card|full|commercial|i (?:have|go|use|got|do it|exercise|am)|we have|plan|program|routine|at home|home|at (?:my|the|our)|in (?:my|the|our)|with|only|just|there(?:'s| is)|\d ?(?:days|times|x|sessions|mornings|evenings|min)|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|days?|nesdays?|urdays?)?)\b/;
const PLACE_WORDS = new RegExp(PLACES.map(([, signs]) => signs.source).join('|'), 'g');

/** «4x a week gym 60 min»: beside a number of days or minutes «gym» needs no other word. */
const PLAIN_GYM =
  /^(?!.*\b(?:no|not|home|without|hate|never|school|garage|hotel)(?: \w+)? gym\b).*(?:\b(?:days?|x|times|week|min|sessions)\b.*\bgym\b|\bgym\b.*\b(?:days?|x|times|week|min|sessions)\b)/;

/** «Gym girly», «gym rat»: who is called so trains in one. */
const GYM_GOER = /(?<!\b(?:like|the|those|some|these)(?: an?)? )\bgym (?:girl(?:y|ie)?|rat|bro|lad|lass|goer|bunny|chick|guy)\b/g;

/** Who is new to gyms has named none. */
const GYM_NEWBIE = /\bgym (?:newbie|noob|novice|beginner|newcomer|virgin|rookie)\b/g;

/** «A gym near my home», «5 minutes from the flat»: how far it is, and not where one trains. */
const NEAR_HOME =
  /\b(?:near(?:by)?|close|next(?: door)?|opposite|beside|by|behind|across|round|around|away|(?:\d+|a few|few|couple of|an?) ?(?:min\w*|hours?|blocks?|streets?|metres?|meters?|yards?|km|miles?|steps)(?: (?:walk|drive|away|ride))?)(?: (?:the )?(?:corner|street|road))?(?: (?:to|from|of))? (?:my |our |the )?(?:home|house|flat|apartment|dorm|place)\b|\bon (?:my|the) way home\b/g;

const GYMS = "(?:gyms?|gymnasiums?|gym member\\w*)(?:'s)?";
/** «The gym is too far», «can't afford a gym»: nobody trains there. */
const OUT_OF_REACH = new RegExp(
  `\\b${GYMS}(?: near me| here| round here| in (?:town|my town|the village))?(?: (?:is|are|was|just|way|far|so|a bit|really|simply|much|costs?))* (?:too (?:far|expensive|dear|pricey|costly|much)|unaffordable|out of (?:my |the )?(?:budget|reach|question|price range)|not (?:an option|for me|possible|affordable))\\b|\\btoo (?:far|expensive)\\b.{0,20}\\b${GYMS}|\\b(?:far|miles|nowhere near|a long way) (?:away )?(?:from|to) (?:a|any|the|the nearest) ${GYMS}|\\b(?:nearest|closest|next) ${GYMS} (?:is|are)\\b|\\b(?:can't|cannot|can not|couldn't) (?:\\w+ ){0,3}?(?:to|afford|reach|use|join) (?:a |the |any |my )?${GYMS}`,
);
const GYM_AWAY = new RegExp(
  `\\b${GYMS} (?:is )?(?:about |over |like |more than |at least )*(?:an?|\\d+|60|half an?) ?(?:min\\w*|hours?|km|kilometers?|miles?) (?:\\w+ )?(?:away|from (?:here|me|home|my)|by (?:car|bus))`,
);
const OWN_THINGS = /\b(?:at home|i (?:have|own|'?ve got|got)|i've(?: got)?|home)\b/;

/** Where the person trains. */
export function readPlace(text: string, isAsked: boolean): PlaceFacts {
  const isOnly = ONLY.test(text);
  let place: PlaceName | undefined;
  let isSmall = false;
  for (const statement of statementsOf(text).flatMap(({ text: words }) =>
    words.replace(GYM_NEWBIE, 'newbie').replace(GYM_GOER, 'gym member').replace(NEAR_HOME, 'near here').split(', '),
  )) {
    if (
      NOT_TRAINING.test(statement) ||
      OUT_OF_REACH.test(statement) ||
      (GYM_AWAY.test(statement) && OWN_THINGS.test(text.replace(GYM_AWAY, ' '))) ||
      !(isAsked || TRAINS_THERE.test(statement) || WELL_EQUIPPED.test(statement) || otherWords(statement, PLACE_WORDS) <= 3)
    )
      continue;
    isSmall ||= SMALL_GYM.test(statement) && !WELL_EQUIPPED.test(statement);
    const found = PLACES.find(([, signs]) => {
      const at = statement.search(signs);
      return at !== -1 && !NEGATION.test(statement.slice(0, at).replace(/\bno (?:time|idea|problem|injuries|experience)\b/g, ' '));
    })?.[0];
    place ??= found ?? (PLAIN_GYM.test(statement) ? 'gym' : undefined);
  }
  return { ...(place === undefined ? {} : { place }), isFull: place === 'gym' && !isSmall, isOnly };
}
