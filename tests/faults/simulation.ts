import { ownExerciseId, ownExerciseValue } from '#domain/exercises/own-exercise.ts';
import { chatSlot, ownExerciseSlot, setSlot } from '#domain/sync/slots.ts';
import { listRejected } from '#offline/accounts/outbox.ts';
import { acceptChange, changeState, keepPlan, undoChange } from '#offline/chat/change.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import { hideFact } from '#offline/chat/coach-facts.ts';
import { stopSharing } from '#offline/coaching/consent.ts';
import { markFavourite } from '#offline/log/favourites.ts';
import { addGym, deleteGym, readGyms, restoreGym, saveGym, switchGym } from '#offline/log/gym.ts';
import { listPlans, makeCurrent, readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { savePreference } from '#offline/log/preferences.ts';
import { deleteRoutine, readRoutine, saveRoutine } from '#offline/log/routines.ts';
import { adjustSessionDay } from '#offline/log/session-adjust.ts';
import { deleteSession, finishSession, openSession } from '#offline/log/sessions.ts';
import { deleteSet, saveSet } from '#offline/log/set-logs.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { record } from '#offline/sync/record.ts';
import type { Fault } from '#tests/offline/support/network.ts';
import type { World } from '#tests/offline/support/phone.ts';
import { planFor } from './coach.ts';
import { type Ending, FaultyPhone } from './faulty-phone.ts';
import type { FaultyServer } from './faulty-server.ts';
import type { StoragePlan } from './faulty-storage.ts';
import { Knowledge } from './knowledge.ts';
import { doLogAct, type LogAct } from './log-acts.ts';
import { hiddenValues, planMoved, valuesAlone } from './rules-on-the-way.ts';
import type { Step, Weather } from './steps.ts';

const EXERCISES = ['Back squat', 'Row'];
const OWN = { name: 'Viking press', counts: 'weight', primary: ['front delts'], secondary: [], equipment: ['machine'] } as const;
const SESSION = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 0, day: 0, label: 'Day A' };

/** Of nobody: a revocation is kept and sent whatever it names (GRANT-4). */
const RELATIONSHIP = '018f3f2a-7a2b-7c3d-8e4f-5a6b7c8d9e0f';

type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;
type Act = StepOf<
  | 'unlog'
  | 'finish'
  | 'delete-session'
  | 'adjust'
  | 'routine'
  | 'unroutine'
  | 'exercise'
  | 'gym'
  | 'favourite'
  | 'preference'
  | 'unit'
  | 'hide'
  | 'stop-sharing'
  | LogAct['do']
>;
interface SetPlace {
  readonly exercise: number;
  readonly set_n: number;
}

/** Kinds of a set, with one that this app does not know. */
const KINDS = [undefined, 'warm-up', 'drop', 'failure', 'of-a-newer-app'] as const;

/** Several gyms, of which one is the present one (GYM-1, GYM-3, GYM-4). */
async function changeGyms(account: Account, how: StepOf<'gym'>['how'], mark: string): Promise<void> {
  const gym = { name: mark, unit: 'kg' as const, bar: 20, plates: [], dumbbells: [] };
  if (how === 'add') return addGym(account, gym);
  const { all, present, deleted } = await readGyms(account);
  const other = all.find((one) => one !== present);
  if (how === 'switch' && other !== undefined) return switchGym(account, other);
  if (how === 'delete' && other !== undefined) return deleteGym(account, other);
  if (how === 'restore' && deleted[0] !== undefined) return restoreGym(account, deleted[0]);
  return saveGym(account, gym);
}

/** One exercise on both phones, whatever its name is now. */
async function changeOwn(account: Account, mark: string): Promise<void> {
  const exercise_id = ownExerciseId(OWN.name);
  const value = { ...ownExerciseValue({ ...OWN, name: mark }, undefined, new Date(account.now()).toISOString()), exercise_id };
  await record(account, [{ kind: 'exercise.put', slot: ownExerciseSlot(exercise_id), value }]);
}

