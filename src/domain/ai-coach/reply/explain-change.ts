import { exerciseById } from '../../exercises/library.ts';
import type { ChangeKind } from '../change/plan-change.ts';
import { type Brief, kitWords } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { refusedWords } from '../person/refused-words.ts';

/** The kind of a change, with its reason in one sentence. */
export function explainChange(before: Brief, brief: Brief): { kind: ChangeKind; why: string } {
  const region = brief.limitations.find((limitation) => !isIn(limitation.region, before))?.region;
  if (region !== undefined)
    return {
      kind: 'pain',
      why: `You told me about your ${region === 'pregnancy' ? 'pregnancy' : region}: what asks much of it goes, and the work goes to movements that spare it.`,
    };
  const better = before.limitations.find((limitation) => !isIn(limitation.region, brief))?.region;
  if (better !== undefined) return { kind: 'pain', why: `Nothing needs care about your ${better} now, so those movements come back.` };
  return phaseChange(before, brief) ?? wishChange(before, brief) ?? frameChange(before, brief);
}

function phaseChange(before: Brief, brief: Brief): { kind: ChangeKind; why: string } | undefined {
  if (before.lighter === brief.lighter) return undefined;
  if (brief.lighter === 'deload')
    return {
      kind: 'deload',
      why: 'You asked for a lighter week: the same days and lifts with about half the sets and more reps in reserve, so that you recover and keep the habit.',
    };
  return { kind: 'brief', why: 'The easier week is over: the usual sets and efforts are back.' };
}

function wishChange(before: Brief, brief: Brief): { kind: ChangeKind; why: string } | undefined {
  const swap = brief.swaps.find((item) => !before.swaps.includes(item));
  if (swap !== undefined) return { kind: 'swap', why: `You asked for ${nameOf(swap.to)} where ${nameOf(swap.from)} was.` };
  const out = brief.refused.filter((id) => !before.refused.includes(id));
  if (out.length > 0)
    return {
      kind: 'remove',
      why: `You asked to leave out ${leftOut(out)}; the nearest movement takes the place.`,
    };
  const come = brief.wanted.filter((id) => !before.wanted.includes(id));
  if (come.length > 0) return { kind: 'add', why: `You asked for ${listWords(come.map(nameOf))}.` };
  const more = brief.focus.filter((muscle) => !before.focus.includes(muscle));
  if (more.length > 0) return { kind: 'add', why: `You want more work for ${listWords(more)}.` };
  const back = before.refused.filter((id) => !brief.refused.includes(id));
  return back.length > 0 ? { kind: 'add', why: `${capital(listWords(back.slice(0, 2).map(nameOf)))} may come back.` } : undefined;
}

function frameChange(before: Brief, brief: Brief): { kind: ChangeKind; why: string } {
  if (brief.season !== before.season)
    return {
      kind: 'brief',
      why: brief.season === 'in' ? 'Your season is on: the matches come first.' : 'Your season is over: the usual sets are back.',
    };
  if (JSON.stringify(brief.meet) !== JSON.stringify(before.meet))
    return { kind: 'brief', why: brief.meet === null ? 'There is no meet ahead now.' : 'You have a meet ahead: the plan leads to it.' };
  if (brief.goal !== before.goal) return { kind: 'brief', why: `Your goal is now ${brief.goal ?? 'open'}.` };
  if (brief.days !== before.days || JSON.stringify(brief.weekdays) !== JSON.stringify(before.weekdays))
    return {
      kind: 'days',
      why: `You train ${brief.days ?? 3} ${brief.days === 1 ? 'day' : 'days'} a week now; the week's work is spread over them anew.`,
    };
  if (brief.minutes !== before.minutes)
    return {
      kind: 'time',
      why: `You have ${brief.minutes ?? 60} minutes a session now; ${(brief.minutes ?? 60) < (before.minutes ?? 60) ? 'the main lifts stay longest.' : 'the room goes to work that counts.'}`,
    };
  if (JSON.stringify(brief.kit) !== JSON.stringify(before.kit)) return { kind: 'equipment', why: equipmentWhy(before, brief) };
  if (brief.experience !== before.experience)
    return { kind: 'brief', why: `I plan for someone ${brief.experience ?? 'new'} at lifting now.` };
  return { kind: 'brief', why: 'What I know about you changed.' };
}

const NAMED_MOST = 3;

function equipmentWhy(before: Brief, brief: Brief): string {
  const gone = (before.kit ?? []).filter((item) => !(brief.kit ?? []).includes(item));
  if (gone.length > 0 && gone.length <= NAMED_MOST) {
    const words = kitWords(gone);
    return `You have no ${words} any more; what needed ${gone.length > 1 || words.endsWith('s') ? 'them' : 'it'} is replaced.`;
  }
  const come = (brief.kit ?? []).filter((item) => !(before.kit ?? []).includes(item));
  if (gone.length === 0 && come.length > 0 && come.length <= NAMED_MOST && before.kit !== null)
    return `You have ${kitWords(come)} as well now.`;
  return `You train with ${brief.gym ?? 'what you have'} now; every exercise is one you can do there.`;
}

function isIn(region: string, brief: Brief): boolean {
  return brief.limitations.some((limitation) => limitation.region === region);
}

/** A kind or family by its name, else the first exercises. */
function leftOut(ids: readonly string[]): string {
  const [first = '', ...more] = refusedWords(ids, nameOf).split(', ');
  return [first.toLowerCase(), ...more.slice(0, 1)].join(' and ') + (more.length > 1 ? ' and its kin' : '');
}

function nameOf(id: string): string {
  return (exerciseById(id)?.name ?? id).toLowerCase();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
