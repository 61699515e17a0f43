import { Button } from '#client/ui/buttons/button.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  answers: readonly string[];
  /** An answer is loading. */
  isDisabled: boolean;
  onChoose: (answer: string) => void;
}

/** Answers to the coach's question, right under it and of equal weight. */
export function Choices({ answers, isDisabled, onChoose }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div className={styles.choices} role="group" aria-label="Which did you mean?">
      {answers.map((answer) => (
        <Button key={answer} disabled={isDisabled} onClick={() => onChoose(answer)}>
          {answer}
        </Button>
      ))}
    </div>
  );
}
