import type { DayRef, ExerciseRef, PlanEdit } from '../../edit/plan-edit.ts';
import type { Act } from '../acts/acts.ts';

/** A message that points at what was said before, resolved: what it means, and what of it is read as facts. */
export type Pointing =
  /** Written out, and read on as if it had been typed so. */
  | { to: 'text'; text: string; act?: Act; replaces?: boolean }
  /** Changes of the plan in use, in the place of an open offer. `opening` says what was understood. */
  | { to: 'plan'; edits: readonly PlanEdit[]; opening: string }
  /** The question before, asked of each of these. */
  | { to: 'lifts'; act: Act; texts: readonly string[] }
  /** Which of these moved least or most. */
  | { to: 'rank'; lifts: readonly ExerciseRef[]; way: 'least' | 'most'; helps: boolean }
  /** What could be done for an exercise; `choose`: two ways to pick from, else the first as an offer. */
  | { to: 'ways'; exercise: ExerciseRef; choose: boolean }
  /** Exercises of a kind: looked for, and changed or left out where wished. */
  | { to: 'kind'; kind: string; wish: 'check' | 'swap' | 'remove'; day?: DayRef }
  /** What the open offer or the last change does to a day. */
  | { to: 'touched'; day: DayRef | undefined; name: string }
  /** Takes the open offer with a limit to it. */
  | { to: 'accept-but'; limit: 'for now' | 'only one' }
  /** Takes the open offer where it leaves these days alone. */
  | { to: 'accept-except'; days: readonly DayRef[] }
  /** A time of day, which no plan holds. */
  | { to: 'clock' }
  /** Whether the plan before is kept. */
  | { to: 'kept' }
  /** A weight more or less, which no plan holds. */
  | { to: 'load'; exercise: ExerciseRef; words: string }
  /** A session longer than the minutes told is cut. */
  | { to: 'over'; minutes: number }
  /** What is on a day; `exercise`: whether that is there. */
  | { to: 'day'; day: DayRef | undefined; name: string; exercise: ExerciseRef | undefined }
  /** No training for some time: the plan waits. */
  | { to: 'pause'; from: string | undefined; until: string | undefined }
  /** Away for some days, with the equipment told. */
  | { to: 'away'; from: string | undefined; until: string | undefined; for: string | undefined }
  /** Which session to skip in a week that has room for fewer; how many are left. */
  | { to: 'skip'; left: number | undefined }
  /** The next block: what it will be, or a wish for it. */
  | { to: 'next-block'; isWish: boolean }
  /** A lighter week that is still ahead. */
  | { to: 'light-week' }
  /** An exercise left out of one session. */
  | { to: 'without-once'; exercise: ExerciseRef; day: DayRef | undefined }
  /** One question with what could be meant. */
  | { to: 'question'; ask: string; choices: readonly string[] };

/** A message with what it is read as. */
export interface PointingMessage {
  pointing: Pointing;
  /** What is read for facts; the message itself where undefined. It must not hang on the plan in use: the next turn reads it again, maybe with another plan. */
  content?: string;
  /** The facts take the place of those that the message before told. */
  act?: Act;
}

/** Words around the point: «ok so», «no wait». */
export const LEAD =
  "(?:(?:ok|okay|so|and|but|then|now|no|nah|nope|yes|yeah|yep|wait|hm+|well|actually|sorry|right|alright|fine|cool|great|oh|ah|also|hang on|hold on|on second thoughts|please|pls|just|k|n|fair|lol|honestly|maybe|rather|better|thanks|good|can (?:you|we|i)|could (?:you|we|i)|let'?s|you can|we can)[,.! ]+)*";
export const TAIL = '(?: (?:then|instead|please|pls|for now|now|too|though|tho|again|mate|coach|lol|thanks|rather))*';

export const whole = (form: string): RegExp => new RegExp(`^${LEAD}(?:${form})${TAIL}[?.! ]*$`);
