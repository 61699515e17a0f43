import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PlainPage } from '#client/ui/layout/plain-page.tsx';
import prose from '#client/ui/layout/prose.module.css';
import { articleParts, articleText } from './article-code.ts';
import styles from './article-page.module.css';
import { ARTICLES, dateWords, findArticle } from './articles.ts';

export const parts = articleParts;

export function ArticlePage() {
  const { slug } = usePageParams();
  const about = findArticle(slug);
  const text = articleText(slug);
  if (about === undefined || text === undefined) return <NoArticle />;
  const next = ARTICLES[ARTICLES.indexOf(about) + 1] ?? ARTICLES[0];
  return (
    <article className={classNames('wrap', styles.page)}>
      <p className="cap">
        <Link className={styles.back} to={PATHS.blog}>
          Blog
        </Link>
      </p>
      <h1 className={classNames('h-1', styles.title)} tabIndex={-1}>
        {about.title}
      </h1>
      <p className={classNames('cap', styles.when)}>
        <time dateTime={about.date}>{dateWords(about.date)}</time>
        <span className="num">{about.minutes} min read</span>
      </p>
      <div className={prose.prose}>{text}</div>
      <aside className={styles.more} aria-label="What next">
        {next === undefined ? null : (
          <p>
            <span className="cap">Read next</span>
            <br />
            <Link className={styles.next} to={PATHS.article.replace(':slug', next.slug)}>
              {next.title}
            </Link>
          </p>
        )}
        <ButtonLink kind="line" to={PATHS.browse}>
          Find a coach
        </ButtonLink>
      </aside>
    </article>
  );
}

function NoArticle() {
  return (
    <PlainPage
      title="Not Found"
      sentence="There is no article at this address."
      action={
        <ButtonLink kind="now" big to={PATHS.blog}>
          All articles
        </ButtonLink>
      }
    />
  );
}
