import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { GYM_MESSAGES } from '#domain/messages/gym.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { usualGym } from '#domain/training/gym.ts';
import { type GymField, parseGymEntry, type TypedGym, typedGym } from '#domain/training/gym-entry.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Gyms } from '#offline/log/gym.ts';
import type { Account } from '#offline/store/account.ts';
import { GymChoice } from './gym-choice.tsx';
import { GymFields } from './gym-fields.tsx';
import styles from './gym-sheet.module.css';
import { bringGymBack, dropGym, storeGym, storeNewGym } from './save-gym.ts';
import { useGyms } from './use-gym.ts';

interface GymSheetProps {
  account: Account;
  onClose: () => void;
  /** Of a gym that is made here. */
  unit: WeightUnit;
}

export interface GymTrouble {
  field: GymField | null;
  message: string;
}

const NEW = 'new';

/**
 * The gyms one goes to (GYM-1). The present one's equipment is used by suggestions, warm-ups, plates and swaps; its fields apply on save,
 * being in another one at once.
 */
export function GymSheet(props: GymSheetProps) {
  const gyms = useGyms(props.account);
  return gyms.status === 'ready' ? <OwnGyms {...props} gyms={gyms.value} /> : null;
}

function OwnGyms({ account, onClose, unit, gyms: { all, present, deleted } }: GymSheetProps & { gyms: Gyms }) {
  const [isNew, setNew] = useState(false);
  const shown = isNew ? undefined : present;
  const id = isNew ? NEW : (present?.gym_id ?? null);
  const [form, setForm] = useState<{ of: string | null; typed: TypedGym }>({ of: id, typed: typedOf(shown?.gym, unit) });
  const [trouble, setTrouble] = useState<GymTrouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [isDropping, setDropping] = useState(false);
  // Another gym is shown: its fields, and no word of the one before.
  if (form.of !== id) {
    setForm({ of: id, typed: typedOf(shown?.gym, unit) });
    setTrouble(null);
    setDropping(false);
  }
  const store = async (write: () => Promise<string | null>): Promise<boolean> => {
    setBusy(true);
    const failure = await write();
    setBusy(false);
    setTrouble(failure === null ? null : { field: null, message: failure });
    return failure === null;
  };
  const save = () => {
    const parsed = parseGymEntry(form.typed, shown?.gym);
    if (!parsed.ok) setTrouble(parsed);
    else void store(() => (isNew ? storeNewGym : storeGym)(account, parsed.gym)).then((isStored) => isStored && onClose());
  };
  // What was typed of this one is kept before the fields are another's (GYM-5).
  const addAnother = async () => {
    const parsed = parseGymEntry(form.typed, shown?.gym);
    if (!parsed.ok) return setTrouble(parsed);
    const isChanged = JSON.stringify(form.typed) !== JSON.stringify(typedOf(shown?.gym, unit));
    if (!isChanged || (await store(() => storeGym(account, parsed.gym)))) setNew(true);
  };
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) top.current?.scrollIntoView?.({ block: 'end' });
  }, [isNew]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={isNew ? 'Another gym' : 'Your gym'}
      actions={
        <>
          {trouble === null ? null : (
            <p className={styles.trouble} role="alert">
              {trouble.message}
            </p>
          )}
          <Button kind="now" wide big busy={busy} busyLabel="Saving…" onClick={save}>
            Save gym
          </Button>
        </>
      }
    >
      <div ref={top} />
      <div className="stack">
        {isNew ? null : <GymChoice account={account} />}
        <p className="muted">Suggested weights, warm-ups, plates and swaps use what is here.</p>
        {all.length === 0 ? <p className="muted">{GYM_MESSAGES.first}</p> : null}
        <GymFields
          typed={form.typed}
          trouble={trouble}
          onChange={(typed) => {
            setForm({ of: id, typed });
            setTrouble(null);
          }}
          onUnit={(chosen) => {
            const { name } = form.typed;
            setForm({ of: id, typed: { ...typedOf(shown?.gym.unit === chosen ? shown.gym : undefined, chosen), name } });
            setTrouble(null);
          }}
        />
        <div className={styles.more}>
          <Chip onClick={() => (isNew ? setNew(false) : void addAnother())}>{isNew ? 'Back to your gym' : 'Add another gym'}</Chip>
          {shown === undefined || all.length < 2 ? null : isDropping ? (
            <Button kind="danger" onClick={() => void store(() => dropGym(account, shown))}>
              Delete it
            </Button>
          ) : (
            <Chip onClick={() => setDropping(true)}>Delete this gym</Chip>
          )}
          {isNew
            ? null
            : deleted.map((gym) => (
                <Chip key={gym.gym_id} onClick={() => void store(() => bringGymBack(account, gym))}>
                  Bring {gym.gym.name.trim() === '' ? 'the deleted gym' : gym.gym.name} back
                </Chip>
              ))}
        </div>
      </div>
    </Sheet>
  );
}

function typedOf(gym: Gym | undefined, unit: WeightUnit): TypedGym {
  return typedGym(gym ?? usualGym(unit));
}
