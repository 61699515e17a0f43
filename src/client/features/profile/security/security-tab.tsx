import styles from '../profile.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { DownloadData } from './download-data.tsx';

/** The password, where one is signed in, what is kept, and leaving (ACCOUNT-7, ACCOUNT-9). */
export function SecurityTab() {
  return (
    <div className={styles.stack}>
      <ChangePassword />
      <Devices />
      <DownloadData />
      <DeleteAccount />
    </div>
  );
}
