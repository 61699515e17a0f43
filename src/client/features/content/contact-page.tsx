import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './content.module.css';

/** Set at build by the operator. */
const EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? 'support@setwise.example';

const WAYS = [
  {
    title: 'Something does not work',
    what: 'Say what you did and what you saw. If it concerns your workouts, open This phone in the AI Coach and send its diagnostic line along.',
    subject: 'Something does not work',
  },
  {
    title: 'A payment or a subscription',
    what: 'Say the date and the amount. Never send card details; we do not need them and must not have them.',
    subject: 'A payment',
  },
  {
    title: 'A coach',
    what: 'No first contact within 72 hours, a call that did not happen, a question of fairness: we look at what both sides say.',
    subject: 'A coach',
  },
  {
    title: 'Your data',
    what: 'Taking it with you and deleting it need no message: both are in your profile. For everything else, write.',
    subject: 'My data',
  },
];

export function ContactPage() {
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        Contact
      </h1>
      <p className={classNames('lead', styles.lead)}>Write to us and a person answers within 24 hours, on weekends too.</p>
      <p>
        <a className={styles.address} href={`mailto:${EMAIL}`}>
          {EMAIL}
        </a>
      </p>
      <div className={styles.ways}>
        {WAYS.map(({ title, what, subject }) => (
          <section className={styles.way} key={title}>
            <h2 className="h-3">{title}</h2>
            <p className="muted">{what}</p>
            <p>
              <a className={styles.write} href={`mailto:${EMAIL}?subject=${encodeURIComponent(subject)}`}>
                Write about this
              </a>
            </p>
          </section>
        ))}
      </div>
      <p className={classNames('muted', styles.lead)}>
        Most questions are answered in the <Link to={PATHS.faq}>FAQ</Link>.
      </p>
    </div>
  );
}
