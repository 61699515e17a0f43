import { PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './content.module.css';
import { QUESTION_GROUPS } from './questions.ts';

export function FaqPage() {
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        FAQ
      </h1>
      <p className={classNames('lead', styles.lead)}>
        What people ask before they start. Not here? <Link to={PATHS.contact}>Write to us</Link>; a person answers within 24 hours.
      </p>
      <div className={styles.groups}>
        {QUESTION_GROUPS.map(({ title, questions }) => (
          <section className={styles.group} key={title}>
            <h2 className="h-2">{title}</h2>
            {questions.map(({ question, answer }) => (
              <details className={styles.question} key={question} name="faq">
                <summary>{question}</summary>
                <div className={styles.answer}>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
