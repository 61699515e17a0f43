import { momentText } from '#client/locale/formats.ts';
import type { Relationship } from '#contract/index.ts';
import { contactClock } from '#domain/coaching/contact-clock.ts';
import { FIRST_CONTACT_HOURS } from '#domain/limits.ts';
import { Icon } from '../ui/graphics/icon.tsx';
import { type StrokeState, Tally } from '../ui/graphics/tally.tsx';
import styles from './contact-card.module.css';
import { contactSentence } from './contact-words.ts';

/** The 72 hours of first contact, alike for coach and trainee (REL-5). Nothing where no promise is open. */
export function ContactCard({ relationship, now }: { relationship: Relationship; now: number }) {
  const { contact } = relationship;
  if (contact === null) return null;
  const sentence = contactSentence(relationship);
  if (contact.state !== 'waiting') {
    return (
      <section className="card" aria-label="First contact">
        <p className={styles.kept}>
          {contact.state === 'claimed' || contact.state === 'confirmed' ? <Icon name="check" size="s" /> : null}
          {sentence}
        </p>
      </section>
    );
  }
  const { hours, minutes } = contactClock(new Date(contact.due_at).getTime(), now);
  return (
    <section className="card" aria-label="First contact">
      <h2 className="h-4">First contact within 72 hours</h2>
      <p className={styles.left}>
        <span className={styles.hours}>{hours}</span>
        <span className="muted">{` h ${minutes} min left`}</span>
      </p>
      <ContactStrokes due_at={contact.due_at} now={now} />
      <p className={`cap ${styles.dates}`}>
        <span>{`Paid ${momentText(contact.bought_at)}`}</span>
        <span>{momentText(contact.due_at)}</span>
      </p>
      <p className="small muted">{`${sentence} Each stroke is six hours.`}</p>
    </section>
  );
}

/** Twelve strokes of six hours: over, now, to come. */
export function ContactStrokes({ due_at, now }: { due_at: string; now: number }) {
  const { passed, strokes, hours } = contactClock(new Date(due_at).getTime(), now);
  const states = Array.from({ length: strokes }, (_, at): StrokeState => (at < passed ? 'sent' : at === passed ? 'now' : 'todo'));
  return <Tally size="s" groups={[states]} label={`${FIRST_CONTACT_HOURS - hours} of ${FIRST_CONTACT_HOURS} hours have passed`} />;
}
