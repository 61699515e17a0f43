import { MONTH_NAMES } from '#domain/month-names.ts';
import { shiftDay } from '../../training/week.ts';
import { beganWords, type Counted, countedOf, countOf, spanOf, valueWords } from './answer-counts.ts';
import { setsOfPlan } from './answer-plan-data.ts';
import type { AskedData } from './asked-data.ts';
import type { DigestExercise } from './digest-shape.ts';
import { type AskedPeriod, weeksOf } from './period-asked.ts';
import { capital, count, dayWords, round } from './say.ts';
import { gathered, groupedBy, muscleSeries, type Series, setSeries, within } from './series.ts';
import { weekdayRanking } from './weekdays.ts';

const WEEKS_BACK = 84;

/** The day, week or month with the most or the least. */
export function answerRanking(data: AskedData): string[] | undefined {
  const { question, digest } = data;
  const { over } = question;
  if (over === 'muscle') return muscleRanking(data);
  if (over === 'exercise') return exerciseRanking(data);
  if (over === undefined) return undefined;
  if (over === 'day' && (question.measure === 'sessions' || question.measure === 'missed')) return weekdayRanking(data);
  const [counted] = countedOf(data);
  if (counted === undefined) return undefined;
  const { series, say } = counted;
  const named = data.spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const span = named ?? {
    from: series.from > shiftDay(digest.today, -WEEKS_BACK * 2) ? series.from : shiftDay(digest.today, -WEEKS_BACK * 2),
    to: digest.today,
    words: '',
  };
  if (over === 'day') return dayRanking(counted, span, data);
  const groups = [...groupedBy(within(series, span), over)].map(([from, points]) => ({ from, value: gathered(points, series.gather) }));
  const whole = groups.filter(({ from }) => (over === 'week' ? from < digest.week_start : from < `${digest.today.slice(0, 7)}-01`));
  const ranked = (whole.length > 1 ? whole : groups).toSorted(
    (a, b) => (question.order === 'least' ? a.value - b.value : b.value - a.value) || (a.from < b.from ? 1 : -1),
  );
  const [first, second] = ranked;
  if (first === undefined) return valueWords(counted, data);
  const name = (from: string) => (over === 'week' ? `the week of ${dayWords(from, digest.today)}` : monthName(from, digest.today));
  const what = question.measure === 'sessions' && /\b(?:best|worst)\b/.test(data.text) ? ' by workouts' : '';
  const next = second === undefined ? '' : ` Then ${name(second.from)} with ${say(second.value)}.`;
  return [
    `${capital(question.order ?? 'most')}${what}: ${name(first.from)}, ${say(first.value)}.${next}`,
    `That is of ${count(ranked.length, over)} since ${dayWords(series.from, digest.today)}.`,
  ];
}

function monthName(from: string, today: string): string {
  const name = MONTH_NAMES[Number(from.slice(5, 7)) - 1] ?? '';
  return from.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${from.slice(0, 4)}`;
}

function dayRanking(
  { series, say }: Counted,
  span: Pick<AskedPeriod, 'from' | 'to'>,
  { question, digest }: AskedData,
): string[] | undefined {
  const points = within(series, span).toSorted((a, b) => (question.order === 'least' ? a.value - b.value : b.value - a.value));
  const [first, second] = points;
  if (first === undefined) return undefined;
  const next = second === undefined ? '' : `, then ${dayWords(second.on, digest.today)} with ${say(second.value)}`;
  return [`${capital(dayWords(first.on, digest.today))}: ${say(first.value)}${next}, of ${count(points.length, 'workout')} I see in full.`];
}

const MUSCLES: readonly (readonly [
  string,
  readonly ('chest' | 'lats' | 'upper back' | 'quads' | 'hamstrings' | 'glutes' | 'side delts' | 'biceps' | 'triceps' | 'calves' | 'abs')[],
])[] = [
  ['chest', ['chest']],
  ['back', ['lats', 'upper back']],
  ['quads', ['quads']],
  ['hamstrings', ['hamstrings']],
  ['glutes', ['glutes']],
  ['side delts', ['side delts']],
  ['biceps', ['biceps']],
  ['triceps', ['triceps']],
  ['calves', ['calves']],
  ['abs', ['abs']],
];
const SAID = 3;

function muscleRanking(data: AskedData): string[] {
  const { question, digest } = data;
  const ranked = MUSCLES.map(([name, muscles]) => {
    const series = muscleSeries(data, { muscles });
    const span = spanOf(data, series);
    return { name, value: gathered(within(series, span), 'sum') / weeksOf(span), planned: setsOfPlan(data, { muscles }), span };
  }).sort((a, b) => (question.order === 'least' ? a.value - b.value : b.value - a.value));
  const words = ranked
    .slice(0, SAID)
    .map(
      ({ name, value, planned }) => `${name} ${round(value, 0.5)}${planned === undefined ? '' : ` (${round(planned, 0.5)} in your plan)`}`,
    );
  const span = ranked[0]?.span.words ?? '';
  return [
    `${question.order === 'least' ? 'Fewest' : 'Most'} hard sets a week ${span}: ${words.join(', ')}. Helping work counts half.`,
    ...beganWords(ranked[0]?.span ?? NO_SPAN, digest.since, digest.today),
  ];
}

const NO_SPAN: AskedPeriod = { from: '9999-12-31', to: '', words: '' };

function exerciseRanking(data: AskedData): string[] | undefined {
  const { question, digest } = data;
  const all = setSeries(digest.exercises, 'sets');
  const named = data.spans.find(({ event, isNow }) => event === undefined && isNow !== true);
  const span = named ?? { from: all.from, to: digest.today, words: `since ${dayWords(all.from, digest.today)}` };
  const ranked = digest.exercises
    .map((one) => ({ name: one.name, value: gathered(within(seriesFor(one, data), span), question.measure === 'effort' ? 'mean' : 'sum') }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => (question.order === 'least' ? a.value - b.value : b.value - a.value));
  const [first, ...rest] = ranked;
  if (first === undefined) return undefined;
  const say = question.measure === 'sessions' ? (value: number) => count(value, 'set') : countOf([], '', data).say;
  return [
    `${first.name}: ${say(first.value)} ${span.words}. Then ${rest
      .slice(0, SAID - 1)
      .map(({ name, value }) => `${name} ${say(value)}`)
      .join(' and ')}.`,
  ];
}

/** «Done the most» is by sets: sessions of planned exercises hardly differ. */
function seriesFor(one: DigestExercise, data: AskedData): Series {
  return data.question.measure === 'sessions' ? setSeries([one], 'sets') : countOf([one], one.name, data).series;
}
