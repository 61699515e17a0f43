import { momentText } from '#client/locale/formats.ts';
import type { Purchase } from '#contract/index.ts';
import { timeLeftText } from './time-left.ts';

export interface ContactWords {
  readonly title: string;
  /** The running countdown. */
  readonly left: string | null;
  readonly sentence: string;
  /** Button labels; null without a button. */
  readonly agree: string | null;
  readonly deny: string | null;
}

/** Each side's texts about first contact. */
export function contactWords({ side, contact, contact_due_at, with: other, refund }: Purchase, now: number): ContactWords {
  const due = momentText(contact_due_at);
  const plain = (title: string, sentence: string): ContactWords => ({ title, sentence, left: null, agree: null, deny: null });
  const isBuyer = side === 'buyer';
  switch (contact) {
    case 'waiting':
      return {
        title: 'First contact within 72 hours',
        left: `${timeLeftText(contact_due_at, now)} left`,
        sentence: isBuyer ? `${other} contacts you by ${due}.` : `Contact ${other} by ${due}. After that they can have their money back.`,
        agree: isBuyer ? 'We are in contact' : 'I made contact',
        deny: null,
      };
    case 'claimed':
      return isBuyer
        ? {
            ...plain('Are you in contact?', `${other} says that they contacted you.`),
            agree: 'Yes, we are in contact',
            deny: 'No, not yet',
          }
        : plain('First contact made', `You said that you contacted ${other}. They can confirm it.`);
    case 'confirmed':
      return plain('First contact made', `You and ${other} are in contact.`);
    case 'missed':
      return isBuyer
        ? {
            ...plain(
              'No contact within 72 hours',
              refund === null
                ? `${other} did not contact you in time.`
                : `${other} did not contact you in time. You can have your money back.`,
            ),
            agree: 'We are in contact',
          }
        : plain('72 hours are over', `${other} can have their money back. Contact them: they can still say that you did.`);
    case 'refunding':
      return plain('Refund on its way', isBuyer ? 'Your money is on its way back to your card.' : `${other} asked for their money back.`);
    case 'refunded':
      return plain('Refunded', isBuyer ? 'Your money was given back.' : `The payment of ${other} was given back.`);
  }
}
