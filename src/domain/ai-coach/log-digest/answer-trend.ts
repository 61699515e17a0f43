import { capital } from '../../exercises/exercise-words.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { daysBetween } from '../../training/week.ts';
import { listWords } from '../person/list-words.ts';
import { asksWhyDown } from '../understand/acts/plain-log-forms.ts';
import { isMilestone } from '../understand/acts/read-log-question.ts';
import { milestoneWords } from './answer-milestone.ts';
import type { DigestExercise } from './digest-shape.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { emptyLogWords, notLoggedWords } from './missing-words.ts';
import { musclesAsked } from './muscles-asked.ts';
import { periodAsked } from './period-asked.ts';
import { percent, rankWords } from './rank-lifts.ts';
import { dayWords, measureWord, onDay, oneSetWords, setOf, setsWords } from './set-words.ts';
import { stretchWords, TREND_SESSIONS, type Trend, trendOf } from './trend.ts';

const NAMES_SAID = 4;
const LONG_DAYS = 28;

/** «Am I getting stronger?», «how is my bench going?» */
export function answerTrend(question: LogQuestion): string[] {
  const { exercise, digest } = question;
  if (exercise === undefined) return overview(question);
  const milestone = isMilestone(question.text) ? milestoneWords(exercise, question) : undefined;
  if (milestone !== undefined) return milestone;
  const logged = loggedExercise(digest, exercise);
  if (logged === undefined) return [...insteadWords(exercise), ...notLoggedWords(exercise, question)];
  const why = asksWhyDown(question.text) ? whyDownWords(exercise, logged, question) : [];
  return [...insteadWords(exercise), ...why, ...trendWords(exercise, logged, question)];
}

const EASY_RPE = 6.5;

function isEasy(session: DigestExercise['sessions'][number] | undefined): boolean {
  return session !== undefined && session.sets.every(([, , rpe]) => rpe !== null && rpe <= EASY_RPE);
}

/** «Why did my bench go down?»: whether it did, with the last two sessions. */
function whyDownWords(asked: AskedExercise, { sessions, ...logged }: DigestExercise, { digest, unit }: LogQuestion): string[] {
  const trend = trendOf({ sessions, ...logged }, unit);
  const [last, before] = sessions;
  const two =
    last === undefined || before === undefined
      ? []
      : [
          `${asked.name} ${onDay(last.on, digest.today)}: ${setsWords(last.sets, unit, asked.exercise)}; ${onDay(before.on, digest.today)}: ${setsWords(before.sets, unit, asked.exercise)}.`,
        ];
  if (trend === undefined || trend.kind === 'few') return two;
  const isDown = trend.kind === 'down';
  return [
    isDown
      ? 'It did, by your log. The usual reasons are less sleep or food, a break, hard work for the same muscles the days before, or a harder set before it.'
      : `By your log it did not: ${isEasy(last) ? 'the last session was an easy one, so its weight says little' : 'one session below the best is ordinary spread'}.`,
    ...two,
  ];
}

function trendWords(asked: AskedExercise, logged: DigestExercise, question: LogQuestion): string[] {
  const { digest, unit, text } = question;
  const period = periodAsked(text, digest);
  const inPeriod = period === undefined ? undefined : trendOf(logged, unit, period);
  // A period with too few sessions falls back to all that is known.
  const usesPeriod = inPeriod !== undefined && inPeriod.kind !== 'few';
  const trend = usesPeriod ? inPeriod : trendOf(logged, unit);
  if (trend === undefined) return [`${asked.name} has no session I may see.`];
  const word = measureWord(trend.measure, unit, asked.exercise);
  if (trend.kind === 'few') return fewWords(asked, trend, word, digest.today);
  const { start, end, points } = trend;
  const what = measureName(trend, asked);
  const of = (stretch: Trend['start']) => `${stretchWords(stretch, word)} (${span(stretch, digest.today)})`;
  const percent = Math.round(Math.abs(trend.change) * 100);
  const head = { up: 'is going up', level: 'holds its level', down: 'has gone down', few: '' }[trend.kind];
  const over = `over ${points.length} sessions${usesPeriod ? ` ${period?.words ?? ''}` : ''}`;
  const moved = trend.kind === 'level' ? over : `about ${percent}% ${trend.kind} ${over}`;
  return [
    `${judgement(text, trend)}${asked.name} ${head}: ${what} from ${of(start)} to ${of(end)}, ${moved}.`,
    ...meaning(trend, asked),
    ...longAgo(logged, trend, asked, question),
  ];
}

