import { momentText } from '#client/locale/formats.ts';
import type { Relationship } from '#contract/index.ts';
import { contactClock } from '#domain/coaching/contact-clock.ts';

/** «30 h 30 min left» */
export function timeLeftWords(due_at: string, now: number): string {
  const { hours, minutes } = contactClock(new Date(due_at).getTime(), now);
  return `${hours} h ${minutes} min left`;
}

/** What the promise asks of this side, or what became of it (REL-5). */
export function contactSentence({ side, first_name, contact }: Relationship): string {
  if (contact === null) return '';
  const name = first_name ?? '';
  const due = momentText(contact.due_at);
  const isTrainee = side === 'trainee';
  switch (contact.state) {
    case 'waiting':
      return isTrainee
        ? `If ${name} has not contacted you by ${due}, you can have your money back in Payments.`
        : `Contact ${name} by ${due}. After that they can have their money back.`;
    case 'claimed':
      return isTrainee ? `${name} contacted you. Payments asks whether you are in contact.` : `You contacted ${name}.`;
    case 'confirmed':
      return `You and ${name} are in contact.`;
    case 'missed':
      return isTrainee
        ? `${name} did not contact you within 72 hours. You can have your money back in Payments.`
        : `The 72 hours are over. ${name} can have their money back; contact them all the same.`;
    case 'refunding':
    case 'refunded':
      return isTrainee ? 'Your payment goes back to your card.' : `The payment of ${name} goes back.`;
  }
}
