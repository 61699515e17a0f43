import type { Plan, PlanDay } from '#domain/plan/plan.ts';
import { LAST_HEAVY, type MeetPhase, TAPER_DAYS } from '../check/meet-table.ts';
import { meetOf } from '../check/powerlifting-table.ts';
import { listWords } from '../person/list-words.ts';
import { COMPETITION_LIFTS, contestedLifts, type Meet, meetDay } from '../person/meet.ts';
import type { Trainee } from '../person/trainee.ts';
import { type MeetPlan, meetWeeks } from './meet-weeks.ts';

/** The powerlifting plan of somebody with a meet as it leads there (MEET-2); other plans stay as they are. */
export function leadToMeet(plan: Plan, trainee: Trainee): Plan {
  const meet = meetOf(trainee);
  const usual = listed(plan.weeks?.[0]);
  if (meet === undefined || plan.block == null || usual.length === 0) return plan;
  const led = meetWeeks(usual, trainee, meet);
  const light = led.phases.indexOf('light');
  return {
    ...plan,
    weeks: led.weeks,
    explanation: (plan.explanation ?? '').replace(WAVE_SENTENCE, explainMeet(led, meet, trainee)),
    block: { ...plan.block, kind: 'meet', light_week: light === -1 ? null : light + 1, meet: { ...meet } },
  };
}

function listed(week: NonNullable<Plan['weeks']>[number] | undefined): readonly PlanDay[] {
  return week === undefined ? [] : Array.isArray(week) ? week : week.days;
}

/** What the strength plan says of its four weeks. */
export const WAVE_SENTENCE = 'Effort climbs for three weeks and week 4 is lighter, so you arrive rested at the next block.';

const PHASE_WORDS: Readonly<Record<MeetPhase, string>> = {
  base: 'building, sets of 5 to 6',
  strength: 'strength, sets of 4 to 5',
  heavy: 'heavy, a single at RPE 8 for each lift and then sets of 3 to 4',
  peak: 'the peak, singles at RPE 8.5 to 9 and fewer sets after them',
  taper: 'the taper',
  meet: 'the meet',
  light: 'lighter',
  recovery: 'easy, to recover',
  return: 'ordinary sets of 5 again',
};

/** Where there are no singles. */
const NOVICE_WORDS: Readonly<Partial<Record<MeetPhase, string>>> = {
  heavy: 'heavy, sets of 3 to 4 at RPE 8 and no singles',
  peak: 'the peak, fewer sets of 3 at RPE 8',
};

function explainMeet(led: MeetPlan, meet: Meet, trainee: Trainee): string {
  const isNovice = trainee.experience === 'beginner' || trainee.guarded;
  const runs: { phase: MeetPhase; from: number; to: number }[] = [];
  for (const [index, phase] of led.phases.entries()) {
    const last = runs.at(-1);
    if (last?.phase === phase) last.to = index + 1;
    else runs.push({ phase, from: index + 1, to: index + 1 });
  }
  const weeks = runs.map(({ phase, from, to }) => {
    const words = (isNovice ? NOVICE_WORDS[phase] : undefined) ?? PHASE_WORDS[phase];
    return `${from === to ? `week ${from}` : `weeks ${from} to ${to}`}: ${words}`;
  });
  return [`It leads to your meet, ${awayWords(meet)}. ${capital(weeks.join('; '))}.`, liftsWords(meet), taperWords(led, meet)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «on Feb 14», «5 weeks after it was made» */
function awayWords({ days, on }: Meet): string {
  if (on !== null) return /^(?:this|next) /.test(on) ? meetDay(on) : `on ${meetDay(on)}`;
  const left = days ?? 0;
  return `${left % 7 === 0 && left > 7 ? `${left / 7} weeks` : `${left} ${left === 1 ? 'day' : 'days'}`} after the plan was made`;
}

/** «It is bench press and deadlift: what else trains the legs is assistance.» */
function liftsWords(meet: Meet): string {
  const lifts = contestedLifts(meet);
  if (lifts.length === COMPETITION_LIFTS.length) return '';
  const others = COMPETITION_LIFTS.filter((lift) => !lifts.includes(lift));
  return `You lift ${listWords(lifts)} there, so these lead, and work like the ${listWords(others)} is assistance.`;
}

function taperWords({ last_heavy, last }: MeetPlan, meet: Meet): string {
  const { days } = meet;
  const left = days ?? 0;
  if (last === undefined && left <= 28) return 'Rest until then: nothing trained now makes you stronger on the day.';
  if (last === undefined)
    return left > TAPER_ENDS
      ? `The taper of the last ${TAPER_DAYS} days comes in a later block: ask for the next block when this one ends.`
      : `Ask for the next block when this one ends: it holds the last days before the meet.`;
  const heavy = contestedLifts(meet).flatMap((lift) => {
    const before = last_heavy[lift];
    return before === undefined || before > LAST_HEAVY[lift].most + 7 ? [] : [`${lift} ${before}`];
  });
  const named = heavy.length === 0 ? '' : `The last heavy session is this many days before the meet: ${listWords(heavy)}. `;
  return `In the last ${TAPER_DAYS} days the sets fall by half, the weights stay up to the last heavy session of each lift, and assistance is out. ${named}The last session is ${last} days before it; then rest.`;
}

/** A plan of four weeks that begins so many days before the meet does not reach its taper. */
const TAPER_ENDS = 28 + TAPER_DAYS;
