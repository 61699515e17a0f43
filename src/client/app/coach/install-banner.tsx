import { useLocation } from 'react-router-dom';
import { isStandalone, useInstall } from '#client/pwa/install-store.ts';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { useMedia } from '#client/ui/layout/use-media.ts';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { MEDIUM_BREAKPOINT_PX } from '#domain/limits.ts';
import styles from './install-banner.module.css';
import { acceptInstallOffer, closeInstallExplanation, dismissInstallOffer, useInstallOffer } from './install-offer-store.ts';
import { installInstructions, installWords, offersInstall, storageWarning } from './install-rule.ts';

export function InstallBanner() {
  const { pathname } = useLocation();
  const hasAiCoach = useSession((session) => session.has_ai_coach);
  const isInstalled = useInstall((install) => install.isInstalled);
  const isDismissed = useInstallOffer((offer) => offer.isDismissed);
  const isNarrow = useMedia(`(max-width: ${MEDIUM_BREAKPOINT_PX}px)`);
  const width = isNarrow ? MEDIUM_BREAKPOINT_PX : MEDIUM_BREAKPOINT_PX + 1;
  if (!offersInstall({ ...readDevice(), width, isStandalone: isInstalled || isStandalone(), isDismissed })) return null;
  return (
    <aside className={styles.banner} aria-label="Install">
      <p className={styles.text}>{installWords({ pathname, hasAiCoach })}</p>
      <Button kind="line" onClick={() => void acceptInstallOffer()}>
        Install
      </Button>
      <IconButton label="Dismiss" icon="close" onClick={dismissInstallOffer} />
    </aside>
  );
}

/** Rendered beside the screens, so that it survives navigation. */
export function InstallExplanation() {
  const isExplaining = useInstallOffer((offer) => offer.isExplaining);
  const warning = storageWarning(readDevice());
  return (
    <Sheet open={isExplaining} onClose={closeInstallExplanation} title="Install Setwise">
      <div className="stack">
        <p>{installInstructions(readDevice())}</p>
        {warning === null ? null : <p className="muted">{warning}</p>}
      </div>
    </Sheet>
  );
}

function readDevice() {
  return { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
}
