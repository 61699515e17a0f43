import { configure, type RenderResult, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { AccountContext } from '#client/session/use-account.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type PlanVersion, savePlan } from '#offline/log/plans.ts';
import { finishSession, openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { type Account, openAccount } from '#offline/store/account.ts';

/** Wednesday, 18 November 2026, noon on the trainee's clock. */
export const NOON = new Date(2026, 10, 18, 12).getTime();
export const TODAY = '2026-11-18';

// A busy machine is no failure: what must appear may take its time.
configure({ asyncUtilTimeout: 10_000 });

export interface TrainingWorld {
  account: Account;
  /** Milliseconds; move it to move the clock. */
  clock: { now: number };
  user: ReturnType<typeof userEvent.setup>;
  /** `at` is the address. */
  show: (page: ReactNode, at?: string) => RenderResult;
}

/** A phone with one signed-in account: the real offline code on a fake IndexedDB. */
export async function trainingWorld(): Promise<TrainingWorld> {
  const clock = { now: NOON };
  window.sessionStorage.clear();
  const account = await openAccount({
    origin: 'https://setwise.test',
    owner: crypto.randomUUID(),
    device: 'phone-1',
    now: () => clock.now,
  });
  const show = (page: ReactNode, at = '/') =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <AccountContext value={account}>{page}</AccountContext>
      </MemoryRouter>,
    );
  return { account, clock, user: userEvent.setup(), show };
}

const RPE = [7, 8, 9, 6];

/** Four weeks, three named days; the middle one is today's. */
export const STRENGTH_PLAN: Plan = {
  goal: 'strength',
  explanation: 'Bench leads because it is your goal.',
  weeks: Array.from({ length: 4 }, () => [
    { day: 'Monday', primary: [{ exercise: 'Deadlift', sets: 3, reps: '3', rpe_schedule: RPE }] },
    {
      day: 'Wednesday',
      title: 'Squat and bench',
      primary: [
        { exercise: 'Back squat', sets: 2, reps: '5', rpe_schedule: RPE },
        { exercise: 'Bench press', sets: 2, reps: '5', rpe_schedule: RPE },
      ],
      accessories: [{ exercise: 'Pull-up', sets: 1, reps: '8', rpe_schedule: RPE }],
    },
    { day: 'Friday', primary: [{ exercise: 'Overhead press', sets: 3, reps: '5', rpe_schedule: RPE }] },
  ]),
};

export const MUSCLE_PLAN: Plan = {
  goal: 'muscle',
  explanation: 'Two full-body days.',
  schedule: [
    { day: 'Day 1', exercises: [{ name: 'Goblet squat', sets: 2, rir: '2' }] },
    { day: 'Day 2', exercises: [{ name: 'Dumbbell row', sets: 3, reps: '10', rir: '1-2' }] },
  ],
};

export function storePlan({ account }: TrainingWorld, plan: Plan): Promise<PlanVersion> {
  return savePlan(account, { plan, source: 'coach' });
}

interface PastSet {
  exercise: string;
  reps: number;
  weight: string;
  unit?: 'lb' | 'kg';
  rpe?: number;
}

/** A logged workout on another day. `at` is the hour it began. */
export async function storeWorkout(
  { account, clock }: TrainingWorld,
  performed_on: string,
  sets: readonly PastSet[],
  place: { plan_id?: string; week?: number; day?: number; at?: number; label?: string } = {},
): Promise<string> {
  const real = clock.now;
  const [year = 0, month = 1, date = 1] = performed_on.split('-').map(Number);
  clock.now = new Date(year, month - 1, date, place.at ?? 9).getTime();
  const { plan_id = 'p0', week = 0, day = 0, label = 'Workout' } = place;
  const session = await openSession(account, { performed_on, plan_id, week, day, label });
  const counts = new Map<string, number>();
  for (const set of sets) {
    const set_n = (counts.get(set.exercise) ?? 0) + 1;
    counts.set(set.exercise, set_n);
    clock.now += 60_000;
    await saveSet(account, {
      session_id: session.session_id,
      exercise: set.exercise,
      exercise_n: 1,
      set_n,
      reps: set.reps,
      weight: set.weight,
      unit: set.unit ?? 'lb',
      rpe: set.rpe ?? null,
    });
  }
  await finishSession(account, session.session_id);
  clock.now = real;
  return session.session_id;
}

/** From now on this phone stores nothing, and can still be read; the answer repairs it. */
export function breakStorage({ account }: TrainingWorld, reason = 'QuotaExceededError'): () => void {
  const { database } = account;
  const working = database.transaction.bind(database) as (...input: unknown[]) => unknown;
  const spy = vi
    .spyOn(database, 'transaction')
    .mockImplementation(((mode: string, ...rest: unknown[]) =>
      mode.startsWith('rw') ? Promise.reject(new DOMException('no room', reason)) : working(mode, ...rest)) as never);
  return () => spy.mockRestore();
}

/** From now on writes of this phone wait until the answer lets them go; reading goes on. */
export function holdWrites({ account }: TrainingWorld): () => void {
  const { database } = account;
  const working = database.transaction.bind(database) as (...input: unknown[]) => unknown;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const spy = vi
    .spyOn(database, 'transaction')
    .mockImplementation(((mode: string, ...rest: unknown[]) =>
      mode.startsWith('rw') ? gate.then(() => working(mode, ...rest)) : working(mode, ...rest)) as never);
  return () => {
    spy.mockRestore();
    letGo();
  };
}
