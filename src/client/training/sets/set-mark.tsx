import { lazy, Suspense, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { KIND_LETTERS, type SetKind, setKindOf } from '#domain/training/set-kind.ts';
import type { Measure, SetNeeds } from '#domain/training/set-measure.ts';
import styles from './set-mark.module.css';

const KindSheet = lazy(() => import('./kind-sheet.tsx').then((module) => ({ default: module.KindSheet })));

/** A set whose kind, measure and note can be chosen. */
export interface KindRow {
  /** «Set 3» */
  readonly name: string;
  readonly value: RowTyped;
  readonly measure: Measure;
  readonly needs: SetNeeds;
  /** Its measure can be chosen. */
  readonly isOpen: boolean;
  /** With `more`, what else was said of the set in the same tap. */
  readonly chooseKind: (kind: SetKind | null, more: Partial<RowTyped>) => void;
  readonly change: (more: Partial<RowTyped>) => void;
}

interface SetMarkProps {
  /** The exercise is measured by time. */
  isTimed: boolean;
  row: KindRow;
  /** Its number among the sets of its sort. */
  n: number;
  /** Says the kind in a word too, where there is room. */
  hasWord?: boolean;
}

const WORDS: Readonly<Record<SetKind | 'normal', string>> = { normal: 'Normal', 'warm-up': 'Warm-up', drop: 'Drop', failure: 'Failure' };

const SPOKEN: Readonly<Record<SetKind, string>> = { 'warm-up': 'warm-up set', drop: 'drop set', failure: 'to failure' };

/** A set's number, or the letter of its kind; a tap chooses the kind. */
export function SetMark({ isTimed, row, n, hasWord = false }: SetMarkProps) {
  const { name } = row;
  const [choosing, setChoosing] = useState(false);
  // Kept once opened, so that closing gives the focus back.
  const [isWanted, setWanted] = useState(false);
  const own = setKindOf(row.value);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, hasWord && styles.worded)}
        aria-haspopup="dialog"
        aria-label={`${name}, ${own === null ? 'normal set' : SPOKEN[own]}: choose its kind`}
        onClick={() => {
          setWanted(true);
          setChoosing(true);
        }}
      >
        {hasWord && own === null ? (
          <span className={styles.set} aria-hidden="true">
            Set{' '}
          </span>
        ) : null}
        <KindMark kind={own} n={n} />
        {hasWord ? (
          // Drawn by the style sheet: what is read out says it already.
          <span className={styles.word} data-word={WORDS[own ?? 'normal']}>
            <Icon name="chevron-down" size="xs" />
          </span>
        ) : null}
      </button>
      {isWanted ? (
        <Suspense>
          <KindSheet open={choosing} onClose={() => setChoosing(false)} isTimed={isTimed} row={row} n={n} />
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
