import { useAccount } from '#client/session/use-account.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { AppCard } from './app-card.tsx';
import { DiagnosticsCard } from './diagnostics-card.tsx';
import { EarlierWorkoutsCard } from './earlier-workouts-card.tsx';
import { ExportCard } from './export-card.tsx';
import { StorageCard } from './storage-card.tsx';
import styles from './this-phone.module.css';
import { ToSendCard } from './to-send-card.tsx';

/** This phone's data, unsent items, and actions. */
export function ThisPhonePage() {
  const account = useAccount();
  return (
    <Screen title="This phone">
      <div className={styles.cards}>
        <EarlierWorkoutsCard account={account} />
        <TwoPhones account={account} />
        <ToSendCard account={account} />
        <StorageCard account={account} />
        <ExportCard account={account} />
        <AppCard account={account} />
        <DiagnosticsCard account={account} />
      </div>
    </Screen>
  );
}
