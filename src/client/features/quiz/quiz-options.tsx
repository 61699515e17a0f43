import { useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { QuizQuestion } from '#domain/quizzes/quiz.ts';
import styles from './quiz-options.module.css';

interface QuizOptionsProps {
  question: QuizQuestion;
  /** Id of the question's heading. */
  labelledBy: string;
  chosen: string | undefined;
  /** Matches per answer, if known. */
  counts: Readonly<Record<string, number>> | null;
  /** Reserves room for counts. */
  isCounted: boolean;
  /** On arrow keys. */
  onLook: (value: string) => void;
  /** On tap, click or space. */
  onTake: (value: string) => void;
}

/** A question's answers as native radio buttons: one tab stop, arrow keys. Key it by question. */
export function QuizOptions({ question, labelledBy, chosen, counts, isCounted, onLook, onTake }: QuizOptionsProps) {
  // Browsers fire a click for arrow keys; this tells it from a real one.
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

/** A space keeps the line height. */
function countText(count: number | undefined): string {
  if (count === undefined) return '\u00a0';
  if (count === 0) return 'Nobody fits here';
  return count === 1 ? '1 coach fits' : `${count} coaches fit`;
}
