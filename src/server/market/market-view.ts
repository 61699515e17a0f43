import type { CoachCards, PublicCoach, Specialty } from '#contract/index.ts';
import { type KeptAnswer, keepAnswer } from '../compression/kept-answer.ts';
import { type CardSearch, indexCards } from './coach-cards.ts';

/** The public market at one moment. Derived data is computed lazily and cached with the view. */
export interface MarketView {
  /** A listed coach; otherwise null. */
  coach(id: number): PublicCoach | null;
  /** Every listed coach, by id. */
  coaches(): Iterable<PublicCoach>;
  readonly count: number;
  readonly specialties: readonly Specialty[];
  cards(search: CardSearch): CoachCards;
  readonly answers: {
    /** The cached answer of an API path and query, or the result of `make`. */
    at(address: string, make: () => KeptAnswer): KeptAnswer;
    coach(id: number): KeptAnswer | null;
    portfolio(id: number): KeptAnswer | null;
    everyCoach(): KeptAnswer;
    specialties(): KeptAnswer;
    cards(search: CardSearch): KeptAnswer;
  };
}

/** Cached answers to searches and coaches; least recently used is evicted. */
const KEPT_MAX = 500;
/** Longer paths are not cached. */
const ADDRESS_MAX_LENGTH = 500;

export function createMarketView(coaches: ReadonlyMap<number, PublicCoach>, specialties: readonly Specialty[]): MarketView {
  const kept = createKept(KEPT_MAX);
  const addresses = createKept(KEPT_MAX);
  const index = once(() => indexCards(coaches.values(), specialties));
  const everyCoach = once(() => keepAnswer(`[${Array.from(coaches.values(), (coach) => JSON.stringify(coach)).join(',')}]`));
  const everySpecialty = once(() => keepAnswer(JSON.stringify(specialties)));
  const ofCoach = (id: number, what: string, make: (coach: PublicCoach) => unknown) => {
    const coach = coaches.get(id);
    return coach === undefined ? null : kept(`${what} ${id}`, () => keepAnswer(JSON.stringify(make(coach))));
  };
  return {
    coach: (id) => coaches.get(id) ?? null,
    coaches: () => coaches.values(),
    count: coaches.size,
    specialties,
    cards: (search) => index().find(search),
    answers: {
      at: (address, make) => (address.length > ADDRESS_MAX_LENGTH ? make() : addresses(address, make)),
      coach: (id) => ofCoach(id, 'coach', (coach) => coach),
      portfolio: (id) => ofCoach(id, 'portfolio', ({ portfolio }) => portfolio),
      everyCoach,
      specialties: everySpecialty,
      cards: (search) => kept(JSON.stringify(search), () => keepAnswer(JSON.stringify(index().find(search)))),
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function createKept(most: number): (name: string, make: () => KeptAnswer) => KeptAnswer {
  const answers = new Map<string, KeptAnswer>();
  return (name, make) => {
    const answer = answers.get(name) ?? make();
    // A Map iterates in insertion order, so reinserting marks as recently used.
    answers.delete(name);
    answers.set(name, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
