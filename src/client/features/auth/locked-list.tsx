import { useEffect, useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { localDeviceOrNull } from '#client/session/local-device.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import type { LockedAccount } from '#offline/store/device.ts';
import styles from './auth.module.css';

/** What somebody had not sent when they signed out. Only their next login opens it; whose it is stays untold (PHONE-5). */
export function LockedList() {
  const [locked, setLocked] = useState<readonly LockedAccount[]>([]);
  const [asked, setAsked] = useState<LockedAccount | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [openedAt] = useState(Date.now);
  useEffect(() => {
    void readLocked().then(setLocked);
  }, []);

  const remove = async () => {
    if (asked === null) return;
    setAsked(null);
    setFailed(!(await deleteFor(asked.owner_hash)));
    setLocked(await readLocked());
  };

  if (locked.length === 0) return null;
  return (
    <section className={styles.locked} aria-labelledby="locked">
      <h2 className="h-4" id="locked">
        Locked on this phone
      </h2>
      <p className="cap">They open when the same account logs in.</p>
      {hasFailed ? <Note kind="fail">They could not be deleted. Try again.</Note> : null}
      <ul className="list">
        {locked.map((entry) => (
          <li className="kv" key={entry.owner_hash}>
            <span className="row">
              <Icon name="lock" size="s" />
              <span>
                {entry.count} locked {entry.count === 1 ? 'item' : 'items'} on this phone
                <br />
                <span className="cap">since {dayText(entry.since, openedAt)}</span>
              </span>
            </span>
            <Button kind="bare" onClick={() => setAsked(entry)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmSheet
        open={asked !== null}
        title="Delete locked items?"
        keepLabel="Keep them"
        confirmLabel="Delete"
        onClose={() => setAsked(null)}
        onConfirm={() => void remove()}
      >
        <p>They were never sent, so nobody can bring them back.</p>
      </ConfirmSheet>
    </section>
  );
}

async function readLocked(): Promise<LockedAccount[]> {
  try {
    const device = await localDeviceOrNull();
    return device === null ? [] : await (await import('#offline/accounts/accounts.ts')).listLocked(device);
  } catch {
    return [];
  }
}

async function deleteFor(owner_hash: string): Promise<boolean> {
  try {
    const device = await localDeviceOrNull();
    if (device === null) return false;
    await (await import('#offline/accounts/accounts.ts')).deleteLocked(device, owner_hash);
    return true;
  } catch {
    return false;
  }
}
