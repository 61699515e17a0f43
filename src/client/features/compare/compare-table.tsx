import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { profilePath } from '#client/coaches/profile-path.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { COMPARE_FACTS } from './compare-facts.tsx';
import styles from './compare-page.module.css';

/** Portraits as column heads, one fact a row, its name above the values so that a phone is wide enough for two. More scroll sideways. */
export function CompareTable({ coaches, onTakeOff }: { coaches: readonly PublicCoach[]; onTakeOff: (id: number) => void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Comparison">
      <table className={classNames(styles.table, styles[`of${coaches.length}`])}>
        <thead>
          <tr>
            {coaches.map((coach) => (
              <th className={styles.head} scope="col" key={coach.id}>
                <CoachPortrait
                  className={styles.face}
                  src={coach.profile_image_url_optimized ?? coach.profile_image_url}
                  alt=""
                  width={240}
                />
                <span className={styles.name}>{fullName(coach)}</span>
                {coaches.length === 1 ? null : (
                  <IconButton
                    className={styles.off}
                    line
                    icon="close"
                    label={`Take ${fullName(coach)} off`}
                    onClick={() => onTakeOff(coach.id)}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        {COMPARE_FACTS.map(({ name, of }) => (
          <tbody key={name}>
            <tr>
              <th className={styles.fact} colSpan={coaches.length} scope="rowgroup">
                <span className={styles.factName}>{name}</span>
              </th>
            </tr>
            <tr>
              {coaches.map((coach) => (
                <td className={styles.value} key={coach.id}>
                  {of(coach)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody>
          <tr>
            {coaches.map((coach) => (
              <td className={styles.go} key={coach.id}>
                <ButtonLink kind="ink" wide to={profilePath(coach.id)}>
                  View Profile<span className="vh">: {fullName(coach)}</span>
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
