import { type DayState, jetLagDays, sessionsAfterFever } from './day-state.ts';

/** What a state changes and when that ends; `refused` where training has to wait (READY-4). */
export type DayStateWords = { title: string; why: string } | { refused: string };

const THIS_SESSION = 'It ends with this session.';

/** The words of a state. */
export function dayStateWords(state: DayState): DayStateWords {
  switch (state.name) {
    case 'easier':
      return {
        title: 'An easier rest of the session',
        why: `About a third fewer sets, and each one further from your limit. A hard day that is cut short costs nothing. ${THIS_SESSION}`,
      };
    case 'bad-night':
      return {
        title: 'After a bad night',
        why: `One point less effort, and each accessory loses its last set; no singles and no new skill today. Loads follow the effort: strength is two to three percent lower after too little sleep. ${THIS_SESSION}`,
      };
    case 'bad-nights':
      return {
        title: 'A light day after bad nights',
        why: `About half the sets, two points less effort and about 7.5% less load, as in a lighter week. ${THIS_SESSION} If sleep stays short, ask the coach for a lighter week.`,
      };
    case 'sore':
      return {
        title: `Half the work for your ${state.muscle}`,
        why: `Half the sets and 10% less load for your ${state.muscle}; everything else as planned. ${THIS_SESSION} Stop at anything sharp or one-sided, and if it lasts more than four days, swells, feels weak or your urine turns dark, see a doctor today.`,
      };
    case 'sore-warning':
      return { refused: SORE_WARNING };
    case 'cold':
      return {
        title: 'With a cold in the head',
        why: `RPE 7 at most and 70% of the sets; no intervals. ${THIS_SESSION} Stop if it gets worse. With a fever, aches, a cough in the chest or a bad stomach do not train at all.`,
      };
    case 'fever':
      return { refused: FEVER };
    case 'after-fever':
      return afterFeverWords(state.session);
    case 'jet-lag':
      return {
        title: 'With jet lag',
        why: `70% of the sets, RPE 7 at most, and no test. Do this on the first two days; as planned after half a day for each time zone westward, a day for each eastward, seven at most.`,
      };
    case 'strain':
      return {
        title: 'Hot, fasting or hung over',
        why: `RPE 7 at most and half a minute more rest. Drink, and stop when you get dizzy. ${THIS_SESSION}`,
      };
    case 'too-easy':
      return tooEasyWords(state.times);
    case 'too-hard':
      return tooHardWords(state.times);
  }
}

function afterFeverWords(session: 1 | 2): DayStateWords {
  return session === 1
    ? { title: 'First session after the fever', why: `Half the sets, RPE 6 at most. ${THIS_SESSION} The next one has 70%. ${HEART}` }
    : {
        title: 'Second session after the fever',
        why: `70% of the sets, RPE 7 at most. ${THIS_SESSION} Then the plan is back, after a long illness one or two sessions later. ${HEART}`,
      };
}

function tooEasyWords(times: 1 | 2): DayStateWords {
  return times === 1
    ? {
        title: 'A little heavier',
        why: `2.5% more for the upper and 5% more for the lower body, with the reserve as planned. ${THIS_SESSION} The next loads follow from what you log.`,
      }
    : {
        title: 'Heavier, with one rep less in reserve',
        why: `5% more load and one rep less in reserve, never less than one. ${THIS_SESSION} If that is easy too, ask the coach to make the plan harder.`,
      };
}

function tooHardWords(times: 1 | 2 | 3): DayStateWords {
  if (times === 1)
    return {
      title: 'A little lighter',
      why: `5% less load and one more rep in reserve. ${THIS_SESSION} The next loads follow from what you log.`,
    };
  if (times === 2)
    return {
      title: 'Lighter, with a set less of each accessory',
      why: `5% less load, one more rep in reserve and one set less of each accessory. It ends with this session; do the same in the others of this week.`,
    };
  return {
    title: 'A light day',
    why: `Three sessions that were too hard are tiredness: about half the sets, two points less effort and about 7.5% less load. ${THIS_SESSION} For the rest of the week, ask the coach for a lighter week.`,
  };
}

const HEART = 'Chest pain, a racing heart or unusual breathlessness: stop and see a doctor first.';

/** The care answer of an illness below the neck or with fever; with the days ill, also how many sessions the way back has. */
export function feverWords(days_ill?: number): string {
  const steps = days_ill === undefined ? '' : ` Take ${sessionsAfterFever(days_ill)} easier sessions before the plan is back.`;
  return `No training now. Wait until you have had no symptoms for 48 hours without medicine; then one session with half the sets at RPE 6, the next with 70%, then the plan.${steps} ${HEART}`;
}

const FEVER = feverWords();

const SORE_WARNING =
  'No training with this. Muscles that stay sore for more than four days, swell or feel weak, or dark urine, can be a sign of muscle damage that needs treatment today: drink, and see a doctor or an emergency department.';

/** How long jet lag changes training; undefined for journeys of fewer than three time zones. */
export function jetLagWords(zones: number, direction: 'east' | 'west'): string | undefined {
  const days = jetLagDays(zones, direction);
  if (days === 0) return undefined;
  return `${zones} time zones ${direction}: on the first two days 70% of the sets, RPE 7 at most and no test; training is as planned after ${days} days.`;
}

/** Said before the answer while an illness that was told is not over (READY-5). */
export function stillIllWords(): string {
  return 'You told me of an illness, and not yet that it is over: it decides about today, whatever else there is. Tell me when it is over.';
}

export function illnessOverWords(): string {
  return "Good to hear. When you have had 48 hours without symptoms and without medicine: one session with half the sets at RPE 6, the next with 70%, then your plan as written. In Today's Workout, «Not a usual day» makes those sessions for you. Chest pain, a racing heart or unusual breathlessness: stop and see a doctor first.";
}

/** The way back once a professional has allowed training (READY-5). */
export function clearedWords(wasIll: boolean): string {
  const from = wasIll ? 'When you have also had 48 hours without symptoms and without medicine: the' : 'The';
  return `Good to hear. Your plan and all I know of you stay; you come back into it lightly. ${from} first session, or the whole first week if you were told to go lightly, with half the sets at RPE 6, the next with 70% at RPE 7, then your plan. In Today's Workout, «Not a usual day» makes those sessions for you. What you were told to avoid goes before that: tell me, and I leave it out. ${HEART}`;
}

/** Said before a session that is asked for after that. */
export function earlierClearedWords(): string {
  return 'You come back from an illness: of this, half the sets at RPE 6 at first, then 70% at RPE 7, and as written only after that.';
}

/** A state told a few messages ago: its title and what it changes (READY-4). */
export function earlierStateWords(title: string, why: string): string {
  return `As you told me earlier (${title.charAt(0).toLowerCase()}${title.slice(1)}): ${why}`;
}
