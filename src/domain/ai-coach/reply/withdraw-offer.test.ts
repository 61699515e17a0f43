import { expect, test } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import type { ChatMessage } from '../brief.ts';
import { endsOffer } from '../understand/offer-reply.ts';
import type { OpenOffer } from './open-offer.ts';

/** A phone that shows one card at a time. */
class Phone {
  #messages: ChatMessage[] = [];
  #plan: Plan | undefined;
  #replaced: Plan | undefined;
  offer: OpenOffer | null = null;

  say(content: string): CoachAnswer {
    this.#messages.push({ role: 'user', content });
    const said = answer({ messages: this.#messages, plan: this.#plan ?? null, offer: this.offer, replaced: this.#replaced ?? null });
    this.#messages.push({ role: 'assistant', content: said.messages.join('\n') });
    if (said.messages.some(endsOffer)) this.offer = null;
    if (said.plan !== undefined && said.change !== undefined)
      this.offer = { plan: said.plan, kind: said.change.kind, why: said.change.why };
    else this.#plan ??= said.plan;
    return said;
  }

  accept(): void {
    if (this.offer === null) throw new Error('no open card');
    [this.#replaced, this.#plan, this.offer] = [this.#plan, this.offer.plan, null];
  }

  get days(): number {
    return this.#plan === undefined ? 0 : planView(this.#plan).days;
  }
}

const READY = 'strength, 4 days, 60 minutes, full gym, lifting 2 years';

const started = (): Phone => {
  const phone = new Phone();
  phone.say(READY);
  return phone;
};

test('A pause takes the open card away, so that Accept takes nothing that was not meant', () => {
  const phone = started();
  phone.say('3 days a week');
  expect(phone.offer).not.toBeNull();
  const said = phone.say('leave it off altogether while we are away');
  expect(said.messages.join(' ')).toContain('no training');
  expect(phone.offer).toBeNull();
});

test('A question about the talk leaves the card open', () => {
  const phone = started();
  phone.say('3 days a week');
  expect(phone.say('did that change my mondays too?').messages[0]).toMatch(/^(?:No|Yes)/);
  phone.say('which one you binning');
  expect(phone.offer).not.toBeNull();
});

test('«Make it 3» and «put it back like before» end with the plan there was', () => {
  const phone = started();
  phone.say('make it 3');
  phone.accept();
  expect(phone.days).toBe(3);
  // Facts of earlier messages must not hang on the plan in use: a later change keeps the three days.
  phone.say('no lunges');
  if (phone.offer !== null) phone.accept();
  expect(phone.days).toBe(3);
  phone.say('no forget everything, put it back like before');
  phone.accept();
  expect(phone.days).toBeGreaterThanOrEqual(3);
});

test('Nobody with a plan of another hand is asked for a goal or built a new plan from a remark', () => {
  const plan: Plan = {
    goal: 'strength',
    schedule: [
      { day: 'Mon', primary: [{ exercise: 'Back squat', sets: 3, reps: '5' }] },
      { day: 'Thu', primary: [{ exercise: 'Deadlift', sets: 3, reps: '5' }] },
    ],
  };
  for (const content of [
    'Off to Tenerife for 10 days from Saturday, hotel gym has dumbbells',
    'raced on Sunday at the regatta, twice a week rowing',
  ]) {
    const said = answer({ messages: [{ role: 'user', content }], plan });
    expect(said.messages.join(' ')).not.toMatch(/plan is ready|What do you want from training/);
  }
});
