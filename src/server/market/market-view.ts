import type { CoachCards, PublicCoach, Specialty } from '#contract/index.ts';
import { type KeptAnswer, keepAnswer } from '../compression/kept-answer.ts';
import { type CardSearch, indexCards } from './coach-cards.ts';

/** The public market at one moment. What is asked of it is made when first asked for, and kept as long as the view is current. */
export interface MarketView {
  /** A listed coach; null for anybody else. */
  coach(id: number): PublicCoach | null;
  /** Every listed coach, by id. */
  coaches(): Iterable<PublicCoach>;
  readonly count: number;
  readonly specialties: readonly Specialty[];
  cards(search: CardSearch): CoachCards;
  readonly answers: {
    /** What was answered at an address of the API, path and query; else what `make` gives, if it does not throw. */
    at(address: string, make: () => KeptAnswer): KeptAnswer;
    coach(id: number): KeptAnswer | null;
    portfolio(id: number): KeptAnswer | null;
    everyCoach(): KeptAnswer;
    specialties(): KeptAnswer;
    cards(search: CardSearch): KeptAnswer;
  };
}

/** Answers to searches and coaches kept at a time; the least recently used goes. */
const KEPT_MAX = 500;
/** Longer addresses than our pages ask for are not worth their room. */
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
    // A map remembers the order of writing: the first one is the one not asked for longest.
    answers.delete(name);
    answers.set(name, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
