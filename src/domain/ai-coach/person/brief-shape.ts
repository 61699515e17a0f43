import { KIT, type Kit, type Muscle } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from '../../training/units.ts';
import type { RedFlag } from './danger-kinds.ts';
import type { Limitation } from './limitations.ts';
import { listWords } from './list-words.ts';
import { type Meet, meetWords } from './meet.ts';
import { refusedWords } from './refused-words.ts';
import { isSingleKit, SINGLE_KITS, type SingleKit } from './single-kit.ts';
import type { State } from './states-table.ts';
import { WEEKDAYS } from './weekdays.ts';

export const GOALS = ['strength', 'muscle', 'fat loss', 'general fitness', 'functional'] as const;
export type Goal = (typeof GOALS)[number];

/** Beginner: less than 6 months of steady training; intermediate: up to 24 months; advanced: longer. */
export const EXPERIENCES = ['beginner', 'intermediate', 'advanced'] as const;
export type Experience = (typeof EXPERIENCES)[number];

/** A lift to bring up. */
export const FOCUS_LIFTS = ['bench press', 'squat', 'deadlift', 'overhead press'] as const;
export type FocusLift = (typeof FOCUS_LIFTS)[number];

/** A way of training with its own week; a lift is brought up by one that it opens. */
export type Style = 'powerlifting' | 'pull-ups' | 'first pull-up' | 'first push-up' | 'posture' | FocusLift;

/** How the muscles are spread over the days of a week. */
export type WeekSplit = 'full body' | 'upper lower' | 'push pull legs' | 'body parts';

/** Whether the matches of a sport run. */
export type Season = 'in' | 'off';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A one-rep maximum reported by the trainee. */
export interface KnownMax {
  exercise_id: string;
  /** As typed, with a decimal point. */
  weight: string;
  unit: WeightUnit;
  /** No unit was told: `unit` is a guess, and the weight is used only once it is known (FACT-26). */
  is_guess?: true;
}

/** A sport beside the weights, as the trainee named it. */
export interface Sport {
  name: string;
  /** 0 Sunday to 6 Saturday; empty when not said. */
  weekdays: readonly number[];
}

/** Where the trainee trains, when it is no gym. */
export type Place = 'home' | 'outdoors' | 'hotel';

/** The heaviest weight there is of one piece of equipment. */
export interface Heaviest {
  kit: Kit;
  /** As typed, with a decimal point. */
  weight: string;
  unit: WeightUnit;
}

/** What the coach knows about a trainee, folded from their messages. null or empty means unknown. */
export interface Brief {
  goal: Goal | null;
  /** The trainee's own words for an everyday goal: «get up off the floor». */
  goal_words: string | null;
  /** Named beside the goal and kept in mind: «stronger and leaner» (FACT-8). */
  second_goal: Goal | null;
  experience: Experience | null;
  /** Sessions per week, 1–7. */
  days: number | null;
  /** 0 Sunday to 6 Saturday, ordered from Monday. */
  weekdays: readonly number[];
  /** Weekdays to keep free: «not on Thursdays». Those of `sports` are kept free too. */
  busy: readonly number[];
  sports: readonly Sport[];
  season: Season | null;
  /** Minutes per session. */
  minutes: number | null;
  /** All equipment available; null when unknown. */
  kit: readonly Kit[] | null;
  /** The trainee's name for it: «full gym», «dumbbells». */
  gym: string | null;
  place: Place | null;
  /** Equipment said to be missing; never in `kit`. */
  lacks: readonly Kit[];
  /** The heaviest there is of a piece of equipment, one per piece: «dumbbells up to 25 kg». */
  heaviest: readonly Heaviest[];
  /** Of these there is a single one and no pair. */
  single: readonly SingleKit[];
  limitations: readonly Limitation[];
  /** One of a kind. */
  states: readonly State[];
  /** Illnesses that no rule of the coach knows, as told: «asthma», «a stroke». */
  conditions: readonly string[];
  /** Training begins again after an operation, with a professional's word. */
  after_surgery: boolean;
  /** Exercise ids never to prescribe. */
  refused: readonly string[];
  /** Exercise ids to prefer. */
  wanted: readonly string[];
  /** `to` replaces `from` everywhere. */
  swaps: readonly { from: string; to: string }[];
  focus: readonly Muscle[];
  /** Whether exercises may alternate in pairs; null leaves it to the coach. */
  supersets: boolean | null;
  style: Style | null;
  split: WeekSplit | null;
  meet: Meet | null;
  unit: WeightUnit | null;
  /** One per lift. */
  maxes: readonly KnownMax[];
  /** The number of the training block to plan, from 1 (BLOCK-4). */
  block: number;
  /** A requested lighter week. After a break the log decides, not the brief (READY-2). */
  lighter: 'deload' | null;
  age: number | null;
  /** A sign that needs a professional before any training; cleared only when the trainee says a professional cleared them. */
  red_flag: RedFlag | null;
}

