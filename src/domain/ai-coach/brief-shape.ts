import { KIT, type Kit, type Muscle } from '../exercises/exercise.ts';
import { exerciseById } from '../exercises/library.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from '../training/units.ts';
import type { Limitation } from './limitations.ts';

export const GOALS = ['strength', 'muscle', 'fat loss', 'general fitness', 'functional'] as const;
export type Goal = (typeof GOALS)[number];

/** Beginner: under 6 months of steady training; intermediate: to 24 months; advanced: longer. */
export const EXPERIENCES = ['beginner', 'intermediate', 'advanced'] as const;
export type Experience = (typeof EXPERIENCES)[number];

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A one-rep maximum as the trainee told it. */
export interface KnownMax {
  exercise_id: string;
  /** As typed, decimal point. */
  weight: string;
  unit: WeightUnit;
}

/** What the coach knows about a trainee: a fold over what they wrote. null or empty means they have not said. */
export interface Brief {
  goal: Goal | null;
  experience: Experience | null;
  /** Sessions a week, 1–7. */
  days: number | null;
  /** Chosen days, 0 Sunday to 6 Saturday, in the order of a week that starts on Monday. */
  weekdays: readonly number[];
  /** Minutes a session. */
  minutes: number | null;
  /** Everything they can train with; null when they have not said. */
  kit: readonly Kit[] | null;
  /** How they called it: «full gym», «dumbbells». */
  gym: string | null;
  limitations: readonly Limitation[];
  /** Exercise ids never to prescribe. */
  refused: readonly string[];
  /** Exercise ids to prefer where they fit. */
  wanted: readonly string[];
  /** Wherever the first would stand, the second does. */
  swaps: readonly { from: string; to: string }[];
  focus: readonly Muscle[];
  unit: WeightUnit | null;
  /** One for each lift they named. */
  maxes: readonly KnownMax[];
  /** Training goes easier for now: a lighter week they asked for, or a first week back. */
  lighter: 'deload' | 'missed' | null;
  /** How long they were away, when they missed a week or more. */
  days_away: number | null;
  age: number | null;
  /** A sign that needs a professional before any training; stays until the trainee says they were cleared. */
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

/** What the coach asks for next: the first of goal, days, equipment that is missing. */
export type Asked = 'goal' | 'days' | 'gym';

export function askedNext(brief: Brief): Asked | null {
  if (brief.goal === null) return 'goal';
  if (brief.days === null) return 'days';
  return brief.kit === null ? 'gym' : null;
}

/** The lines of «What your coach sees»: only what the trainee said, in plain words; weights in `unit`, else all in the first one told. */
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

/** What is sent as a message when somebody removes a line of `briefFacts`; `foldBrief` clears that fact. */
export function forgetFact(label: string): string {
  return `Forget: ${label}`;
}

/** The brief without the fact of this label; the same brief when there is no such label. Case does not matter. */
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

/** «barbell, squat rack and bench»: how a list of equipment is said. */
export function kitWords(kit: readonly Kit[]): string {
  return kit.map((item) => KIT[item]).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
