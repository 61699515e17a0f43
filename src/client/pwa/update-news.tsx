import styles from './update-news.module.css';
import { useNews } from './use-news.ts';

const SHOWN = 5;

/** What the waiting version brings, folded; nothing while that is not known (PAGE-18). */
export function UpdateNews() {
  const news = useNews();
  if (news.length === 0) return null;
  const more = news.length - SHOWN;
  return (
    <details className={styles.news}>
      <summary>What is new</summary>
      <ul>
        {news.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 ? <li>And more</li> : null}
      </ul>
    </details>
  );
}