/** Plays a schedule on two phones and a server. */
export class Simulation {
  readonly knowledge = new Knowledge();
  readonly phones: FaultyPhone[] = [];
  readonly server: FaultyServer;
  readonly world: World;

  private constructor(server: FaultyServer, world: World) {
    this.server = server;
    this.world = world;
  }

  static async start(server: FaultyServer, world: World): Promise<Simulation> {
    const simulation = new Simulation(server, world);
    for (const name of ['a', 'b']) simulation.phones.push(await FaultyPhone.start(name, server, world));
    return simulation;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'pass-time') this.world.now += step.ms;
    else if (step.do === 'back-up') await this.server.backUp();
    else if (step.do === 'restore') await this.#restore();
    else if (step.do === 'sync-both') await Promise.all(this.phones.map((phone) => this.#sync(phone, { ...step.weather, storage: null })));
    else await this.#takeOn(this.phones[step.who]!, step);
  }

  /** A message that only the server had, because its phone was signed out since, is lost with what the operator put back. */
  async #restore(): Promise<void> {
    const slots = async () => new Set((await this.server.log()).map(({ slot }) => slot));
    const before = await slots();
    await this.server.restore();
    const after = await slots();
    const held = await Promise.all(this.phones.map(({ account }) => account.database.chat_messages.toCollection().primaryKeys()));
    for (const { message_id } of this.knowledge.said) {
      const slot = chatSlot(message_id);
      if (before.has(slot) && !after.has(slot) && !held.flat().includes(message_id)) this.knowledge.discarded.add(message_id);
    }
  }

