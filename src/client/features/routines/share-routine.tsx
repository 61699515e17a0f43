import { useEffect, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#client/ui/forms/chip.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { SHARE_MESSAGES } from '#domain/messages/shared-routine.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { type SharedRoutine, sharedRoutine } from '#domain/plan/shared-routine.ts';
import styles from './exchange.module.css';
import { QrCode } from './qr-code.tsx';
import { linkOf } from './routine-link.ts';
import { sendFile } from './send-file.ts';

interface ShareRoutineProps {
  open: boolean;
  onClose: () => void;
  name: string;
  days: readonly PlanDay[];
}

/** Gives a routine, or one of its days, to another phone: as a code or as a file. */
export function ShareRoutine({ open, onClose, name, days }: ShareRoutineProps) {
  const routine = sharedRoutine(name, days);
  const [day, setDay] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const part = partOf(routine, day);
  const link = useLink(part);
  const send = async () => setNotice(await sendFile(part));
  const actions = (
    <Button wide big onClick={() => void send()}>
      Send the file
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} title={`Share ${routine.name}`} actions={actions}>
      <div className="stack">
        {routine.days.length < 2 ? null : (
          <ChipRow label="What to share">
            <Chip pressed={day === null} onClick={() => setDay(null)}>
              All {routine.days.length} days
            </Chip>
            {routine.days.map(({ title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one name
              <Chip key={index} pressed={day === index} onClick={() => setDay(index)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        )}
        {link === null ? <div className={styles.code} aria-busy="true" /> : null}
        {link === undefined ? <p>{part.days.length > 1 ? SHARE_MESSAGES.tooLarge : SHARE_MESSAGES.dayTooLarge}</p> : null}
        {typeof link === 'string' ? (
          <>
            <QrCode text={link} label={`Code with ${part.name}`} className={styles.code} />
            <p className="small muted">{SHARE_MESSAGES.scan}</p>
          </>
        ) : null}
        <p className="small muted">{SHARE_MESSAGES.holds}</p>
        <p className="small" role="status">
          {notice}
        </p>
      </div>
    </Sheet>
  );
}

function partOf(routine: SharedRoutine, index: number | null): SharedRoutine {
  const day = index === null ? undefined : routine.days[index];
  return day === undefined ? routine : { name: `${routine.name}, ${day.title}`.slice(0, ROUTINE_NAME_MAX_LENGTH), days: [day] };
}

/** The link of a routine: null while it is packed, undefined when it is too long for a code. */
function useLink(routine: SharedRoutine): string | null | undefined {
  const [made, setMade] = useState<{ of: string; link: string | undefined } | null>(null);
  const key = JSON.stringify(routine);
  useEffect(() => {
    let isGone = false;
    const make = async () => {
      // A browser that cannot pack has the file.
      const link = await linkOf(JSON.parse(key) as SharedRoutine, window.location.origin).catch(() => undefined);
      if (!isGone) setMade({ of: key, link });
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [key]);
  return made?.of === key ? made.link : null;
}
