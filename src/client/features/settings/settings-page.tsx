import { useState } from 'react';
import { LogOutSheet } from '#client/leaving/log-out-sheet.tsx';
import { momentText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Screen } from '#client/ui/layout/screen.tsx';
import { AccountGroup } from './account-group.tsx';
import { DataGroup } from './data-group.tsx';
import { LookGroup } from './look-group.tsx';
import { PrivacyGroup } from './privacy-group.tsx';
import { RestGroup } from './rest-group.tsx';
import styles from './settings.module.css';
import { Group } from './settings-group.tsx';
import { ButtonRow, LinkRow } from './settings-row.tsx';
import { SubscriptionGroup } from './subscription-group.tsx';
import { TrainingGroup } from './training-group.tsx';

const GROUPS = ['Account', 'Training', 'Rest timer', 'Look and language', 'Data', 'Devices', 'Privacy', 'Subscription'] as const;

/** Everything of the account in one place; what needs signal or a password of its own leads to its page. */
export function SettingsPage() {
  const account = useAccount();
  const { pending, last_sync } = useSyncStatus();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Screen title="Settings">
      <div className={styles.page}>
        <nav className={styles.jump} aria-label="Settings">
          {GROUPS.map((group) => (
            <a key={group} href={`#${group.toLowerCase().replaceAll(' ', '-')}`}>
              {group}
            </a>
          ))}
        </nav>
        <div className={styles.groups}>
          <AccountGroup />
          <TrainingGroup account={account} />
          <RestGroup account={account} />
          <LookGroup account={account} />
          <DataGroup />
          <Group id="devices" title="Devices">
            <LinkRow
              to={PATHS.thisPhone}
              icon="phone"
              label="This phone"
              hint={last_sync === null ? 'Nothing was sent from it yet' : `Last sent ${momentText(last_sync)}`}
              value={pending === 0 ? 'All sent' : `${pending} to send`}
            />
            <LinkRow to={SECURITY} icon="lock" label="Signed in elsewhere" hint="See where, and log those devices out" />
          </Group>
          <PrivacyGroup />
          <SubscriptionGroup />
          <section className={`card ${styles.card}`} aria-label="Leaving">
            <ButtonRow icon="logout" label="Log Out" hint="What waits on this phone is sent first" onOpen={() => setLeaving(true)} />
            <LinkRow to={SECURITY} isDanger icon="alert" label="Delete account" hint="You can export everything first" />
          </section>
        </div>
      </div>
      <LogOutSheet open={isLeaving} onClose={() => setLeaving(false)} />
    </Screen>
  );
}

const SECURITY = `${PATHS.profile}?tab=security`;
