import { useEffect, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';

const SAID_MS = 3_000;

/** Opens the system's share sheet, or copies the link. */
export function ShareButton({ title, className }: { title: string; className?: string | undefined }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button kind="line" {...(className === undefined ? {} : { className })} onClick={() => void share(title).then(setCopied)}>
      <Icon name={isCopied ? 'check' : 'share'} size="s" />
      <span role="status">{isCopied ? COACH_MESSAGES.linkCopied : 'Share'}</span>
    </Button>
  );
}

/** True when copied. Closing the share sheet is no failure. */
async function share(title: string): Promise<boolean> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
