import type { Plan } from '#domain/plan/plan.ts';
import { planView, weekCount } from '#domain/plan/plan-view.ts';
import { isLighterPlanWeek } from '../../training/week-effort.ts';
import type { LogDigest } from './digest-shape.ts';
import type { LogQuestion } from './log-question.ts';
import { dueWords, positionWords } from './position-words.ts';
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
  if (!ASKED_LIGHT.test(text)) return ASKED_PLACE.test(text) ? positionWords(plan, place) : changeWords(plan, question);
  if (place === null) return ["I do not see where you are in your plan; Today's Workout shows its week and day."];
  return [placeWords(plan, place), ...lightWords(plan, place)];
}

/** «You are in week 2 of 4; next is Thursday.» */
function placeWords(plan: Plan, place: Place): string {
  const weeks = weekCount(planView(plan));
  if (weeks < 2) return `Your plan repeats one week, so no week has a number${dueWords(place)}.`;
  return `You are in week ${place.week + 1} of ${weeks}${dueWords(place)}.`;
}

/** The next lighter week, counted in weeks of the plan. */
function lightWords(plan: Plan, { week: here }: Place): string[] {
  if (isLighterPlanWeek(plan, here)) return ['This is the lighter week: same exercises, further from failure.'];
  const weeks = Array.from({ length: weekCount(planView(plan)) }, (_, week) => week);
  const next = weeks.find((week) => week > here && isLighterPlanWeek(plan, week));
  if (next === undefined) return ['No lighter week is planned ahead. Say «I need a deload», and I propose one.'];
  const away = next - here;
  return [
    `Week ${next + 1} is the lighter one, ${away === 1 ? 'the week after this' : `${away} weeks of training from here`}. Need it sooner? Say «I need a deload».`,
  ];
}

/** As many as the phone tells. */
const CHANGES_SAID = 5;
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
