import { FEED_PATH, PATHS } from '#client/routing/paths.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ARTICLES, dateWords } from './articles.ts';
import styles from './blog-page.module.css';

export function BlogPage() {
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        Blog
      </h1>
      <p className={classNames('lead', styles.lead)}>
        How to train, how to recover, and how to choose who helps you. Every number has its source.
      </p>
      <ul className={styles.list}>
        {ARTICLES.map(({ slug, title, description, date, minutes }) => (
          <li className={styles.item} key={slug}>
            <p className={classNames('cap', styles.when)}>
              <time dateTime={date}>{dateWords(date)}</time>
              <span className="num">{minutes} min read</span>
            </p>
            <div>
              <h2 className={classNames('h-3', styles.title)}>
                <Link className={styles.link} to={PATHS.article.replace(':slug', slug)}>
                  {title}
                </Link>
              </h2>
              <p className="muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <a href={FEED_PATH}>Feed of new articles</a>
      </p>
    </div>
  );
}
