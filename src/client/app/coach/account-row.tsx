import { useState } from 'react';
import { LogOutSheet } from '#client/leaving/log-out-sheet.tsx';
import { useSession } from '#client/session/session-store.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { capitalised } from '#domain/users/display-name.ts';
import styles from './account-row.module.css';
import links from './coach-links.module.css';

/** The account and logout, at the end of sidebar and drawer. */
export function AccountRow() {
  const profile = useSession((session) => session.profile);
  const [isLeaving, setLeaving] = useState(false);
  const names = profile === null ? [] : [profile.first_name, profile.last_name].map(capitalised).filter((name) => name !== '');
  return (
    <div className={styles.account}>
      {profile === null ? null : (
        <div className={styles.who}>
          <span className={styles.initials} aria-hidden="true">
            {names.length === 0 ? <Icon name="user" size="s" /> : names.map((name) => Array.from(name)[0]).join('')}
          </span>
          <p className={styles.words}>
            {names.length === 0 ? null : (
              <b className={styles.line} title={names.join(' ')}>
                {names.join(' ')}
              </b>
            )}
            <span className={`cap ${styles.line ?? ''}`} title={profile.email}>
              {profile.email}
            </span>
          </p>
        </div>
      )}
      <button type="button" className={links.link} title="Log Out" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        <Icon name="logout" />
        <span className={links.word}>Log Out</span>
      </button>
      <LogOutSheet open={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
