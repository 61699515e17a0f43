import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { SETTING_TEXTS } from '#domain/messages/settings.ts';
import type { Account } from '#offline/store/account.ts';
import { type RestSignals, readRestSignals, saveRestSignals } from '#offline/store/rest-signals.ts';
import { Group } from './settings-group.tsx';
import { ControlRow, SwitchRow } from './settings-row.tsx';
import { usePreferences } from './use-preferences.ts';

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
  const { preferences, trouble: unsaved, choose: choosePreference } = usePreferences(account);
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
      {preferences.status === 'ready' ? (
        <>
          <RestRow
            label={SETTING_TEXTS.restMain}
            value={preferences.value.rest_main}
            onChange={(seconds) => choosePreference('rest_main', seconds)}
          />
          <RestRow
            label={SETTING_TEXTS.restOther}
            value={preferences.value.rest_other}
            onChange={(seconds) => choosePreference('rest_other', seconds)}
          />
          <SwitchRow
            label={SETTING_TEXTS.starts}
            hint={SETTING_TEXTS.startsHint}
            checked={preferences.value.rest_starts}
            onChange={(isOn) => choosePreference('rest_starts', isOn)}
          />
        </>
      ) : null}
      {ORDER.map((signal) => (
        <SwitchRow
          key={signal}
          label={REST_TEXTS[signal].label}
          hint={CAN[signal]() ? REST_TEXTS[signal].hint : REST_TEXTS.cannot}
          checked={signals[signal] && CAN[signal]() && (signal !== 'notification' || Notification.permission === 'granted')}
          disabled={!CAN[signal]()}
          onChange={(wanted) => void choose(signal, wanted)}
        />
      ))}
      {(trouble ?? unsaved) === null ? null : <Note kind="fail">{trouble ?? unsaved}</Note>}
    </Group>
  );
}

/** Rests one can choose, in seconds. */
const RESTS = [30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480, 600];

interface RestRowProps {
  label: string;
  /** Seconds; null is by the goal. */
  value: number | null;
  onChange: (seconds: number | null) => void;
}

/** The usual rest of a kind of exercise. */
function RestRow({ label, value, onChange }: RestRowProps) {
  const rests = value === null || RESTS.includes(value) ? RESTS : [...RESTS, value].sort((a, b) => a - b);
  const options = rests.map((seconds) => ({ value: String(seconds), label: clockOf(seconds) }));
  return (
    <ControlRow label={label} hint={SETTING_TEXTS.restHint}>
      <SelectField
        label={label}
        hideLabel
        options={[{ value: '', label: SETTING_TEXTS.byGoal }, ...options]}
        value={value === null ? '' : String(value)}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      />
    </ControlRow>
  );
}

/** «2:30» */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
