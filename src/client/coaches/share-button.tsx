import { useEffect, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';

const SAID_MS = 3_000;

interface ShareButtonProps {
  title: string;
  /** This page's, unless said otherwise. */
  url?: string;
  label?: string;
  className?: string | undefined;
}

/** Opens the system's share sheet, or copies the link. */
export function ShareButton({ title, url, label = 'Share', className }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      kind="line"
      {...(className === undefined ? {} : { className })}
      onClick={() => void share(title, url ?? window.location.href).then(setCopied)}
    >
      <Icon name={isCopied ? 'check' : 'share'} size="s" />
      <span role="status">{isCopied ? COACH_MESSAGES.linkCopied : label}</span>
    </Button>
  );
}

/** True when copied. Closing the share sheet is no failure. */
async function share(title: string, url: string): Promise<boolean> {
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
