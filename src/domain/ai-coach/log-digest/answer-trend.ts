import { capital } from '../../exercises/exercise-words.ts';
import { daysBetween } from '../../training/week.ts';
import { asksInsight, asksWhyDown } from '../understand/acts/plain-log-forms.ts';
import { isMilestone } from '../understand/acts/read-log-question.ts';
import { insightWords } from './answer-insight.ts';
import { milestoneWords } from './answer-milestone.ts';
import type { DigestExercise } from './digest-shape.ts';
import { type AskedExercise, insteadWords, loggedExercise } from './exercise-asked.ts';
import type { LogQuestion } from './log-question.ts';
import { notLoggedWords } from './missing-words.ts';
import { overview } from './overview.ts';
import { periodAsked } from './period-asked.ts';
import { dayWords, measureWord, onDay, oneSetWords, setOf, setsWords } from './set-words.ts';
import { stretchWords, TREND_SESSIONS, type Trend, trendOf } from './trend.ts';

const LONG_DAYS = 28;

/** «Am I getting stronger?», «how is my bench going?» */
export function answerTrend(question: LogQuestion): string[] {
  const { exercise, digest } = question;
  if (asksInsight(question.text)) return insightWords(question);
  if (exercise === undefined) return overview(question, fewWords);
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
