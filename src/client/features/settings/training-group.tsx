import { lazy, Suspense, useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useReading } from '#client/session/use-reading.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { GymChoice } from '#client/training/gym/gym-choice.tsx';
import { useGyms } from '#client/training/gym/use-gym.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { SETTING_TEXTS } from '#domain/messages/settings.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { gymName } from '#domain/training/gym.ts';
import { unitOfRegion } from '#domain/training/region.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import type { Gyms } from '#offline/log/gym.ts';
import { readOwnUnit, saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { Group } from './settings-group.tsx';
import { ButtonRow, ControlRow, SwitchRow } from './settings-row.tsx';
import { usePreferences } from './use-preferences.ts';

const GymSheet = lazy(async () => ({ default: (await import('#client/training/gym/gym-sheet.tsx')).GymSheet }));

/** The unit and the gym; both apply to every device of the account. */
export function TrainingGroup({ account }: { account: Account }) {
  const unit = useReading(`unit|${account.owner}`, () => readTakenUnit(account));
  const gyms = useGyms(account);
  const { preferences, choose, trouble: unsaved } = usePreferences(account);
  const [isGymOpen, setGymOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const shownUnit = unit.status === 'ready' ? unit.value.unit : unitOfRegion(account.language);
  const chooseUnit = (chosen: WeightUnit) => {
    setTrouble(null);
    saveUnit(account, chosen).then(wakeSync, (error: unknown) => {
      reportStorageFailure(error);
      setTrouble(notSavedText(error));
    });
  };
  return (
    <Group id="training" title="Training">
      {unit.status === 'ready' ? (
        <ControlRow label="Weights in" hint={unit.value.isOfRegion ? REGION_UNIT[unit.value.unit] : undefined}>
          <Segmented label="Weights in" options={UNITS} value={unit.value.unit} onChange={chooseUnit} />
        </ControlRow>
      ) : null}
      {gyms.status === 'ready' ? <ButtonRow label="Gyms and plates" hint={gymWords(gyms.value)} onOpen={() => setGymOpen(true)} /> : null}
      <GymChoice account={account} />
      {preferences.status === 'ready' ? (
        <>
          <ControlRow label={SETTING_TEXTS.effort} hint={SETTING_TEXTS.effortHint}>
            <Segmented
              label={SETTING_TEXTS.effort}
              options={EFFORTS}
              value={preferences.value.effort ?? 'plan'}
              onChange={(effort) => choose('effort', effort === 'plan' ? null : effort)}
            />
          </ControlRow>
          <SwitchRow
            label={SETTING_TEXTS.suggests}
            hint={SETTING_TEXTS.suggestsHint}
            checked={preferences.value.suggests}
            onChange={(isOn) => choose('suggests', isOn)}
          />
        </>
      ) : null}
      {unit.status === 'failed' || gyms.status === 'failed' ? (
        <Note kind="fail">The storage of this phone does not answer. Close the other tabs of this site and try again.</Note>
      ) : null}
      {(trouble ?? unsaved) === null ? null : <Note kind="fail">{trouble ?? unsaved}</Note>}
      {isGymOpen && gyms.status === 'ready' ? (
        <Suspense fallback={null}>
          <GymSheet account={account} unit={shownUnit} onClose={() => setGymOpen(false)} />
        </Suspense>
      ) : null}
    </Group>
  );
}

const UNITS: readonly { value: WeightUnit; label: string }[] = [
  { value: 'lb', label: 'lbs' },
  { value: 'kg', label: 'kg' },
];

const EFFORTS: readonly { value: 'plan' | 'rpe' | 'rir'; label: string }[] = [
  { value: 'plan', label: 'As planned' },
  { value: 'rpe', label: 'RPE' },
  { value: 'rir', label: 'Reps left' },
];

const REGION_UNIT = { lb: 'Pounds, as in your region', kg: 'Kilograms, as in your region' } as const;

async function readTakenUnit(account: Account): Promise<{ unit: WeightUnit; isOfRegion: boolean }> {
  const own = await readOwnUnit(account);
  return { unit: own ?? unitOfRegion(account.language), isOfRegion: own === undefined };
}

/** «Garage is on: bar 45 lbs, plates from 2.5 lbs» */
function gymWords({ all, present }: Gyms): string {
  if (present === undefined) return 'The usual bar and plates';
  const loads = loadWords(present.gym);
  return all.length < 2 ? loads : `${gymName(present.gym, all.indexOf(present))} is on: ${loads.charAt(0).toLowerCase()}${loads.slice(1)}`;
}

function loadWords(gym: Gym): string {
  const lightest = gym.plates.map(({ weight }) => weight).toSorted((a, b) => a - b)[0];
  const unit = unitWord(gym.unit);
  return lightest === undefined ? `Bar ${gym.bar} ${unit}` : `Bar ${gym.bar} ${unit}, plates from ${lightest} ${unit}`;
}
