import { useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { QuizQuestion } from '#domain/quizzes/quiz.ts';
import styles from './quiz-options.module.css';

interface QuizOptionsProps {
  question: QuizQuestion;
  /** Id of the heading that asks. */
  labelledBy: string;
  chosen: string | undefined;
  /** How many coaches fit with each answer, where that is known. */
  counts: Readonly<Record<string, number>> | null;
  /** Room is kept for the counts. */
  isCounted: boolean;
  /** The arrow keys walk along the answers. */
  onLook: (value: string) => void;
  /** A tap, a click or the space bar means it. */
  onTake: (value: string) => void;
}

/** The answers to a question, as native radio buttons: one tab stop, arrow keys. Give it the question's key, so that each starts fresh. */
export function QuizOptions({ question, labelledBy, chosen, counts, isCounted, onLook, onTake }: QuizOptionsProps) {
  // The browser clicks the answer an arrow key leads to; only the key tells that from a real click.
  const isWalking = useRef(false);
  return (
    <fieldset
      className={styles.options}
      aria-labelledby={labelledBy}
      onKeyDown={({ key }) => {
        isWalking.current = key.startsWith('Arrow');
      }}
      onKeyUp={() => {
        isWalking.current = false;
      }}
    >
      {question.options.map(({ value, label, hint }) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.input}
            type="radio"
            name={question.key}
            value={value}
            defaultChecked={value === chosen}
            onClick={() => (isWalking.current ? onLook(value) : onTake(value))}
          />
          <span className={styles.face}>
            <span className={styles.label}>{label}</span>
            {isCounted ? <span className={classNames('num', styles.hint)}>{countText(counts?.[value])}</span> : null}
            {hint === undefined || isCounted ? null : <span className={styles.hint}>{hint}</span>}
            <Icon className={styles.tick} name="check" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A space keeps the line while nobody has counted. */
function countText(count: number | undefined): string {
  if (count === undefined) return '\u00a0';
  if (count === 0) return 'Nobody fits here';
  return count === 1 ? '1 coach fits' : `${count} coaches fit`;
}
