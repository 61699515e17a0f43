import type { CoachCard, CoachCards, PublicCoach, Specialty } from '#contract/index.ts';
import { COMPARE, type CoachSearch, type FindableCoach, searchableText, searchWords, sortKeyOf } from '#domain/browse/find-coaches.ts';
import { priceRangeOf } from '#domain/browse/price-range.ts';
import { SORTS, type Sort } from '#domain/browse/search-state.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { COACH_CARDS_PER_PAGE } from '#domain/limits.ts';
import { averageOf } from '#domain/reviews/rating.ts';

export interface CardSearch extends Omit<CoachSearch, 'sort'> {
  /** Null: by `ids`, or by name. */
  readonly sort: Sort | null;
  readonly page: number;
  /** Only these, in this order unless sorted; null for all. */
  readonly ids: readonly number[] | null;
}

/** A coach's card. */
export function cardOf(coach: PublicCoach): CoachCard {
  return {
    id: coach.id,
    name: fullName(coach),
    image: coach.profile_image_url_optimized ?? coach.profile_image_url,
    short_bio: coach.short_bio,
    rating: coach.rating ?? averageOf(0, 0),
    specialties: coach.specialties.map(({ title }) => title),
    starting_price: startingPrice(coach.programs),
    programs: coach.programs.map(({ id, type, price }) => ({ id, type, price })),
  };
}

export interface CardIndex {
  /** A page of matching coaches, equivalent to the domain's `findCoaches`. */
  find(search: CardSearch): CoachCards;
}

/** A coach with precomputed search data. */
interface Indexed {
  readonly card: CoachCard;
  readonly text: string;
  readonly specialties: ReadonlySet<number>;
  readonly range: ReturnType<typeof priceRangeOf>;
  readonly key: ReturnType<typeof sortKeyOf>;
}

/** Indexes the listed coaches: a search is one pass over a presorted list. */
export function indexCards(coaches: Iterable<PublicCoach>, specialties: readonly Specialty[]): CardIndex {
  const everybody = Array.from(coaches, indexed);
  const places = new Map(everybody.map((coach) => [coach.card.id, coach]));
  const orders = new Map<Sort, readonly Indexed[]>();
  const inOrder = (sort: Sort) => {
    const order = orders.get(sort) ?? everybody.toSorted((a, b) => COMPARE[sort](a.key, b.key));
    orders.set(sort, order);
    return order;
  };
  const candidates = ({ ids, sort }: CardSearch): readonly Indexed[] => {
    if (ids === null) return inOrder(sort ?? SORTS[0]);
    const chosen = [...new Set(ids)].flatMap((id) => places.get(id) ?? []);
    return sort === null ? chosen : chosen.sort((a, b) => COMPARE[sort](a.key, b.key));
  };
  return {
    find: (search) => {
      const words = searchWords(search.text);
      const fitting = candidates(search).filter(
        ({ text, range }) => (search.price.length === 0 || search.price.includes(range)) && words.every((word) => text.includes(word)),
      );
      const wanted = search.specialties;
      const found = wanted.length === 0 ? fitting : fitting.filter((coach) => wanted.some((id) => coach.specialties.has(id)));
      const from = (search.page - 1) * COACH_CARDS_PER_PAGE;
      return {
        coaches: found.slice(from, from + COACH_CARDS_PER_PAGE).map(({ card }) => card),
        total: found.length,
        page: search.page,
        pages: Math.ceil(found.length / COACH_CARDS_PER_PAGE),
        from: lowestPrice(found),
        specialties: countSpecialties(fitting, specialties),
      };
    },
  };
}

/** An unchanged coach is the same object in the next view and is not indexed again. */
const prepared = new WeakMap<PublicCoach, Indexed>();

function indexed(coach: PublicCoach): Indexed {
  const known = prepared.get(coach);
  if (known !== undefined) return known;
  const card = cardOf(coach);
  const findable: FindableCoach = { ...card, specialties: coach.specialties };
  const key = sortKeyOf(findable);
  const made: Indexed = {
    card,
    text: searchableText(findable),
    specialties: new Set(coach.specialties.map(({ id }) => id)),
    range: priceRangeOf(key.cents),
    key,
  };
  prepared.set(coach, made);
  return made;
}

function lowestPrice(coaches: readonly Indexed[]): string | null {
  let lowest: Indexed | null = null;
  for (const coach of coaches) if (lowest === null || coach.key.cents < lowest.key.cents) lowest = coach;
  return lowest?.card.starting_price ?? null;
}

function countSpecialties(coaches: readonly Indexed[], specialties: readonly Specialty[]): CoachCards['specialties'] {
  const counts = new Map<number, number>();
  for (const coach of coaches) for (const id of coach.specialties) counts.set(id, (counts.get(id) ?? 0) + 1);
  return specialties.map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }));
}