  async #takeOn(phone: FaultyPhone, step: Extract<Step, { who: number }>): Promise<void> {
    if (step.do === 'log') return this.#log(phone, step, step.storage);
    if (step.do === 'log-bad') return this.#logBad(phone, step);
    if (step.do === 'say') return this.#say(phone, step);
    if (step.do === 'sync') return this.#syncStep(phone, step);
    if (step.do === 'chat') return this.#chat(phone, step.weather);
    if (step.do === 'crash') return phone.crash();
    if (step.do === 'set-clock') {
      phone.skew = step.skew;
      return;
    }
    if (step.do === 'sign-in' || step.do === 'sign-out') return this.#signInOrOut(phone, step);
    if (step.do === 'plan') return this.#plan(phone, step.storage);
    if (step.do === 'use') return this.#use(phone, step);
    if (step.do === 'decide') return this.#decide(phone, step);
    return this.#act(phone, step);
  }

  /** Something a person does on the screen, with what must hold whatever becomes of it. */
  async #person(
    phone: FaultyPhone,
    act: () => Promise<unknown>,
    storage: StoragePlan | null,
    { onLost, isInParts = false }: { onLost?: () => void; isInParts?: boolean } = {},
  ): Promise<Ending> {
    this.knowledge.touched.add(phone.who);
    const ending = await phone.attempt(act, storage, onLost);
    const fresh = await this.knowledge.noteMade(phone);
    // A session that was opened for a set stays when the set itself could not be stored.
    const left = fresh.filter((operation) => operation.kind !== 'session.put');
    if (ending === 'failed' && left.length > 0 && !isInParts)
      this.knowledge.broken.push(`SYNC-17 a write that failed left ${left.length} operations`);
    if (ending === 'unknown') this.knowledge.noteBroken(await valuesAlone(phone));
    return ending;
  }

  async #log(phone: FaultyPhone, { exercise, set_n, reps }: SetPlace & { reps: number }, storage: StoragePlan | null): Promise<void> {
    const { knowledge } = this;
    const mark = knowledge.mark(phone.who);
    const name = EXERCISES[exercise] ?? '';
    const entryOf = (session_id: string) => ({
      session_id,
      exercise: name,
      exercise_n: 1,
      set_n,
      reps,
      weight: '100',
      unit: 'kg' as const,
      rpe: null,
      prescribed: mark,
      kind: KINDS[reps % KINDS.length],
    });
    let slot = '';
    let seen: string | undefined;
    let value: ReturnType<typeof entryOf> | null = null;
    const person = phone.who;
    const save = async () => {
      const { session_id } = await openSession(phone.account, SESSION);
      value = entryOf(session_id);
      slot = setSlot(value);
      seen = (await phone.account.database.registers.get(slot))?.op_id;
      await saveSet(phone.account, value);
    };
    const park = () => {
      if (value === null) return;
      const operation = { owner: this.server.persons[person]!.owner, op_id: phone.newId(), kind: 'set.put' as const, slot };
      if (phone.park({ ...operation, value: { ...value, logged_at: new Date(this.world.now).toISOString() } })) knowledge.parked.add(mark);
    };
    const ending = await this.#person(phone, save, storage, { onLost: park });
    if (ending !== 'saved' && !knowledge.parked.has(mark)) return;
    knowledge.saved.set(mark, { person, slot });
    const row = await phone.account.database.registers.get(slot);
    if (row?.value?.prescribed !== mark) knowledge.broken.push(`SYNC-5 ${mark} does not show right after it was saved`);
    knowledge.noteOverwritten(seen, row?.op_id);
  }

  /** Logs a set in a form that no server takes, as a fault in an app might. */
  async #logBad(phone: FaultyPhone, step: StepOf<'log-bad'>): Promise<void> {
    await this.#log(phone, { ...step, reps: 1 }, null);
    const { outbox } = phone.account.database;
    const slot = `|${EXERCISES[step.exercise]?.toLowerCase()}#1|${step.set_n}`;
    const bad = (await outbox.orderBy('n').toArray()).findLast((row) => row.slot.endsWith(slot));
    if (bad === undefined) return;
    for (const id of [bad.op_id, String(bad.value?.prescribed)]) this.knowledge.poisoned.add(id);
    await outbox.put({ ...bad, v: 99 });
  }

  async #act(phone: FaultyPhone, step: Act): Promise<void> {
    const mark = this.knowledge.mark(phone.who);
    // An import that is cut off goes on where it ended (IMPORT-6).
    const isInParts = step.do === 'workout' && (step.how === 'import' || step.how === 'undo-import');
    await this.#person(phone, () => this.#doAct(phone, step, mark), step.storage, { isInParts });
  }

  async #doAct(phone: FaultyPhone, step: Act, mark: string): Promise<unknown> {
    const { account } = phone;
    if (step.do === 'gym') return changeGyms(account, step.how, mark);
    if (step.do === 'preference') return savePreference(account, 'rest_main', step.seconds);
    if (step.do === 'favourite') return markFavourite(account, 'back-squat', step.is_favourite);
    if (step.do === 'unit') return saveUnit(account, step.unit);
    if (step.do === 'stop-sharing') return stopSharing(account, RELATIONSHIP, null);
    if (step.do === 'hide') return hideFact(account, mark);
    if (step.do === 'exercise') return changeOwn(account, mark);
    if (step.do === 'routine' || step.do === 'unroutine') return changeRoutine(account, step, mark);
    const { session_id } = await openSession(account, SESSION);
    if (step.do === 'own' || step.do === 'body' || step.do === 'note' || step.do === 'workout')
      return doLogAct(account, step, session_id, mark);
    if (step.do === 'adjust') return adjustSessionDay(account, { session_id, day: { day: 'A' }, why: mark });
    if (step.do === 'finish') return finishSession(account, session_id);
    if (step.do === 'delete-session') return deleteSession(account, session_id);
    return deleteSet(account, setSlot({ session_id, exercise: EXERCISES[step.exercise] ?? '', exercise_n: 1, set_n: step.set_n }));
  }

  async #plan(phone: FaultyPhone, storage: StoragePlan | null): Promise<void> {
    const goal = `${this.knowledge.mark(phone.who)} own`;
    const plan_id = phone.newId();
    const ending = await this.#person(phone, () => savePlan(phone.account, { plan: planFor(goal), source: 'phone', plan_id }), storage);
    if (ending !== 'failed') await this.#noteChoice(phone, plan_id);
  }

  async #use(phone: FaultyPhone, step: StepOf<'use'>): Promise<void> {
    const plans = await listPlans(phone.account);
    const plan = plans[step.index % Math.max(1, plans.length)];
    if (plan === undefined) return;
    const ending = await this.#person(phone, () => makeCurrent(phone.account, plan.plan_id), step.storage);
    if (ending !== 'failed') await this.#noteChoice(phone, plan.plan_id);
  }

  /** From here on no answer to what was asked before may choose another plan on this phone. */
  async #noteChoice(phone: FaultyPhone, plan_id: string): Promise<void> {
    this.knowledge.noteChosen(plan_id);
    if ((await readCurrentPlan(phone.account))?.plan_id !== plan_id) return;
    for (const row of await phone.account.database.chat_messages.toArray()) {
      if ((row.state === 'queued' || row.state === 'sending') && 'history' in row) this.knowledge.late.add(row.message_id);
    }
  }

  async #decide(phone: FaultyPhone, step: StepOf<'decide'>): Promise<void> {
    const entries = await listChat(phone.account);
    const current = (await readCurrentPlan(phone.account))?.plan_id ?? null;
    const wanted = step.how === 'undo' ? 'accepted' : 'open';
    const entry = entries.findLast((candidate) => candidate.change != null && changeState(candidate, entries, current) === wanted);
    if (entry === undefined) return;
    const { account } = phone;
    const decisions = { accept: acceptChange, keep: keepPlan, undo: undoChange } as const;
    const plan_id = step.how === 'undo' ? entry.replaces : entry.plan_id;
    const ending = await this.#person(phone, () => decisions[step.how](account, entry.message_id), step.storage);
    if (ending !== 'failed' && step.how !== 'keep' && plan_id != null) await this.#noteChoice(phone, plan_id);
  }

  async #say(phone: FaultyPhone, step: StepOf<'say'>): Promise<void> {
    const content = `${this.knowledge.mark(phone.who)} ${step.wish}`;
    let message_id = '';
    const act = async () => {
      message_id = (await queueMessage(phone.account, content)).message_id;
    };
    const ending = await this.#person(phone, act, step.storage);
    if (ending === 'saved') this.knowledge.said.push({ message_id, content, person: phone.who, phone: phone.name });
  }

  async #syncStep(phone: FaultyPhone, step: StepOf<'sync'>): Promise<void> {
    phone.hasWrongToken = step.stranger;
    if (step.stranger) this.knowledge.touched.add(1 - phone.who);
    const during = step.weather.storage === null ? step.during : null;
    await this.#sync(phone, step.weather, during);
    phone.hasWrongToken = false;
  }

  async #sync(phone: FaultyPhone, weather: Weather, during: (SetPlace & { at: number; reps: number }) | null = null): Promise<void> {
    const faults = [...weather.faults];
    if (during !== null) {
      while (faults.length < during.at - 1) faults.push('deliver');
      faults[during.at - 1] = 'hold';
    }
    this.#setWeather(phone, { ...weather, faults });
    const syncing = phone.attempt(() => phone.sync(), weather.storage);
    if (during !== null) {
      await Promise.race([phone.network.untilHeld(), syncing]);
      if (phone.network.heldCount > 0) await this.#log(phone, during, null);
      phone.network.release();
    }
    await syncing;
    this.#clearWeather(phone);
    await this.knowledge.noteMade(phone);
    this.knowledge.noteBroken(await hiddenValues(phone, this.knowledge, this.server));
  }

  async #chat(phone: FaultyPhone, weather: Weather): Promise<void> {
    this.#setWeather(phone, weather);
    await phone.attempt(() => phone.firstRound(), null);
    const before = (await readCurrentPlan(phone.account))?.plan_id;
    await phone.attempt(() => phone.chat(), weather.storage);
    this.#clearWeather(phone);
    await this.knowledge.noteMade(phone);
    this.knowledge.noteBroken(await planMoved(phone, this.knowledge, before));
  }

  #setWeather(phone: FaultyPhone, { faults, limit, blocked, server }: Weather): void {
    const left: Fault[] = [...faults];
    this.server.arm(server);
    phone.network.plan = ({ body, path }) => {
      if (path.includes(blocked)) return 'drop-request';
      const ops = (body as { ops?: unknown[] } | null)?.ops ?? [];
      return ops.length > limit ? { status: 413, html: true } : (left.shift() ?? 'deliver');
    };
  }

  #clearWeather(phone: FaultyPhone): void {
    this.server.arm(null);
    phone.network.plan = () => 'deliver';
  }

  async #signInOrOut(phone: FaultyPhone, step: StepOf<'sign-in' | 'sign-out'>): Promise<void> {
    const { knowledge } = this;
    knowledge.touched.add(phone.who);
    if (step.do === 'sign-in') {
      knowledge.touched.add(step.person);
      await phone.attempt(() => phone.signIn(step.person), step.storage);
    } else {
      if (!step.keep) await this.#noteDiscarded(phone);
      await phone.attempt(() => phone.signOut(step.keep), step.storage);
    }
    if (phone.account.owner !== this.server.persons[phone.who]!.owner || !phone.account.database.isOpen()) await phone.crash();
  }

  async #noteDiscarded(phone: FaultyPhone): Promise<void> {
    const { outbox, chat_messages, rejected } = phone.account.database;
    for (const row of [...(await outbox.toArray()), ...(await rejected.toArray())]) {
      this.knowledge.discarded.add(row.op_id);
      for (const mark of JSON.stringify(row.value).match(/[AB]#\d+/g) ?? []) this.knowledge.discarded.add(mark);
    }
    for (const row of await chat_messages.toArray()) this.knowledge.discarded.add(row.message_id);
  }

  /** Every fault is over. Answers whether every round of this person ended well. */
  async settle(person: number): Promise<boolean> {
    const ends: boolean[] = [];
    for (const phone of this.phones) {
      this.#clearWeather(phone);
      if (phone.who !== person) await phone.signIn(person);
      await this.knowledge.noteMade(phone);
      this.knowledge.noteBroken(await valuesAlone(phone));
      for (const { op_id } of await listRejected(phone.account)) this.knowledge.refused.add(op_id);
    }
    const [first, second] = [this.phones[0]!, this.phones[1]!];
    for (const phone of [first, second]) {
      await this.#chat(phone, { faults: [], limit: 500, blocked: 'nothing', server: null, storage: null });
      ends.push((await phone.sync()) === null);
    }
    ends.push((await first.sync()) === null);
    for (const phone of this.phones) for (const { op_id } of await listRejected(phone.account)) this.knowledge.refused.add(op_id);
    return ends.every(Boolean);
  }

  /** The phones' databases are let go of. */
  close(): void {
    for (const phone of this.phones) phone.process.kill();
  }
}

/** Edits or takes out one day of the routine both phones share, or deletes it. */
async function changeRoutine(account: Account, step: StepOf<'routine' | 'unroutine'>, mark: string): Promise<void> {
  const base = await readRoutine(account, 'routine-1');
  if (step.do === 'unroutine') {
    if (base !== undefined) await deleteRoutine(account, base);
    return;
  }
  const edited = { day_id: `day-${step.day}`, day: { title: mark } };
  const others = (base?.days ?? []).filter(({ day_id }) => day_id !== edited.day_id);
  const days = step.drops ? others : [...others, edited];
  await saveRoutine(account, { routine_id: 'routine-1', name: 'Own', days }, base);
}
