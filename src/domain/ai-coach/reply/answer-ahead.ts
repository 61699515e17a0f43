import type { Plan } from '../../plan/plan.ts';
import { dayView, planView, weekCount } from '../../plan/plan-view.ts';
import { isLighterPlanWeek } from '../../training/week-effort.ts';
import { dayName } from '../change/compare-days.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { listWords } from '../person/list-words.ts';
import type { Pointing } from '../understand/talk/pointing.ts';
import type { Offer } from './offer-plan.ts';

type Of<To extends Pointing['to']> = Extract<Pointing, { to: To }>;

const say = (...messages: string[]): Offer => ({ messages, quick_replies: [] });
const STAYS = 'Your plan stays as it is.';

/** Which sessions matter least in a short week: those without a main lift first, then those with the fewest sets. */
export function skipWords({ left }: Of<'skip'>, plan: Plan): Offer {
  const days = contentsOfPlan(plan).days.map((day) => {
    const view = dayView(plan, 0, day.index);
    const sets = [...(view?.primary ?? []), ...(view?.accessories ?? [])].reduce((sum, item) => sum + item.sets, 0);
    return { name: dayName(day.label), main: view?.primary.length ?? 0, sets };
  });
  const count = left === undefined || left >= days.length ? 1 : days.length - left;
  const skipped = [...days].sort((a, b) => a.main - b.main || a.sets - b.sets).slice(0, count);
  const kept = days.filter((day) => !skipped.includes(day)).map(({ name }) => name);
  if (kept.length === 0) return say(`You have one session a week, so skip none. ${STAYS}`);
  return say(
    `In such a week skip ${listWords(skipped.map(({ name }) => name))} and train ${listWords(kept)}: what you skip holds the fewest main lifts and sets.`,
    `Nothing is lost, and no set has to be made up. ${STAYS}`,
  );
}

/** When the next block is made and from what, and what likely changes: it does not exist before (NEXT-1). */
export function nextBlockOutlook({ isWish }: Of<'next-block'>, plan: Plan, log: LogDigest | null): Offer {
  const weeks = weekCount(planView(plan));
  const week = log?.place == null ? '' : ` You are in week ${log.place.week + 1}.`;
  const when =
    weeks < 2
      ? 'Your plan repeats one week and has no blocks: ask me for the next block whenever you want one.'
      : `The next block is made after week ${weeks} of this one, when you ask for it.${week}`;
  const kept = isWish
    ? [`I cannot keep a wish until then: say it again when you ask for the next block, and I build it so. ${STAYS}`]
    : [
        'It follows from what you log: lifts that moved go on, a lift that stands still gets other sets, reps or a close variation, some smaller exercises rotate, and week 1 is easier again.',
        'Your days, minutes and equipment stay unless you tell me otherwise.',
      ];
  return { messages: [when, ...kept], quick_replies: [] };
}

/** A single week ahead cannot be made lighter: the plan's own lighter week, else how to take one when it comes. */
export function lightWeekWords(plan: Plan, log: LogDigest | null): Offer {
  const next = (log?.place?.week ?? 0) + 1;
  if (log?.place != null && isLighterPlanWeek(plan, next))
    return say(`Next week, week ${next + 1}, is the lighter one already: the same exercises, further from failure. ${STAYS}`);
  const weeks = Array.from({ length: weekCount(planView(plan)) }, (_, week) => week);
  const planned = weeks.find((week) => week > next && isLighterPlanWeek(plan, week));
  const own = planned === undefined ? '' : ` Your block has its own lighter week in week ${planned + 1}.`;
  return say(
    `Yes, though I set a lighter week only when it begins: write «make this week a deload» then, and I show it before anything changes.${own} ${STAYS}`,
  );
}

/** One exercise left out of one session: it is skipped there, and no plan changes for it (PLAN-17). */
export function withoutOnceWords({ exercise, day }: Of<'without-once'>, plan: Plan): Offer {
  const name = exercise.name.toLowerCase();
  const items = contentsOfPlan(plan).exercises.filter(({ ref }) => ref.name === exercise.name);
  const there = day === undefined ? items[0] : items.find((item) => item.day === day.index);
  const label = there === undefined ? undefined : contentsOfPlan(plan).days[there.day]?.label;
  if (label === undefined) return say(`${day === undefined ? 'Your plan' : dayName(day.label)} has no ${name}, so nothing has to change.`);
  return say(
    `Then leave ${name} out on ${dayName(label)}, this once: skip it in Today's Workout and do the rest. It comes again the week after. ${STAYS}`,
    'If it is pain and no tiredness, tell me where, and I plan around it.',
  );
}
