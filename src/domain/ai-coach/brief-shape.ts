import { KIT, type Kit, type Muscle } from '../exercises/exercise.ts';
import { exerciseById } from '../exercises/library.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from '../training/units.ts';
import type { Limitation } from './limitations.ts';

export const GOALS = ['strength', 'muscle', 'fat loss', 'general fitness', 'functional'] as const;
export type Goal = (typeof GOALS)[number];

/** Beginner: less than 6 months of steady training; intermediate: up to 24 months; advanced: longer. */
export const EXPERIENCES = ['beginner', 'intermediate', 'advanced'] as const;
export type Experience = (typeof EXPERIENCES)[number];

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
}

/** What the coach knows about a trainee, folded from their messages. null or empty means unknown. */
export interface Brief {
  goal: Goal | null;
  experience: Experience | null;
  /** Sessions per week, 1–7. */
  days: number | null;
  /** 0 Sunday to 6 Saturday, ordered from Monday. */
  weekdays: readonly number[];
  /** Minutes per session. */
  minutes: number | null;
  /** All equipment available; null when unknown. */
  kit: readonly Kit[] | null;
  /** The trainee's name for it: «full gym», «dumbbells». */
  gym: string | null;
  limitations: readonly Limitation[];
  /** Exercise ids never to prescribe. */
  refused: readonly string[];
  /** Exercise ids to prefer. */
  wanted: readonly string[];
  /** `to` replaces `from` everywhere. */
  swaps: readonly { from: string; to: string }[];
  focus: readonly Muscle[];
  unit: WeightUnit | null;
  /** One per lift. */
  maxes: readonly KnownMax[];
  /** The reason for temporarily easier training: a requested deload, or a return after missed weeks. */
  lighter: 'deload' | 'missed' | null;
  /** Length of the break, when it lasted a week or more. */
  days_away: number | null;
  age: number | null;
  /** A sign that needs a professional before any training; cleared only when the trainee says a professional cleared them. */
  red_flag: string | null;
}

export const EMPTY_BRIEF: Brief = {
  goal: null,
  experience: null,
  days: null,
  weekdays: [],
  minutes: null,
  kit: null,
  gym: null,
  limitations: [],
  refused: [],
  wanted: [],
  swaps: [],
  focus: [],
  unit: null,
  maxes: [],
  lighter: null,
  days_away: null,
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
    { label: 'Goal', value: brief.goal === null ? '' : capital(brief.goal) },
    { label: 'Days and time', value: daysAndTime(brief) },
    { label: 'Gym', value: brief.gym === null ? '' : capital(brief.gym) },
    { label: 'Experience', value: brief.experience === null ? '' : capital(brief.experience) },
    { label: 'Careful with', value: capital(brief.limitations.map(limitationWords).join(', ')) },
    { label: 'Leave out', value: brief.refused.map(exerciseName).join(', ') },
    { label: 'Wants', value: [...brief.wanted, ...brief.swaps.map(({ to }) => to)].map(exerciseName).join(', ') },
    { label: 'Extra work for', value: capital(brief.focus.join(', ')) },
    { label: 'This week', value: brief.lighter === null ? '' : brief.lighter === 'deload' ? 'Lighter' : 'Easing back in' },
    { label: 'Best lifts', value: brief.maxes.map((max) => maxWords(max, unit ?? max.unit)).join(', ') },
    { label: 'Weights in', value: brief.unit === null ? '' : brief.unit === 'kg' ? 'Kilograms' : 'Pounds' },
    { label: 'Age', value: brief.age === null ? '' : String(brief.age) },
  ];
  return facts.filter((fact) => fact.value !== '');
}

/** The message sent when the trainee removes a line of `briefFacts`; `foldBrief` clears that fact. */
export function forgetFact(label: string): string {
  return `Forget: ${label}`;
}

/** Removes the fact with this label (case-insensitive); an unknown label returns the same brief. */
export function withoutFact(brief: Brief, label: string): Brief {
  const fields = FIELDS_OF_FACT[label.trim().toLowerCase()] ?? [];
  return { ...brief, ...Object.fromEntries(fields.map((field) => [field, EMPTY_BRIEF[field]])) };
}

const FIELDS_OF_FACT: Readonly<Record<string, readonly (keyof Brief)[]>> = {
  goal: ['goal'],
  'days and time': ['days', 'weekdays', 'minutes'],
  gym: ['kit', 'gym'],
  experience: ['experience'],
  'careful with': ['limitations'],
  'leave out': ['refused'],
  wants: ['wanted', 'swaps'],
  'extra work for': ['focus'],
  'this week': ['lighter', 'days_away'],
  'best lifts': ['maxes'],
  'weights in': ['unit'],
  age: ['age'],
};

function maxWords(max: KnownMax, unit: WeightUnit): string {
  return `${exerciseName(max.exercise_id)} ${weightWithUnit(displayWeight(max.weight, max.unit, unit), unit)}`;
}

function daysAndTime(brief: Brief): string {
  const days = brief.days === null ? '' : `${brief.days} ${brief.days === 1 ? 'day' : 'days'}`;
  const minutes = brief.minutes === null ? '' : `${brief.minutes} minutes`;
  return [days, minutes].filter((part) => part !== '').join(', ');
}

function limitationWords(limitation: Limitation): string {
  return limitation.overhead === true ? `${limitation.region}, overhead` : limitation.region;
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
