import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PAYMENTS_MESSAGES } from '#domain/messages/payments.ts';
import styles from './payments.module.css';
import type { Reading } from './use-read.ts';

interface CardProps {
  title: string;
  aside?: ReactNode;
  /** One of several with the same title is an article: landmarks need names of their own. */
  isOneOfSeveral?: boolean;
  children: ReactNode;
}

/** A section of the tab. */
export function Card({ title, aside, isOneOfSeveral = false, children }: CardProps) {
  const heading = useId();
  const Element = isOneOfSeveral ? 'article' : 'section';
  return (
    <Element className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className="h-4" id={heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Element>
  );
}

/** Read data, with skeleton and error states. */
export function Read<T>({ reading, height, children }: { reading: Reading<T>; height: string; children: (value: T) => ReactNode }) {
  const { value, phase, reload } = reading;
  if (value === null && phase === 'loading') return <Skeleton height={height} />;
  return (
    <>
      {phase === 'failed' ? (
        <Note
          kind="fail"
          action={
            <Button kind="line" onClick={() => void reload()}>
              Try again
            </Button>
          }
        >
          {PAYMENTS_MESSAGES.readFailed}
        </Note>
      ) : null}
      {value === null ? null : children(value)}
    </>
  );
}
