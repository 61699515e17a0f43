import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { dayName } from '../../training/next-workout.ts';
import { isLighterWeek, weekEfforts } from '../../training/week-effort.ts';
import type { LogDigest } from './digest-shape.ts';
import type { LogQuestion } from './log-question.ts';
import { onDay } from './set-words.ts';

type Place = NonNullable<LogDigest['place']>;

const ASKED_LIGHT = /\b(?:deload\w*|light(?:er)?|eas(?:y|ier)|taper\w*|ease off|back off|rest week)\b/;
const ASKED_PLACE =
  /\b(?:what|which) (?:week|day|session)\b|\bhow many weeks\b|\bweeks? (?:left|until|till)\b|\bwhere (?:am i|are we)\b|\bfar (?:am i|along)\b|\bend of (?:the|this) (?:block|plan|cycle)\b/;

/** «What did you change?», «which week is it?», «when is the light week?» */
export function answerChanged(question: LogQuestion): string[] {
  const { plan, text } = question;
  if (plan === undefined) return ['There is no plan in use yet, so nothing has changed. Tell me your goal and your days, and I make one.'];
  const { place } = question.digest;
  const isAboutWeeks = ASKED_LIGHT.test(text) || ASKED_PLACE.test(text);
  if (!isAboutWeeks) return changeWords(plan, question);
  if (place === null) return ["I do not see where you are in your plan; Today's Workout shows its week and day."];
  return [placeWords(plan, place), ...(ASKED_LIGHT.test(text) ? lightWords(plan, place) : leftWords(plan, place))];
}

/** «You are in week 2 of 4; next is Thursday.» */
function placeWords(plan: Plan, place: Place): string {
  const { weeks } = planView(plan);
  const next = dayName(place.labels[place.day] ?? '');
  const due =
    next === ''
      ? ''
      : place.session === 'logged'
        ? `; today's session (${next}) is logged`
        : `; ${place.scheduled ? 'today is' : 'next is'} ${next}`;
  if (weeks < 2) return `Your plan repeats one week, so no week has a number${due}.`;
  return `You are in week ${place.week + 1} of ${weeks}${due}.`;
}

/** The next lighter week, counted in weeks of the plan. */
function lightWords(plan: Plan, { week: here }: Place): string[] {
  const efforts = weekEfforts(plan);
  if (isLighterWeek(efforts, here)) return ['This is the lighter week: same exercises, further from failure.'];
  const next = efforts.findIndex((_, week) => week > here && isLighterWeek(efforts, week));
  if (next === -1) return ['No lighter week is planned ahead. Say «I need a deload», and I propose one.'];
  const away = next - here;
  return [
    `Week ${next + 1} is the lighter one, ${away === 1 ? 'the week after this' : `${away} weeks of training from here`}. Need it sooner? Say «I need a deload».`,
  ];
}

function leftWords(plan: Plan, { week }: Place): string[] {
  const { weeks } = planView(plan);
  if (weeks < 2) return ['It goes on until you ask for another.'];
  const left = weeks - 1 - week;
  return [
    left === 0
      ? 'It is the last week of this block; then the plan begins again from week 1, with the weights your log has earned.'
      : `${left} ${left === 1 ? 'week is' : 'weeks are'} left in this block after it.`,
  ];
}

const CHANGES_SAID = 2;
const LINES_SAID = 3;

function changeWords(plan: Plan, { digest }: LogQuestion): string[] {
  const { changes, plan_since, place, today } = digest;
  const session = place?.changed == null ? [] : [`Only for this session: ${place.changed}`];
  const told = changes.slice(0, CHANGES_SAID).map(({ on, title, lines }) => {
    const rest = lines.length - LINES_SAID;
    return `${onDay(on, today).replace(/^./, (first) => first.toUpperCase())} you accepted «${title}»: ${lines.slice(0, LINES_SAID).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
  });
  if (told.length > 0) return [...told, ...session];
  const since = plan_since === null ? '' : ` since ${onDay(plan_since, today).replace(/^on /, '')}, when it was made`;
  const same = `Your plan has not changed${since}.`;
  return [
    ...(session.length > 0 ? session : [same]),
    'Only the suggested weights move, with the sets you log.',
    ...(place === null ? [] : [placeWords(plan, place)]),
  ];
}
