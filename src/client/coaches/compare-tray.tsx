import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { compareIdsToUrl } from '#domain/browse/search-state.ts';
import { COMPARE_MAX } from '#domain/limits.ts';
import { BROWSE_MESSAGES } from '#domain/messages/browse.ts';
import { CoachPortrait } from './coach-portrait.tsx';
import { setComparePicks, toggleComparePick, useComparePicks } from './compare-store.ts';
import styles from './compare-tray.module.css';

/** The selected coaches with a link to the comparison; hidden when empty. */
export function CompareTray() {
  const picks = useComparePicks();
  if (picks.length === 0) return null;
  const isFull = picks.length >= COMPARE_MAX;
  return (
    <section className={styles.tray} aria-label="Compare coaches" data-dock>
      <div className={classNames('wrap', styles.row)}>
        <ul className={styles.picks}>
          {picks.map((pick) => (
            <li key={pick.id}>
              <button type="button" className={styles.pick} aria-label={`Take ${pick.name} off`} onClick={() => toggleComparePick(pick)}>
                <CoachPortrait className={styles.face} src={pick.image} alt="" width={40} />
                <span className={styles.off}>
                  <Icon name="close" size="xs" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button kind="bare" className="from-medium" onClick={() => setComparePicks([])}>
          Clear
        </Button>
        {picks.length === 1 ? (
          <p className={classNames('small', styles.hint)}>Tick one more to compare.</p>
        ) : (
          <ButtonLink kind="ink" className={styles.go} to={PATHS.compare + compareIdsToUrl(picks.map(({ id }) => id))}>
            Compare {picks.length}
          </ButtonLink>
        )}
      </div>
      <p className="vh" role="status">
        {`${picks.length} of ${COMPARE_MAX} ticked.`} {isFull ? BROWSE_MESSAGES.compareFull : ''}
      </p>
      {isFull ? <p className={classNames('wrap', 'cap', styles.full)}>{BROWSE_MESSAGES.compareFull}</p> : null}
    </section>
  );
}
