import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import type { Account } from '#offline/store/account.ts';
import { type RestSignals, readRestSignals, saveRestSignals } from '#offline/store/rest-signals.ts';
import styles from './settings.module.css';
import { Group } from './settings-group.tsx';

type Signal = keyof RestSignals;

/** Whether this browser can give each signal. */
const CAN: Readonly<Record<Signal, () => boolean>> = {
  sound: () => 'AudioContext' in window,
  vibration: () => 'vibrate' in navigator,
  notification: () => 'Notification' in window && 'serviceWorker' in navigator,
  keeps_screen_on: () => 'wakeLock' in navigator,
};
const REST_TEXTS = {
  sound: { label: 'Sound', hint: 'After a first tap; in most browsers also while another app is open, on an iPhone not when it is locked' },
  vibration: { label: 'Vibration', hint: 'While the app is on the screen' },
  notification: { label: 'Notification', hint: 'While the app is hidden; a phone that sleeps may hold it back' },
  keeps_screen_on: { label: 'Keep the screen on', hint: 'While a workout is open' },
  cannot: 'This browser cannot do it',
  notAllowed: 'This browser does not allow notifications of Setwise. Allow them in its settings, then try again.',
} as const;

const ORDER: readonly Signal[] = ['sound', 'vibration', 'notification', 'keeps_screen_on'];

/** How the end of a rest is told in this browser; what it cannot do is said. */
export function RestGroup({ account }: { account: Account }) {
  const reading = useReading(`rest-signals|${account.owner}`, () => readRestSignals(account));
  const [trouble, setTrouble] = useState<string | null>(null);
  if (reading.status !== 'ready') return null;
  const signals = reading.value;
  const choose = async (signal: Signal, wanted: boolean) => {
    setTrouble(null);
    if (signal === 'notification' && wanted && (await Notification.requestPermission()) !== 'granted') {
      setTrouble(REST_TEXTS.notAllowed);
      return;
    }
    await saveRestSignals(account, { ...signals, [signal]: wanted }).catch((error: unknown) => {
      reportStorageFailure(error);
      setTrouble(notSavedText(error));
    });
  };
  return (
    <Group id="rest-timer" title="Rest timer">
      {ORDER.map((signal) => (
        <div key={signal} className={styles.row}>
          <Switch
            label={
              <span className={styles.words}>
                {REST_TEXTS[signal].label}
                <span className="cap">{CAN[signal]() ? REST_TEXTS[signal].hint : REST_TEXTS.cannot}</span>
              </span>
            }
            checked={signals[signal] && CAN[signal]() && (signal !== 'notification' || Notification.permission === 'granted')}
            disabled={!CAN[signal]()}
            onChange={(wanted) => void choose(signal, wanted)}
          />
        </div>
      ))}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </Group>
  );
}
