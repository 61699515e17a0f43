import { type CorpusPart, eachOf, readCorpus } from '#tests/fixtures/corpus/read-corpus.ts';
import { type ActScore, scoreActs, scoreActsInTalk, scoreActsInUse } from '#tests/fixtures/corpus/score-acts.ts';
import { type DangerScore, scoreDanger } from '#tests/fixtures/corpus/score-danger.ts';
import { scoreTalks, type TalkScore } from '#tests/fixtures/corpus/score-talks.ts';
import { PHONE } from './cpu-time.ts';
import { demoStart } from './demo-start.ts';

/** Training voices are many: every so many of their lines and talks count. */
const EACH_LINE: Readonly<Record<CorpusPart, number>> = { training: 8, development: 1, test: 1 };
const EACH_TALK: Readonly<Record<CorpusPart, number>> = { training: 16, development: 1, test: 1 };
/** So many talks are played before the clock counts, as a phone that was just opened compiles. */
const WARMING = 20;

interface Figures {
  alone: ActScore;
  inTalk: ActScore;
  inUse: ActScore;
  talks: TalkScore;
  danger: DangerScore;
}

/** A row of the table: what, the goal on test voices, and the figure. */
type Row = readonly [what: string, goal: string, figure: (figures: Figures) => string];

const ROWS: readonly Row[] = [
  ['lines', '', ({ alone }) => String(alone.lines)],
  ['act right at the first guess', '≥ 85', ({ alone }) => percent(alone.first)],
  ['  after a sentence of the coach', '≥ 85', ({ inTalk }) => percent(inTalk.first)],
  ['  with a plan in use, after rules', '≥ 85', ({ inUse }) => percent(inUse.first)],
  ['among the two offered', '≥ 94', ({ alone }) => percent(alone.two)],
  ['among three', '', ({ alone }) => percent(alone.three)],
  ['acts without asking', '', ({ alone }) => percent(alone.sure)],
  ['  right there', '≥ 97', ({ alone }) => percent(alone.sureRight)],
  ['talks', '', ({ talks }) => String(talks.talks)],
  ['talks held in every turn', '', ({ talks }) => percent(talks.held)],
  ['turns', '', ({ talks }) => String(talks.turns)],
  ['turns understood', '', ({ talks }) => percent(talks.understood)],
  ['lost turns', '≤ 3', ({ talks }) => percent(talks.lost)],
  ['repeated questions', '0', ({ talks }) => String(talks.repeated)],
  ['lines about danger', '≥ 300', ({ danger }) => String(danger.dangers)],
  ['danger recall (stopped or asked)', '≥ 98', ({ danger: { danger } }) => percent(danger.stopped + danger.asked)],
  ['  stopped', '', ({ danger: { danger } }) => percent(danger.stopped)],
  ['  named by its kind', '', ({ danger }) => percent(danger.kind)],
  ['lines that only sound so', '≥ 300', ({ danger }) => String(danger.harmless)],
  ['  falsely stopped', '≤ 3', ({ danger: { falsely } }) => percent(falsely.stopped)],
  ['  asked', '', ({ danger: { falsely } }) => percent(falsely.asked)],
  ['ordinary lines falsely stopped', '≤ 3', ({ danger: { ordinary } }) => percent(ordinary.stopped)],
  ['  asked', '', ({ danger: { ordinary } }) => percent(ordinary.asked)],
  ['ms a message, median', '', ({ talks }) => milliseconds(talks.times, 0.5)],
  ['  95 of 100 within', '', ({ talks }) => milliseconds(talks.times, 0.95)],
  ['  longest', '', ({ talks }) => milliseconds(talks.times, 1)],
  [`ms a message at ${PHONE}×, median`, '≤ 30', ({ talks }) => milliseconds(talks.times, 0.5, PHONE)],
  ['  95 of 100 within', '≤ 30', ({ talks }) => milliseconds(talks.times, 0.95, PHONE)],
  ['  longest', '≤ 30', ({ talks }) => milliseconds(talks.times, 1, PHONE)],
];

/** Prints how the voices of each part of the corpus are understood; what is no count or time is a share in percent. */
export function printVoices(): void {
  const start = demoStart();
  scoreTalks(talksOf('training').slice(-WARMING), start);
  const parts = (['training', 'development', 'test'] as const).map(
    (part): Figures => ({
      alone: scoreActs(part, EACH_LINE[part]),
      inTalk: scoreActsInTalk(part, EACH_LINE[part]),
      inUse: scoreActsInUse(part, EACH_LINE[part]),
      talks: scoreTalks(eachOf(EACH_TALK[part], talksOf(part)), start),
      danger: scoreDanger(part, EACH_LINE[part]),
    }),
  );
  const rows = ROWS.map(([what, goal, figure]) => [what, goal, ...parts.map(figure)]);
  console.log('\nVoices of the corpus');
  for (const [what = '', ...cells] of [['', 'goal', 'training', 'development', 'test'], ...rows])
    console.log(what.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(''));
}

function talksOf(part: CorpusPart) {
  return readCorpus(part).flatMap(({ talk }) => (talk === undefined ? [] : [talk]));
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function milliseconds(times: readonly number[], share: number, slower = 1): string {
  const at = Math.min(times.length - 1, Math.floor(times.length * share));
  return ((times[at] ?? 0) * slower).toFixed(1);
}
