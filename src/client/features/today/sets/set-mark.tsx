import { lazy, Suspense, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { KIND_LETTERS, type SetKind, setKindOf } from '#domain/training/set-kind.ts';
import styles from './set-mark.module.css';

const KindSheet = lazy(() => import('./kind-sheet.tsx').then((module) => ({ default: module.KindSheet })));

export interface SetMarkProps {
  /** «Set 3» */
  name: string;
  /** Its number among the sets of its sort. */
  n: number;
  /** As stored. */
  kind: string | undefined;
  /** The kind of the set was chosen; null for a normal one. */
  onKind: (kind: SetKind | null) => void;
}

const SPOKEN: Readonly<Record<SetKind, string>> = { 'warm-up': 'warm-up set', drop: 'drop set', failure: 'to failure' };

/** A set's number, or the letter of its kind; a tap chooses the kind. */
export function SetMark({ name, n, kind, onKind }: SetMarkProps) {
  const [choosing, setChoosing] = useState(false);
  // Kept once opened, so that closing gives the focus back.
  const [isWanted, setWanted] = useState(false);
  const own = setKindOf({ kind });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={`${name}, ${own === null ? 'normal set' : SPOKEN[own]}: choose its kind`}
        onClick={() => {
          setWanted(true);
          setChoosing(true);
        }}
      >
        <KindMark kind={own} n={n} />
      </button>
      {isWanted ? (
        <Suspense>
          <KindSheet open={choosing} onClose={() => setChoosing(false)} name={name} n={n} kind={own} onKind={onKind} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The number of a normal set; W in a ring, D on two strokes, F on ink. Decorative. */
export function KindMark({ kind, n }: { kind: SetKind | null; n: number }) {
  return (
    <span className={classNames(styles.mark, kind !== null && MARKS[kind])} aria-hidden="true">
      {kind === null ? n : KIND_LETTERS[kind]}
    </span>
  );
}

const MARKS: Readonly<Record<SetKind, string | undefined>> = { 'warm-up': styles.warmUp, drop: styles.drop, failure: styles.failure };
