import type { Plan } from '../../plan/plan.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import type { Act } from '../understand/acts/acts.ts';
import { asksWhetherFine, asksWhy, PUT_ASIDE } from '../understand/offer-reply.ts';
import type { Offer } from './offer-plan.ts';
import type { OfferedChange } from './open-offer.ts';

const THINKS = /^(?:hm+|mm+|huh|interesting|well|wow|whoa|i see|ah+|oh+)\b/;

/** What to say to «yes», «no» and «why?» while an offer is open; undefined without one. Only Accept makes the offer the plan in use. */
export function replyToOffer(act: Act, text: string, offer: OfferedChange | undefined): Offer | undefined {
  if (offer === undefined) return undefined;
  const { plan, change } = offer;
  if (act === 'accept') return { messages: ['Tap Accept, and it is your plan from now on.'], quick_replies: [], plan, change };
  if (act === 'thanks') {
    if (THINKS.test(text))
      return { messages: ['Take your time: the change stays open. Ask why, or say what should be different.'], quick_replies: [] };
    return { messages: ['It is still only an offer: tap Accept, and it is yours.'], quick_replies: [], plan, change };
  }
  if (act === 'refuse' || act === 'undo') return { messages: [PUT_ASIDE], quick_replies: [] };
  if (!asksWhy(text)) return undefined;
  return {
    messages: [['About what I offered:', change.why, ...change.kept].join(' '), 'Accept it, or keep your plan as it is.'],
    quick_replies: [],
  };
}

const LINES_SAID = 4;

/** What an open offer changes, line by line. */
export function sayOffer({ plan, change }: OfferedChange, text: string): Offer {
  if (asksWhetherFine(text))
    return { messages: [['What I offered stays within the limits I plan by.', ...change.kept].join(' ')], quick_replies: [], plan, change };
  const isOfDay = /\b(?:on|in|into) (?:it|that|there|that day)\b/.test(text);
  const said = isOfDay
    ? daysIn(
        plan,
        change.lines.map(({ where }) => where),
      )
    : change.lines.slice(0, LINES_SAID).map(lineWords);
  const rest = change.lines.length > LINES_SAID && !isOfDay ? ' The card shows the rest.' : '';
  return { messages: [`What I offered: ${said.join('; ')}.${rest}`], quick_replies: [], plan, change };
}

function lineWords({ where, before, after }: OfferedChange['change']['lines'][number]): string {
  const place = where.replace(/^Week 1, /, '');
  if (after === 'Left out') return `${before} goes (${place})`;
  if (before === 'Nothing') return `${after} comes in (${place})`;
  if (before === 'Rest') return `${place} becomes a training day (${after})`;
  return after === 'Rest' ? `${place} becomes free` : `${place}: ${before} → ${after}`;
}

/** The days that change as they would be. */
function daysIn(plan: Plan, places: readonly string[]): string[] {
  return Array.from({ length: planView(plan).days }, (_, index) => dayView(plan, 0, index)).flatMap((day) => {
    if (day === undefined || !places.some((where) => where.includes(dayName(day.label)))) return [];
    return [
      `${dayName(day.label)}: ${[...day.primary, ...day.accessories].map(({ exercise, sets, reps }) => `${exercise} ${sets} × ${reps}`).join(', ')}`,
    ];
  });
}
