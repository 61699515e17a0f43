import { AI_COACH_NAME, DISCOVERY_CALL_TITLE } from '#domain/payments/titles.ts';
import type { OrderFacts, PaidCoach } from '../ports/payments.ts';

interface AnyOrder {
  readonly user_id: string | null;
  readonly coach?: PaidCoach;
  readonly program?: { readonly id: number; readonly title: string };
}

/** The order facts stored with the provider's objects. */
export function orderFactsOf(kind: OrderFacts['kind'], { user_id, coach, program }: AnyOrder): OrderFacts {
  const what = { ai_coach: AI_COACH_NAME, program: program?.title ?? '', discovery_call: DISCOVERY_CALL_TITLE }[kind];
  return {
    kind,
    user_id,
    coach_id: coach?.id ?? null,
    program_id: program?.id ?? null,
    title: coach === undefined ? what : `${what}, ${coach.name}`,
  };
}
