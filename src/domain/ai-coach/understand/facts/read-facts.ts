import type { Asked, Season, Sport } from '../../person/brief-shape.ts';
import { clausesOf } from '../context/clauses.ts';
import { memoize } from '../memoize.ts';
import { bareNumbers } from './bare-numbers.ts';
import { weekdaysIn } from './find-weekdays.ts';
import { readAge, readUnit } from './read-body.ts';
import { readAfterSurgery, readSeason, readSingle, type SingleFacts } from './read-circumstances.ts';
import { readConditions } from './read-conditions.ts';
import { readDays } from './read-days.ts';
import { type EquipmentFacts, readEquipment } from './read-equipment.ts';
import { readExperience } from './read-experience.ts';
import { type FocusFacts, readFocus } from './read-focus.ts';
import { besideSport, type GoalFacts, readGoal } from './read-goal.ts';
import { readMinutes } from './read-minutes.ts';
import { type PainFacts, readPain } from './read-pain.ts';
import { type PlaceFacts, readPlace } from './read-place.ts';
import { readSplitWish } from './read-split.ts';
import { readSports } from './read-sport.ts';
import { readStates, type StateFacts } from './read-states.ts';
import { readStyle } from './read-style.ts';
import { readSupersets } from './read-supersets.ts';
import { readWeekdays, type WeekdayFacts } from './read-weekdays.ts';

/** What a message is expected to tell: what the coach asked for, or the act of the message. A short answer then needs no other words. */
export type Expected = Asked | 'minutes' | 'experience' | 'pain' | 'focus' | 'sport' | 'max' | 'weekdays';

/** What a message says about the writer, without the brief. */
export interface MessageFacts {
  goal: GoalFacts | undefined;
  days: number | undefined;
  weekdays: WeekdayFacts;
  minutes: number | undefined;
  equipment: EquipmentFacts;
  place: PlaceFacts;
  experience: ReturnType<typeof readExperience>;
  pain: PainFacts;
  states: StateFacts;
  focus: FocusFacts;
  sports: readonly Sport[];
  season: Season | undefined;
  after_surgery: boolean | undefined;
  single: SingleFacts;
  supersets: boolean | undefined;
  style: ReturnType<typeof readStyle>;
  split: ReturnType<typeof readSplitWish>;
  conditions: readonly string[];
  age: number | undefined;
  unit: ReturnType<typeof readUnit>;
}

/** Reads all facts of a normalised message. Pure and cached. */
export function readFacts(text: string, expected: Expected | null): MessageFacts {
  return factsOf(`${expected ?? ''}\n${text}`);
}

