import type { Pattern } from '../../exercises/exercise.ts';
import { hardSets, setsOfWeek, type Work, type WorkDay } from '../plan-work.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { choiceExplainsPattern, hasRefused, LIGHTER, scheduleExplains, weekExplains } from './what-explains.ts';

interface MainPattern {
  name: string;
  patterns: readonly Pattern[];
  leg: boolean;
}

const MAIN_PATTERNS: readonly MainPattern[] = [
  { name: 'squat', patterns: ['squat', 'lunge'], leg: true },
  { name: 'hip hinge', patterns: ['hinge', 'glute', 'leg-curl', 'back-extension'], leg: true },
  { name: 'press away from the chest', patterns: ['horizontal-push'], leg: false },
  { name: 'row', patterns: ['horizontal-pull'], leg: false },
  { name: 'pull from above', patterns: ['vertical-pull'], leg: false },
];

const WISHED_PATTERNS: readonly MainPattern[] = [
  { name: 'overhead press', patterns: ['vertical-push'], leg: false },
  { name: 'leg exercise for one side at a time', patterns: ['lunge'], leg: true },
  { name: 'core', patterns: ['core', 'carry'], leg: false },
];
/** Number of days from which the recommended movements have room. */
const WISHED_FROM_DAYS = 3;
/** Missing movements (of five) that make an error. */
const MISSING_ERROR = 3;

/** Push to pull ratio by sets (consensus). */
const RATIO = { least: 0.67, most: 1.5 };
const LEG_RATIO = { least: 0.5, most: 2 };
const JUDGED_FROM_SETS = 6;
const ONE_SIDE = /\b(?:left|right)(?: (?:side|arm|hand|leg))? only\b|\bonly (?:the )?(?:left|right)\b|^\s*\d+ (?:left|right)\b/i;

/** Every main movement appears in the week, and no side of the body is neglected. */
export function checkBalance(input: CheckInput): Finding[] {
  return input.shapes.flatMap((week) => {
    const work = week.flatMap((day) => day.work);
    return [
      ...missingPatterns(input, week, work),
      ...pushAndPull(input, work),
      ...legBalance(input, week),
      ...oneSided(work),
      ...variety(week, work),
    ];
  });
}

function missingPatterns(input: CheckInput, week: readonly WorkDay[], work: readonly Work[]): Finding[] {
  const has = (pattern: MainPattern): boolean =>
    work.some((item) => item.exercise !== undefined && pattern.patterns.includes(item.exercise.pattern));
  const missing = MAIN_PATTERNS.filter((pattern) => !has(pattern)).map((pattern) => ({
    ...pattern,
    choice: choiceExplainsPattern(pattern.patterns, input.trainee),
  }));
  const byTime = missing.length === 0 ? undefined : weekExplains(week, input.trainee);
  const unexplained = missing.filter((pattern) => byTime === undefined && pattern.choice === undefined);
  const legs = missing.filter((pattern) => pattern.leg);
  const noLegs = legs.length === MAIN_PATTERNS.filter((pattern) => pattern.leg).length;
  const severe = unexplained.length >= MISSING_ERROR || (noLegs && legs.every((pattern) => unexplained.includes(pattern)));
  const legsRefused = noLegs && legs.every((pattern) => hasRefused(pattern.patterns, input.trainee));
  const findings = missing.map((pattern) => {
    const why = pattern.choice ?? byTime;
    const sentence = `No ${pattern.name} in the week; one is wanted.`;
    if (why === undefined) return severe ? error('PATTERN', sentence) : warn('PATTERN', sentence);
    const explained = `No ${pattern.name} this week: ${why}.`;
    return legsRefused && pattern.leg ? warn('PATTERN', explained) : info('PATTERN', explained);
  });
  const wished = week.length >= WISHED_FROM_DAYS ? WISHED_PATTERNS.filter((pattern) => !has(pattern)) : [];
  return [...findings, ...wished.map((pattern) => info('PATTERN', `No ${pattern.name} in the week; one would round it off.`))];
}

