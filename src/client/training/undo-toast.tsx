import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { toastTop } from './toast-top.ts';
import styles from './undo-toast.module.css';

/** Long enough to return to the phone. */
const SHOWN_MS = 8_000;
const CHECK_MS = 250;

interface UndoToastProps {
  text: string;
  /** A sentence more; may be empty. */
  remark: string;
  now: () => number;
  /** Above the dock, or at the page's lower edge. */
  place: 'dock' | 'page';
  onUndo: () => void;
  /** The time is over. */
  onOver: () => void;
}

/** Offers undo over the page. Focus or pointer pause its timer. Announced by the screen, not here. Remounted for each change. */
export function UndoToast({ text, remark, now, place, onUndo, onOver }: UndoToastProps) {
  const [isHeld, setHeld] = useState(false);
  const toast = useRef<HTMLDivElement>(null);
  const top = useClearOfNextTick(toast, place);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const ends_at = now() + SHOWN_MS;
    const timer = setInterval(() => {
      if (now() >= ends_at) over();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isHeld, now]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time; the button is the action
    <div
      ref={toast}
      data-passing
      className={classNames(styles.toast, styles[place], top !== null && styles.high, isHeld && styles.held)}
      style={top === null ? undefined : { top: `min(64px + env(safe-area-inset-top, 0px), ${top}px)` }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(toast.current?.contains(document.activeElement) ?? false)}
    >
      <span className="num">{remark === '' ? text : `${text}. ${remark}`}</span>
      <Button kind="bare" className={styles.undo} aria-label={`Undo: ${text}`} onClick={onUndo}>
        Undo
      </Button>
      <span className={styles.time} aria-hidden="true" />
    </div>
  );
}

/** How far down the toast may begin, under the header, when above the dock it would cover the next tick. */
function useClearOfNextTick(toast: React.RefObject<HTMLDivElement | null>, place: 'dock' | 'page'): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const tick = document.querySelector('[data-next-tick]')?.getBoundingClientRect();
      const dock = place === 'dock' ? toast.current?.closest('[data-dock]')?.getBoundingClientRect().top : undefined;
      setTop(toastTop({ height: toast.current?.offsetHeight ?? 0, lower: dock ?? window.innerHeight, tick }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [toast, place]);
  return top;
}
