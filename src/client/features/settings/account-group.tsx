import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { capitalised } from '#domain/users/display-name.ts';
import styles from './settings.module.css';
import { LinkRow } from './settings-row.tsx';

/** Who is signed in, and where that is changed. */
export function AccountGroup() {
  const profile = useSession((session) => session.profile);
  const names = profile === null ? [] : [profile.first_name, profile.last_name].map(capitalised).filter((name) => name !== '');
  return (
    <section className={styles.group} aria-labelledby="account">
      <h2 className="vh" id="account">
        Account
      </h2>
      <div className={`card ${styles.person}`}>
        <span className={styles.initials} aria-hidden="true">
          {names.length === 0 ? <Icon name="user" /> : names.map((name) => Array.from(name)[0]).join('')}
        </span>
        <p className={styles.name}>
          {names.length === 0 ? null : <b className="h-3">{names.join(' ')}</b>}
          <span className="cap">{profile?.email ?? 'Your details show here once there is signal.'}</span>
        </p>
        <ButtonLink kind="line" to={`${PATHS.profile}?tab=profile`}>
          Edit
        </ButtonLink>
      </div>
      <div className={`card ${styles.card}`}>
        <LinkRow to={`${PATHS.profile}?tab=profile`} label="Personal information" />
        <LinkRow to={`${PATHS.profile}?tab=security`} label="Password and sign-in" />
        {profile?.role === 'member' ? <LinkRow to={PATHS.becomeCoach} label="Become a coach" /> : null}
      </div>
    </section>
  );
}
