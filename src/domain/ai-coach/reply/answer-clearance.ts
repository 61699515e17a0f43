import type { Muscle } from '../../exercises/exercise.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import type { Plan } from '../../plan/plan.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { type Limitation, limitationAgainst, type Region } from '../person/limitations.ts';
import { planPart } from '../person/plan-part.ts';
import { clearedWords, feverWords } from '../readiness/day-state-words.ts';
import { isIllnessTold, tellsOfIllness } from '../readiness/illness-told.ts';
import { orderedAct } from '../understand/acts/command.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import { requestsSomething } from '../understand/acts/request-form.ts';
import { isCleared } from '../understand/danger/held-back.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import type { Turn } from '../understand/read-turn.ts';
import { answerMaximum, answerPelvicGirdle, answerPregnancy, answerRemembered } from './answer-body.ts';
import { careReply } from './care-thread.ts';
import type { Offer } from './offer-plan.ts';

const LIGHTLY = /\b(?:light(?:ly)?|eas(?:y|ily)|gentl[ey]|slow(?:ly)?|careful(?:ly)?|with caution|bit by bit|step by step)\b/;

/** A professional's word that training may go on keeps the plan and leads back into it (READY-5); undefined for other messages. */
export function answerClearance(turn: Turn): Offer | undefined {
  const { brief, before, whole } = turn;
  if (planPart(brief) !== planPart(before) || isAsked(whole) || requestsSomething(whole) || orderedAct(whole) !== undefined)
    return undefined;
  if (!isCleared(whole)) return undefined;
  const isFlagOver = before.red_flag !== null && brief.red_flag === null;
  const isIll = isLaidUp(turn) || tellsOfIllness(whole);
  if (!isFlagOver && !LIGHTLY.test(whole) && !isIll) return undefined;
  return { messages: [clearedWords(isIll || before.red_flag?.kind === 'infection')], quick_replies: [] };
}

const ASKS_WHAT_IS_LEFT =
  /\b(?:what|which|anything|something)\b.*\b(?:can|could|may|am|is) (?:i )?(?:\w+ ){0,2}(?:still|left|allowed|instead|meanwhile|do|train|lift)\b|\bcan i (?:still|at least)\b|\bwhat (?:is|'?s) left\b/;
const STARTS_AGAIN =
  /\b(?:start|begin|train|back|resume|return|go)\w*\b.*\bagain\b|\bhow (?:do|should|can) i (?:start|begin|get back|return|come back)|\bwhat (?:\w+ )?(?:do|should|can|shall) i (?:do|train)\b|\b(?:when|how soon) (?:can|may|should|do) i\b|\bhow long\b/;

/** What a sign that waits for a professional, an illness or a state of the body answers before plan and facts are looked at. */
export function answerByBody(turn: Turn, plan: Plan | null): string | undefined {
  const { brief, whole } = turn;
  const flag = brief.red_flag;
  if (flag !== null && flag.regions.length > 0 && plan !== null && ASKS_WHAT_IS_LEFT.test(whole))
    return leftWords(
      plan,
      flag.regions.map((region) => ({ region, strict: true })),
    );
  if ((flag === null || (flag.kind === 'infection' && !flag.urgent)) && STARTS_AGAIN.test(whole) && isLaidUp(turn))
    return `${feverWords()} A cough that is left still counts as a symptom. Your plan stays as it is until then.`;
  return (
    careReply({ ...turn, text: whole }) ??
    (flag === null ? (answerRemembered(turn) ?? answerPregnancy(turn) ?? answerPelvicGirdle(turn) ?? answerMaximum(turn)) : undefined)
  );
}

/** An illness was told before this message, and neither its end nor a professional's word since. */
function isLaidUp({ messages }: Turn): boolean {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(0, -1);
  return isIllnessTold(said.slice(said.findLastIndex(isCleared) + 1).map(normaliseText));
}

/** An injured joint of a leg spares the whole leg until somebody has looked at it. */
const LEG_REGIONS: ReadonlySet<Region> = new Set<Region>(['knee', 'ankle', 'hip', 'hamstring']);
const LEG_MUSCLES: ReadonlySet<Muscle | undefined> = new Set<Muscle | undefined>(['quads', 'hamstrings', 'glutes', 'calves', 'adductors']);

function leftWords(plan: Plan, spared: readonly Limitation[]): string {
  const { days } = planView(plan);
  const isLeg = spared.some(({ region }) => LEG_REGIONS.has(region));
  const lines = Array.from({ length: days }, (_, day) => dayView(plan, 0, day)).flatMap((day) => {
    if (day === undefined) return [];
    const left = [...day.primary, ...day.accessories].filter((item) => {
      const exercise = prescribedExercise(item);
      return (
        exercise !== undefined && limitationAgainst(exercise, spared) === undefined && !(isLeg && LEG_MUSCLES.has(exercise.primary[0]))
      );
    });
    return left.length === 0 ? [] : [`${dayName(day.label)}: ${left.map(({ exercise }) => exercise.toLowerCase()).join(', ')}`];
  });
  const regions = spared.map(({ region }) => region).join(' and ');
  if (lines.length === 0) return `Nothing of your plan spares your ${regions}: until somebody has looked at it, rest is right.`;
  return `Your ${regions} waits until somebody has looked at it. What is left of your plan, as far as you feel nothing there: ${lines.join('. ')}. Leave out the rest for now; your plan stays as it is.`;
}
