import { answer } from '#domain/ai-coach/answer.ts';
import { type ChatMessage, foldBrief } from '#domain/ai-coach/brief.ts';
import { type Corpus, GROUPS } from '#tests/fixtures/conversations/conversation.ts';
import { HELD_OUT } from '#tests/fixtures/conversations/held-out-table.ts';
import { judgeAll, messagesOf, scoreGroups } from '#tests/fixtures/conversations/score.ts';
import { slipAccuracy } from '#tests/fixtures/conversations/slips.ts';
import { TUNED } from '#tests/fixtures/conversations/tuned-table.ts';
import { cpuTimed } from './cpu-time.ts';
import { printVoices } from './voice-figures.ts';

const LONG = 200;
const ROUNDS = 40;

console.log('How well the coach understands: share of conversations, in percent');
printSpeed();
printScores('All', [...judgeAll(TUNED), ...judgeAll(HELD_OUT)]);
printScores('Never tuned on', judgeAll(HELD_OUT));
console.log(`After one slip of the thumb (tuned part): ${percent(slipAccuracy(TUNED))}`);
printVoices();

function printScores(title: string, judged: ReturnType<typeof judgeAll>): void {
  const rows = scoreGroups(judged).map(({ group, conversations, intent, brief, both }) => [
    group,
    String(conversations),
    percent(intent),
    percent(brief),
    percent(both),
  ]);
  const all = (isRight: (item: (typeof judged)[number]) => boolean): string => percent(judged.filter(isRight).length / judged.length);
  rows.push([
    'together',
    String(judged.length),
    all((item) => item.isIntentRight),
    all((item) => item.isBriefRight),
    all((item) => item.isIntentRight && item.isBriefRight),
  ]);
  console.log(`\n${[title.padEnd(16), 'count', 'intent', 'brief', 'both'].map((cell) => cell.padStart(7)).join(' ')}`);
  for (const [group = '', ...cells] of rows) console.log([group.padEnd(16), ...cells.map((cell) => cell.padStart(7))].join(' '));
}

/** A long conversation made of the corpus: a fold and an answer over all of it. CPU time, so that a busy machine says the same. */
function printSpeed(): void {
  const messages = longConversation();
  const first = cpuTimed(() => answer({ messages })).ms.toFixed(2);
  const folded = median(() => void foldBrief(messages));
  const answered = median(() => void answer({ messages }));
  console.log(
    `\n${messages.length} messages, median of ${ROUNDS}: foldBrief ${folded} ms, foldBrief + answer ${answered} ms of processor time (${first} ms where nothing was read before)`,
  );
}

function longConversation(): ChatMessage[] {
  const corpora: Corpus[] = [TUNED, HELD_OUT];
  const ready = messagesOf([['Get stronger', '3 days, 60 minutes', 'Full gym, lifting 1 year', 'Thanks'], 'thanks']).slice(0, -1);
  const groups = GROUPS.filter((group) => group !== 'red flags' && group !== 'hostile');
  const said = corpora.flatMap((corpus) =>
    groups.flatMap((group) => corpus[group].map(([says]) => (typeof says === 'string' ? says : (says.at(-1) ?? '')))),
  );
  const asked = said.filter((text) => !/start over|forget|undo|keep my plan|old plan/i.test(text));
  const middle = asked.slice(0, LONG / 2 - 4).flatMap((content): ChatMessage[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Go on.' },
  ]);
  const asks: ChatMessage = { role: 'user', content: 'How heavy should I squat?' };
  return [...ready, ...middle, asks].slice(-LONG);
}

function median(run: () => void): string {
  const times = Array.from({ length: ROUNDS }, () => cpuTimed(run).ms).sort((a, b) => a - b);
  return (times[Math.floor(ROUNDS / 2)] ?? 0).toFixed(2);
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
