import { useState } from 'react';
import { LogOutSheet } from '#client/leaving/log-out-sheet.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Screen } from '#client/ui/layout/screen.tsx';
import { AccountGroup } from './account-group.tsx';
import { LookGroup } from './look-group.tsx';
import { RestGroup } from './rest-group.tsx';
import styles from './settings.module.css';
import { Group } from './settings-group.tsx';
import { ButtonRow, LinkRow } from './settings-row.tsx';
import { TrainingGroup } from './training-group.tsx';

const GROUPS = ['Account', 'Training', 'Rest timer', 'Look', 'Data', 'Devices', 'Subscription'] as const;

/** Everything of the account in one place; what needs signal or a password of its own leads to its page. */
export function SettingsPage() {
  const account = useAccount();
  const { pending } = useSyncStatus();
  const hasCoach = useSession((session) => session.has_ai_coach);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Screen title="Settings">
      <div className={styles.page}>
        <nav className={styles.jump} aria-label="Settings">
          {GROUPS.map((group) => (
            <a key={group} href={`#${group.toLowerCase().replace(' ', '-')}`}>
              {group}
            </a>
          ))}
        </nav>
        <div className={styles.groups}>
          <AccountGroup />
          <TrainingGroup account={account} />
          <RestGroup account={account} />
          <LookGroup account={account} />
          <Group id="data" title="Data and privacy">
            <LinkRow to={PATHS.importLog} icon="history" label="Import" hint="Bring your history from another app" />
            <LinkRow to={PATHS.thisPhone} icon="share" label="Export" hint="Everything, in one file" />
            <LinkRow to={PATHS.thisPhone} icon="phone" label="Storage" hint="What is kept on this phone, and whether it is protected" />
            {hasCoach ? (
              <LinkRow to={PATHS.chat} icon="eye" label="What the AI Coach sees" hint="Opens the chat, where each fact can be taken out" />
            ) : null}
          </Group>
          <Group id="devices" title="Devices">
            <LinkRow to={PATHS.thisPhone} icon="phone" label="This phone" value={pending === 0 ? 'All sent' : `${pending} to send`} />
            <LinkRow to={SECURITY} icon="lock" label="Signed in elsewhere" hint="See where, and log those devices out" />
          </Group>
          <Group id="subscription" title="Subscription">
            <LinkRow
              to={`${PATHS.profile}?tab=payments`}
              label="Subscriptions and payments"
              hint="Prices, receipts, card, and how to cancel"
            />
          </Group>
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
