import type { ReactNode } from 'react';
import { Rating } from '#client/coaches/stars.tsx';
import type { Program, PublicCoach } from '#contract/index.ts';
import { priceCents, startingPrice } from '#domain/coaches/starting-price.ts';
import { COMPARE_MESSAGES } from '#domain/messages/compare.ts';
import { centsText, moneyText } from '#domain/money/money-text.ts';
import { programName } from '#domain/programs/program-title.ts';

export interface CompareFact {
  name: string;
  of: (coach: PublicCoach) => ReactNode;
  /** The better direction and the compared number; null for none. */
  best?: { direction: 'lowest' | 'highest'; of: (coach: PublicCoach) => number | null };
}

const MONTHS = [3, 6];

/** Facts in the same order for every coach. */
export function compareFacts(coaches: readonly PublicCoach[]): CompareFact[] {
  return [
    {
      name: 'Starting at',
      of: ({ programs }) => (
        <>
          <b>{moneyText(startingPrice(programs))}</b>/month
        </>
      ),
      best: { direction: 'lowest', of: ({ programs }) => priceCents(startingPrice(programs)) },
    },
    ...typesOf(coaches).flatMap((type) => MONTHS.map((months) => costOf(type, months))),
    {
      name: 'Reviews',
      of: ({ rating }) => <Rating short average={rating?.average ?? null} count={rating?.count ?? 0} />,
      // In tenths, so that displayed values are compared.
      best: { direction: 'highest', of: ({ rating }) => (rating?.average == null ? null : Math.round(rating.average * 10)) },
    },
    { name: 'Specialties', of: ({ specialties }) => specialties.map(({ title }) => title).join(', ') },
    { name: 'Cancel', of: () => COMPARE_MESSAGES.cancel },
    { name: 'What I Deliver', of: ({ brand_promise }) => brand_promise },
    { name: 'Problems I Solve', of: ({ brand_pain }) => brand_pain },
    { name: 'My Approach', of: ({ brand_plan }) => brand_plan },
    { name: 'My Track Record', of: ({ brand_proof }) => brand_proof },
  ];
}

/** Program types of any of them, cheaper types first. */
function typesOf(coaches: readonly PublicCoach[]): string[] {
  const order = ['basic', 'premium'];
  const types = new Set(coaches.flatMap(({ programs }) => programs.map(({ type }) => type)));
  return [...order.filter((type) => types.has(type)), ...[...types].filter((type) => !order.includes(type))];
}

/** The cost of a program type over some months. */
function costOf(type: string, months: number): CompareFact {
  const cents = ({ programs }: PublicCoach) => {
    const program = programs.find((offered: Program) => offered.type === type);
    return program === undefined ? null : priceCents(program.price) * months;
  };
  return {
    name: `${programName(type)}, ${months} months`,
    of: (coach) => {
      const total = cents(coach);
      return total === null ? <span className="muted">{COMPARE_MESSAGES.notOffered}</span> : centsText(total);
    },
    best: { direction: 'lowest', of: cents },
  };
}