const SAYS_AGE = /\b(?:old|yo|y\/o|aged?|i'm|i am|turn\w*|female|male|man|woman|[mf]\d\d)\b|^\d\d,/;
/** «My disabled son, 12 years, comes with me»: the age and the state of a child are neither the writer's nor a time. */
const CHILD_AND_AGE =
  /((?:^|\b(?:my|our|a|the|his|her) )(?:\w+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins?|grand ?(?:sons?|daughters?|child(?:ren)?|kids?)|nephews?|nieces?))(?:(?:,| \(| who is| is|)(?: (?:now|just|only|aged?|who is|about))* ?\d{1,2}(?: and \d{1,2})?(?: ?-?(?:years?|yrs?|yo|y\/o)(?:[ -]old)?)?\b\)?(?! ?(?:kgs?|kilos?|lbs?|days?|min|x|times|weeks?|months?))|, (?:aged|age) \d{1,2})(?:, (?:who (?:is|has) )?(?:in )?(?:a )?(?:wheelchair(?: user)?|disabled|autistic|paralysed|paralyzed|cerebral palsy))?(?:,(?= (?:is|has|wants?|needs?|plays?|comes?|goes|lives?|likes?|trains?|and)\b))?/g;
/** The days of a sport are no training days. */
const NO_WEEKDAYS: WeekdayFacts = { busy: [], freed: [] };
/** Sessions counted beside those of a sport: «and want 2 strength sessions». */
const COUNTS_LIFTING =
  /\b[1-7] (?:\w+ ){0,5}?(?:lifting|strength|gym|weights?|workouts?)\b|\b(?:lift(?:ing)?|gym|weights?|strength) (?:on )?(?:[1-7]|twice|(?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/;
/** A part of a list that tells both: «I play handball, 2 days 60 min». */
const DAYS_WITH_MINUTES = /, [1-7] days?(?: (?:a|per|each) week)?,? (?:of |for |at )?\d{2,3} ?min/;
const LIFTING = /\b(?:lift\w*|gym|weights?|strength|train(?:ing)?|work ?outs?|free|available|can|days)\b/;

/** «I row Tue, Thu, Sun»: all days that are named are of the sport, and none in the part of the sentence that names them is of the gym. */
function areOfSport(text: string, { weekdays }: WeekdayFacts, sports: readonly Sport[]): boolean {
  const taken = sports.flatMap((sport) => sport.weekdays);
  if (weekdays === undefined || weekdays.length === 0 || !weekdays.every((day) => taken.includes(day))) return false;
  let part = '';
  return !text.split(/[,.;:]|\band\b(?! (?:mon|tue|wed|thu|fri|sat|sun))/).some((words) => {
    part = /^\s*(?:and )?(?:mon|tue|wed|thu|fri|sat|sun)\w*\s*$/.test(words) ? part : words;
    return weekdaysIn(words).days.length > 0 && LIFTING.test(part);
  });
}

const SHORT_WORDS_MOST = 6;

/** «Arms, that's it» while the coach asks what training is for. */
function isShort(text: string): boolean {
  return text.split(' ').length <= SHORT_WORDS_MOST;
}

const factsOf = memoize((key: string): MessageFacts => {
  const [expected = '', ...rest] = key.split('\n');
  const text = rest.join('\n').replace(CHILD_AND_AGE, '$1');
  const sports = readSports(text, expected === 'sport');
  const bare = bareNumbers(text);
  const experience = readExperience(text, expected === 'experience');
  // The coach asks for the gym and the years of lifting together: «full gym, 12 years».
  const isSpan = (expected === 'gym' || expected === 'experience') && experience !== undefined && !SAYS_AGE.test(text);
  const season = readSeason(text);
  const isSportOnly =
    expected === 'sport' &&
    sports.length > 0 &&
    clausesOf(text).length === 1 &&
    !COUNTS_LIFTING.test(text) &&
    season !== 'off' &&
    !DAYS_WITH_MINUTES.test(text);
  const weekdays = isSportOnly ? NO_WEEKDAYS : readWeekdays(text, expected === 'days' || expected === 'weekdays');
  return {
    goal: readGoal(sports.length === 0 ? text : besideSport(text), expected === 'goal'),
    days: isSportOnly ? undefined : readDays(text, expected === 'days' || expected === 'weekdays'),
    weekdays: areOfSport(text, weekdays, sports) ? NO_WEEKDAYS : weekdays,
    minutes: readMinutes(text, expected === 'minutes') ?? bare.minutes,
    equipment: readEquipment(text, expected === 'gym'),
    place: readPlace(text, expected === 'gym'),
    experience,
    pain: readPain(text, expected === 'pain'),
    states: readStates(text),
    focus: readFocus(text, expected === 'focus' ? 'asked' : expected !== '' && isShort(text) ? 'alone' : 'said'),
    sports,
    season,
    after_surgery: readAfterSurgery(text),
    single: readSingle(text),
    supersets: readSupersets(text),
    style: readStyle(text),
    split: readSplitWish(text),
    conditions: readConditions(text),
    age: isSpan ? undefined : (readAge(text) ?? bare.age),
    unit: readUnit(text),
  };
});
