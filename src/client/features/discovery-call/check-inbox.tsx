import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { DISCOVERY_REDIRECT_MS } from '#domain/limits.ts';
import { DISCOVERY_CALL_MESSAGES } from '#domain/messages/discovery-calls.ts';
import styles from './discovery-call-page.module.css';

/** The message, and the coach's calendar four seconds later (CALL-2). */
export function CheckInbox({ destination }: { destination: string }) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) return;
    const timer = window.setTimeout(() => window.location.assign(destination), DISCOVERY_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [isOpen, destination]);
  return (
    <>
      <div className={styles.sent} role="status">
        <Icon name="check" />
        <div className={styles.sentText}>
          <p>
            <b>{DISCOVERY_CALL_MESSAGES.sentHeading}</b>
          </p>
          <p>{DISCOVERY_CALL_MESSAGES.sent}</p>
          <a className={buttonClass({ kind: 'now' })} href={destination}>
            Schedule your call
          </a>
        </div>
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={DISCOVERY_CALL_MESSAGES.sentHeading}
        actions={
          <>
            <a className={buttonClass({ kind: 'now', wide: true })} href={destination}>
              Schedule now
            </a>
            <Button kind="line" wide onClick={() => setOpen(false)}>
              Stay here
            </Button>
          </>
        }
      >
        <div className={styles.modal}>
          <p>{DISCOVERY_CALL_MESSAGES.sent}</p>
          <p className="muted" role="status">
            {DISCOVERY_CALL_MESSAGES.redirecting}
          </p>
          <span className={styles.countdown} aria-hidden="true" />
        </div>
      </Sheet>
    </>
  );
}