export const EMPTY_BRIEF: Brief = {
  goal: null,
  goal_words: null,
  second_goal: null,
  experience: null,
  days: null,
  weekdays: [],
  busy: [],
  sports: [],
  season: null,
  minutes: null,
  kit: null,
  gym: null,
  place: null,
  lacks: [],
  heaviest: [],
  single: [],
  limitations: [],
  states: [],
  conditions: [],
  after_surgery: false,
  refused: [],
  wanted: [],
  swaps: [],
  focus: [],
  supersets: null,
  style: null,
  split: null,
  meet: null,
  unit: null,
  maxes: [],
  block: 1,
  lighter: null,
  age: null,
  red_flag: null,
};

/** The first missing fact of goal, days and equipment. */
export type Asked = 'goal' | 'days' | 'gym';

export function askedNext(brief: Brief): Asked | null {
  if (brief.goal === null) return 'goal';
  if (brief.days === null) return 'days';
  return brief.kit === null ? 'gym' : null;
}

/** The lines of «What your coach sees». Weights are shown in `unit`, else in the first unit the trainee used. */
export function briefFacts(brief: Brief, unit = brief.unit ?? undefined): { label: string; value: string }[] {
  const facts = [
    { label: 'Goal', value: goalAndWords(brief) },
    { label: 'Days and time', value: daysAndTime(brief) },
    { label: 'Keep free', value: capital(listWords(brief.busy.map((day) => WEEKDAYS[day] ?? ''))) },
    { label: 'Sport', value: capital(brief.sports.map(sportWords).join(', ')) },
    { label: 'Season', value: brief.season === null ? '' : brief.season === 'in' ? 'In season' : 'Off season' },
    { label: 'Gym', value: capital(brief.gym ?? (brief.place === null ? '' : PLACE_WORDS[brief.place])) },
    { label: 'Not there', value: capital(kitWords(brief.lacks)) },
    { label: 'Heaviest weights', value: capital(brief.heaviest.map((most) => heaviestWords(most, unit)).join(', ')) },
    ...SINGLE_KITS.map((kit) => ({ label: capital(kit), value: brief.single.includes(kit) ? 'A single one' : '' })),
    { label: 'Experience', value: brief.experience === null ? '' : capital(brief.experience) },
    { label: 'Careful with', value: capital(brief.limitations.map(limitationWords).join(', ')) },
    { label: 'Body', value: capital(brief.states.map(stateWords).join(', ')) },
    { label: 'Health', value: capital(brief.conditions.join(', ')) },
    { label: 'Operation', value: brief.after_surgery ? 'Training again after one' : '' },
    { label: 'Leave out', value: refusedWords(brief.refused, exerciseName) },
    { label: 'Wants', value: [...new Set([...brief.wanted, ...brief.swaps.map(({ to }) => to)])].map(exerciseName).join(', ') },
    { label: 'Extra work for', value: capital(brief.focus.join(', ')) },
    { label: 'Style', value: capital(brief.style ?? '') },
    { label: 'Split', value: capital(brief.split ?? '') },
    { label: 'Meet', value: brief.meet === null ? '' : meetWords(brief.meet) },
    { label: 'Supersets', value: brief.supersets === null ? '' : brief.supersets ? 'Yes' : 'No' },
    { label: 'This week', value: brief.lighter === null ? '' : 'Lighter' },
    { label: 'Best lifts', value: brief.maxes.map((max) => maxWords(max, unit ?? max.unit)).join(', ') },
    { label: 'Weights in', value: brief.unit === null ? '' : brief.unit === 'kg' ? 'Kilograms' : 'Pounds' },
    { label: 'Age', value: brief.age === null ? '' : String(brief.age) },
  ];
  return facts.filter((fact) => fact.value !== '');
}

