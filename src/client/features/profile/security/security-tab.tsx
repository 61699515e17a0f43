import styles from '../profile.module.css';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { DownloadData } from './download-data.tsx';

/** The password (section 2), and ours: where one is signed in, what is kept, and leaving. */
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