const ASKED_JUDGEMENT =
  /\b(?:is|was|isn'?t) .*\b(?:good|bad|ok|okay|normal|fine|decent|a lot|enough|slow|fast|terrible|great|average|respectable)\b/;

/** «Is that good?» */
function judgement(text: string, { kind }: Trend): string {
  if (!ASKED_JUDGEMENT.test(text) || kind === 'few') return '';
  if (kind === 'up') return 'Yes, that is good: for somebody past the first months half a percent a week is a solid pace. ';
  return kind === 'level' ? 'It is normal for some weeks, and no progress. ' : 'Not yet what it should be. ';
}

function measureName({ measure }: Trend, { exercise }: AskedExercise): string {
  if (measure === 'reps') return exercise?.load === 'time' ? 'longest set' : 'most reps';
  return exercise?.load === 'bodyweight' ? 'estimated maximum of added weight' : 'estimated maximum';
}

function span({ from, to }: Trend['start'], today: string): string {
  return from === to ? dayWords(from, today) : `${dayWords(from, today)} to ${dayWords(to, today)}`;
}

function fewWords(asked: AskedExercise, { points, measure }: Trend, word: string, today: string): string[] {
  const last = points.at(-1);
  const missing = TREND_SESSIONS - points.length;
  const seen = `${asked.name}: ${points.length === 1 ? 'one session' : `${points.length} sessions`} so far, the last ${onDay(last?.performed_on ?? today, today)} at ${measure === 'max' ? 'an estimated maximum near' : 'up to'} ${last?.value ?? 0} ${word}.`;
  if (missing <= 0) return [seen, 'They lie within two weeks, which is too close to call. Ask me again in a week or two.'];
  return [
    seen,
    `${missing === 1 ? 'One more session' : `${capital(NUMBERS[missing] ?? String(missing))} more sessions`} and I can say where it goes.`,
  ];
}

const NUMBERS = ['no', 'one', 'two', 'three'] as const;

/** One sentence on how to read it. */
function meaning({ kind, measure, points }: Trend, { exercise }: AskedExercise): string[] {
  if (kind === 'down') return ['A lighter week, short sleep or a break does that too, so judge it after two normal weeks.'];
  if (kind === 'level' && points.length >= 6) return ['If it stays there for another two weeks, ask me what to change.'];
  if (measure === 'max' && exercise?.load !== 'bodyweight') return ['A single estimate is good to a few percent; the direction counts.'];
  return [];
}

/** The best set of the oldest month known, when it lies before the sessions compared. */
function longAgo({ months }: DigestExercise, { start }: Trend, asked: AskedExercise, { digest, unit }: LogQuestion): string[] {
  const oldest = months.at(-1);
  if (oldest === undefined || daysBetween(oldest[0], start.from) < LONG_DAYS) return [];
  return [`Further back, ${onDay(oldest[0], digest.today)}, your best set was ${oneSetWords(setOf(oldest), unit, asked.exercise)}.`];
}

/** The main lifts of the plan where there are two or more: who asks for the best lift means one of them. */
function mainFirst<Told extends { name: string }>(told: readonly Told[], { plan }: LogQuestion): readonly Told[] {
  const days = plan === undefined ? 0 : planView(plan).days;
  const main = Array.from({ length: days }, (_, day) => (plan === undefined ? undefined : dayView(plan, 0, day))?.primary ?? []).flat();
  const own = told.filter(({ name }) => main.some(({ exercise }) => exercise === name));
  return own.length >= 2 ? own : told;
}

/** All exercises with enough sessions. */
function overview(question: LogQuestion): string[] {
  const { digest, unit, text } = question;
  const period = periodAsked(text, digest);
  const muscles = musclesAsked(text).flatMap((group) => group.muscles);
  const trains = ({ name }: DigestExercise) => findExercise(name)?.primary.some((muscle) => muscles.includes(muscle)) === true;
  const ofMuscles = digest.exercises.filter(trains);
  const all = (ofMuscles.length > 0 ? ofMuscles : digest.exercises).flatMap((logged) => {
    const within = period === undefined ? undefined : trendOf(logged, unit, period);
    const trend = within === undefined || within.kind === 'few' ? trendOf(logged, unit) : within;
    return trend === undefined ? [] : [{ name: logged.name, trend, exercise: findExercise(logged.name) }];
  });
  if (all.length === 0) return emptyLogWords(question);
  const told = all.filter(({ trend }) => trend.kind !== 'few');
  if (told.length === 0) {
    const nearest = all.reduce((most, one) => (one.trend.points.length > most.trend.points.length ? one : most));
    const asked = { name: nearest.name, exercise: nearest.exercise, isPlanned: true, instead: null };
    return [
      'No exercise has enough sessions yet to call a direction.',
      ...fewWords(asked, nearest.trend, measureWord(nearest.trend.measure, unit, nearest.exercise), digest.today),
    ];
  }
  const of = (kind: Trend['kind']) =>
    told.filter(({ trend }) => trend.kind === kind).sort((a, b) => Math.abs(b.trend.change) - Math.abs(a.trend.change));
  const ranked = rankWords(text, mainFirst(told, question), digest);
  if (ranked !== undefined) return ranked;
  const withPercent = (one: (typeof told)[number]) => `${one.name} ${percent(one)}`;
  const [up, level, down] = [of('up'), of('level'), of('down')];
  const list = (ones: typeof told, words: (one: (typeof told)[number]) => string) => {
    const rest = ones.length - NAMES_SAID;
    return listWords([...ones.slice(0, NAMES_SAID).map(words), ...(rest > 0 ? [`${rest} more`] : [])]);
  };
  const since = told.map(({ trend }) => trend.start.from).sort()[0] ?? digest.today;
  const verdict =
    up.length > down.length + level.length
      ? 'Yes, by your log you are getting stronger'
      : up.length > 0
        ? 'Partly, by your log'
        : 'Not by your log lately';
  return [
    `${verdict}: of ${told.length} ${told.length === 1 ? 'exercise' : 'exercises'} with enough sessions since ${dayWords(since, digest.today)}, ${up.length} ${up.length === 1 ? 'goes' : 'go'} up${up.length === 0 ? '' : ` (${list(up, withPercent)})`}.`,
    ...(level.length === 0 ? [] : [`Level: ${list(level, ({ name }) => name)}.`]),
    ...(down.length === 0 ? [] : [`Down: ${list(down, withPercent)}.`]),
  ];
}