function pushAndPull(input: CheckInput, work: readonly Work[]): Finding[] {
  const push = setsOf(work, ['horizontal-push', 'vertical-push', 'fly']);
  const pull = setsOf(work, ['horizontal-pull', 'vertical-pull', 'pullover']) + setsOf(work, ['rear-delt']) / 2;
  if (Math.max(push, pull) < JUDGED_FROM_SETS || (push / pull >= RATIO.least && push / pull <= RATIO.most)) return [];
  const text = `${push} pushing sets to ${pull} pulling sets a week; keep them within a third of each other.`;
  const chosen = choiceExplainsPattern(
    push > pull ? ['horizontal-pull', 'vertical-pull'] : ['horizontal-push', 'vertical-push'],
    input.trainee,
  );
  const limited = chosen ?? (input.trainee.brief.lighter === null ? undefined : LIGHTER);
  if (limited !== undefined) return [info('BALANCE', `${text.slice(0, -1)}, but ${limited}.`)];
  // Deadlifts also train the back: without any pull it is short of work, not neglected.
  const forgotten = Math.min(push, pull) === 0 && setsOf(work, ['hinge']) === 0;
  return [forgotten ? error('BALANCE', text) : warn('BALANCE', text)];
}

/** Compares quads with the mean of hamstrings and glutes: squats train both, so a plain sum would flag every plan. */
function legBalance(input: CheckInput, week: readonly WorkDay[]): Finding[] {
  const sets = setsOfWeek(week);
  const quads = sets.get('quads') ?? 0;
  const behind = ((sets.get('hamstrings') ?? 0) + (sets.get('glutes') ?? 0)) / 2;
  if (Math.max(quads, behind) < JUDGED_FROM_SETS) return [];
  const ratio = quads / behind;
  if (ratio >= LEG_RATIO.least && ratio <= LEG_RATIO.most) return [];
  const sentence = `The front of the legs gets ${quads} sets, the back ${behind}; neither should be twice the other.`;
  const { limitations, focus } = input.trainee.brief;
  const chosen = limitations.length > 0 || focus.length > 0 || scheduleExplains(week, input.trainee) !== undefined;
  return [chosen ? info('BALANCE', sentence) : warn('BALANCE', sentence)];
}

/** One-sided exercises without the other side. */
function oneSided(work: readonly Work[]): Finding[] {
  const only = (item: Work): string => ONE_SIDE.exec(item.prescription.reps)?.[0] ?? ONE_SIDE.exec(item.prescription.note ?? '')?.[0] ?? '';
  const sideOf = (text: string): 'left' | 'right' => (/left/i.test(text) ? 'left' : 'right');
  return work.flatMap((item) => {
    const side = only(item);
    if (side === '' || item.exercise === undefined) return [];
    const other = work.some((mate) => mate.exercise?.id === item.exercise?.id && only(mate) !== '' && sideOf(only(mate)) !== sideOf(side));
    return other ? [] : [error('BALANCE', `${item.exercise.name} is asked for on the ${sideOf(side)} side only; train both.`)];
  });
}

function setsOf(work: readonly Work[], patterns: readonly Pattern[]): number {
  return work
    .filter((item) => item.exercise !== undefined && patterns.includes(item.exercise.pattern))
    .reduce((sum, item) => sum + hardSets(item), 0);
}

function variety(week: readonly WorkDay[], work: readonly Work[]): Finding[] {
  const names = new Set(work.map((item) => item.exercise?.id ?? item.prescription.exercise));
  const findings: Finding[] = [];
  if (names.size === 1) findings.push(error('VARIETY', 'The whole plan is one exercise; a body needs several.'));
  for (const day of week) {
    const ids = day.work.flatMap((item) => item.exercise?.id ?? []);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    for (const id of twice) {
      const same = day.work.filter((item) => item.exercise?.id === id);
      // A heavy top set with lighter back-off sets is one lift in two lines, not a duplicate.
      if (same.some((item) => item.main) && same.some((item) => item.prescription.reps !== same[0]?.prescription.reps)) continue;
      const name = same[0]?.exercise?.name ?? id;
      findings.push(warn('DUPLICATE', `${day.label} has ${name} ${same.length} times under different names or lines; once is enough.`));
    }
  }
  return findings;
}
