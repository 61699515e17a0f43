// `npm run coach:talk -- FILE`: plays talks with the coach as a phone would and prints what it says, its cards and its suggested answers.
//
// A talk is a paragraph of the file, one message a line, with blank lines between talks. Lines that begin with `#` name the talk; `# demo`
// in the name gives it the demo trainee's plan and log. `!accept`, `!keep` and `!undo` are taps on the card's buttons, `!tap N` is one on a
// chip.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer, type CoachAnswer } from '#domain/ai-coach/answer.ts';
import type { PlanChange } from '#domain/ai-coach/change/plan-change.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import type { ChatMessage } from '#domain/ai-coach/person/brief-shape.ts';
import type { OpenOffer } from '#domain/ai-coach/reply/open-offer.ts';
import { endsOffer } from '#domain/ai-coach/understand/offer-reply.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { demoStart } from './demo-start.ts';

/** What a phone holds of a talk. */
class Talk {
  readonly #messages: ChatMessage[] = [];
  #log: LogDigest | null;
  #plan: Plan | null;
  #replaced: Plan | undefined;
  #offer: OpenOffer | null = null;
  #card: PlanChange | undefined;
  #chips: readonly string[] = [];

  constructor(start: { plan: Plan | null; log: LogDigest | null }) {
    this.#plan = start.plan;
    this.#log = start.log;
  }

  take(line: string): void {
    if (line === '!accept') this.#accept();
    else if (line === '!keep') this.#refuse();
    else if (line === '!undo') this.#undo();
    else if (line.startsWith('!tap ')) this.#say(this.#chips[Number(line.slice(5)) - 1] ?? line);
    else this.#say(line);
  }

  #accept(): void {
    console.log(this.#offer === null ? '  (no open card)' : '  (accepted)');
    if (this.#offer === null) return;
    this.#keepChange();
    [this.#replaced, this.#plan, this.#offer] = [this.#plan ?? undefined, this.#offer.plan, null];
  }

  /** A phone tells the accepted changes with its log. */
  #keepChange(): void {
    if (this.#log === null || this.#card === undefined) return;
    const { title, lines } = this.#card;
    const told = lines.slice(0, 12).map(({ where, before, after }) => `${where}: ${before} → ${after}`.slice(0, 200));
    this.#log = { ...this.#log, changes: [{ on: this.#log.today, title, lines: told }, ...this.#log.changes].slice(0, 5) };
  }

  #refuse(): void {
    this.#offer = null;
    this.#say(KEEP_MY_PLAN);
  }

  #undo(): void {
    if (this.#replaced !== undefined) [this.#plan, this.#replaced] = [this.#replaced, undefined];
    this.#say(UNDO_CHANGE);
  }

  #say(content: string): void {
    console.log(`> ${content}`);
    this.#messages.push({ role: 'user', content });
    const replaced = this.#replaced === undefined ? {} : { replaced: this.#replaced };
    const said = answer({ messages: this.#messages, plan: this.#plan, offer: this.#offer, log: this.#log, ...replaced });
    this.#messages.push({ role: 'assistant', content: said.messages.join('\n') });
    this.#chips = said.quick_replies;
    for (const line of said.messages) console.log(`  ${line}`);
    if (said.noted !== undefined) console.log(`  [noted] ${said.noted.map(({ label, value }) => `${label}: ${value}`).join(' · ')}`);
    if (said.messages.some(endsOffer)) this.#offer = null;
    this.#hearPlan(said);
    if (said.quick_replies.length > 0) console.log(`  [chips] ${said.quick_replies.join(' | ')}`);
  }

  #hearPlan({ plan, change }: CoachAnswer): void {
    if (plan === undefined) return;
    if (change !== undefined) {
      this.#offer = { plan, kind: change.kind, why: change.why };
      this.#card = change;
      console.log(`  [card] ${change.title}`);
      for (const { where, before, after } of change.lines) console.log(`    ${where}: ${before} → ${after}`);
      for (const line of change.kept) console.log(`    ${line}`);
    } else if (this.#plan === null) {
      this.#plan = plan;
      console.log('  [plan]');
      for (const line of planLines(plan)) console.log(`    ${line}`);
    }
  }
}

function planLines(plan: Plan): string[] {
  const { days, is_strength } = planView(plan);
  return Array.from({ length: days }, (_, day) => dayView(plan, 0, day)).flatMap((view) => {
    if (view === undefined) return [];
    const items = [...view.primary, ...view.accessories].map((item) => `${item.exercise} ${prescriptionText(item, is_strength)}`);
    return [`${view.label}: ${items.join('; ')}`];
  });
}

const file = process.argv.at(-1) ?? '';
const paragraphs = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8').split(/\n\s*\n/);
for (const paragraph of paragraphs) {
  const lines = paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const names = lines.filter((line) => line.startsWith('#'));
  if (lines.length === names.length) continue;
  console.log(`\n=== ${names.join(' ')}`);
  const talk = new Talk(names.some((name) => /\bdemo\b/.test(name)) ? demoStart() : { plan: null, log: null });
  for (const line of lines) if (!line.startsWith('#')) talk.take(line);
}