/** Removes the fact with this label (case-insensitive); an unknown label returns the same brief. */
export function withoutFact(brief: Brief, label: string): Brief {
  const fact = label.trim().toLowerCase();
  if (isSingleKit(fact)) return { ...brief, single: brief.single.filter((kit) => kit !== fact) };
  const fields = FIELDS_OF_FACT[fact] ?? [];
  return { ...brief, ...Object.fromEntries(fields.map((field) => [field, EMPTY_BRIEF[field]])) };
}

const FIELDS_OF_FACT: Readonly<Record<string, readonly (keyof Brief)[]>> = {
  goal: ['goal', 'goal_words', 'second_goal'],
  'days and time': ['days', 'weekdays', 'minutes'],
  'keep free': ['busy'],
  sport: ['sports'],
  season: ['season'],
  operation: ['after_surgery'],
  gym: ['kit', 'gym', 'place'],
  'not there': ['lacks'],
  'heaviest weights': ['heaviest'],
  experience: ['experience'],
  'careful with': ['limitations'],
  body: ['states'],
  health: ['conditions'],
  'leave out': ['refused'],
  wants: ['wanted', 'swaps'],
  'extra work for': ['focus'],
  style: ['style'],
  split: ['split'],
  meet: ['meet'],
  supersets: ['supersets'],
  'this week': ['lighter'],
  'best lifts': ['maxes'],
  'weights in': ['unit'],
  age: ['age'],
};

function maxWords(max: KnownMax, unit: WeightUnit): string {
  return `${exerciseName(max.exercise_id)} ${weightWithUnit(displayWeight(max.weight, max.unit, unit), unit)}`;
}

function goalAndWords({ goal, goal_words, second_goal }: Brief): string {
  const named = goal === null ? '' : capital(goal);
  const both = second_goal === null ? named : `${named}, with ${second_goal} in mind`;
  return goal_words === null ? both : `${both}: ${goal_words}`;
}

const PLACE_WORDS: Readonly<Record<Place, string>> = { home: 'at home', outdoors: 'outdoors', hotel: 'hotel' };

/** «football (Tue and Thu)» */
function sportWords({ name, weekdays }: Sport): string {
  return weekdays.length === 0 ? name : `${name} (${listWords(weekdays.map((day) => WEEKDAYS[day] ?? ''))})`;
}

/** «dumbbells up to 25 kg» */
function heaviestWords({ kit, weight, unit }: Heaviest, shown: WeightUnit = unit): string {
  return `${KIT[kit]} up to ${weightWithUnit(displayWeight(weight, unit, shown), shown)}`;
}

/** Weekdays without training: said so, or a sport's. */
export function keptFree({ busy, sports }: Pick<Brief, 'busy' | 'sports'>): readonly number[] {
  return [...new Set([...busy, ...sports.flatMap((sport) => sport.weekdays)])];
}

function daysAndTime(brief: Brief): string {
  const named = brief.weekdays.length === 0 ? '' : ` (${listWords(brief.weekdays.map((day) => WEEKDAYS[day] ?? ''))})`;
  const days = brief.days === null ? '' : `${brief.days} ${brief.days === 1 ? 'day' : 'days'}${named}`;
  const minutes = brief.minutes === null ? '' : `${brief.minutes} minutes`;
  return [days, minutes].filter((part) => part !== '').join(', ');
}

function limitationWords(limitation: Limitation): string {
  return limitation.overhead === true ? `${limitation.region}, overhead` : limitation.region;
}

/** «22 weeks pregnant» */
function stateWords({ kind, weeks }: State): string {
  if (kind === 'wheelchair') return 'wheelchair user';
  if (weeks === undefined) return kind;
  return kind === 'pregnant' ? `${weeks} weeks pregnant` : `${weeks} weeks after a birth`;
}

function exerciseName(id: string): string {
  return exerciseById(id)?.name ?? id;
}

/** For example «barbell, squat rack, bench». */
export function kitWords(kit: readonly Kit[]): string {
  return kit.map((item) => KIT[item]).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
