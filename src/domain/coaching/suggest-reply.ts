import { REPLY_STARTS } from '../messages/desk.ts';
import { unitWord } from '../training/units.ts';
import { localDate } from '../training/week.ts';
import { type DeskClient, type DeskReason, type DeskRemark, reasonOf, remarkOf } from './triage.ts';

/**
 * A start for a message to a client, from what is shared alone (DESK-8); null where nothing is known to start from. `unit` is the client's.
 */
export function suggestReply(first_name: string, said: DeskReason | DeskRemark, unit: string): string | null {
  switch (said.kind) {
    case 'contact':
      return REPLY_STARTS.contact(first_name);
    case 'unanswered':
    case 'unread':
      return REPLY_STARTS.unanswered(first_name);
    case 'missed':
      return REPLY_STARTS.missed(first_name, said.missed, said.planned);
    case 'silent':
      return REPLY_STARTS.silent(first_name, said.days);
    case 'above_plan':
      return REPLY_STARTS.above_plan(first_name, String(said.over));
    case 'harder':
      return REPLY_STARTS.harder(
        first_name,
        said.name,
        `${String(said.load)} ${unit} × ${String(said.reps)}`,
        String(said.first_rpe),
        String(said.last_rpe),
      );
    case 'stalled':
      return REPLY_STARTS.stalled(first_name, said.name);
    case 'plan_ends':
      return REPLY_STARTS.plan_ends(first_name);
    case 'trained':
      return REPLY_STARTS.trained(first_name);
    case 'nothing_logged':
    case 'not_read':
    case 'no_grant':
      return null;
  }
}

/** The start for a message to this client now, in ms since 1970. */
export function replyStart(client: DeskClient, first_name: string, now: number): string | null {
  const today = localDate(new Date(now));
  return suggestReply(first_name, reasonOf(client, now, today) ?? remarkOf(client, today), unitWord(client.facts?.unit ?? 'lb'));
}
