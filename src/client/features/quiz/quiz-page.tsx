import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '#client/session/use-online.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { type Quiz, quizOfPath } from '#domain/quizzes/quiz.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { BudgetTip } from './budget-tip.tsx';
import { QuizBar } from './quiz-bar.tsx';
import { QuizOptions } from './quiz-options.tsx';
import styles from './quiz-page.module.css';
import { useBudgetCounts } from './use-budget-counts.ts';
import { type QuizControl, useQuiz } from './use-quiz.ts';

export function QuizPage() {
  const quiz = QUIZZES[quizOfPath(useLocation().pathname) ?? 1];
  return <Questions key={quiz.n} quiz={quiz} />;
}

/** One question at a time. Quiz 1 advances automatically; the others have Next. */
function Questions({ quiz }: { quiz: Quiz }) {
  const control = useQuiz(quiz);
  const { question, index, answers } = control.step;
  const goesOnAlone = quiz.n === 1;
  const chosen = answers[question.key];
  const heading = useFocusOnChange(question.key);
  const headingId = useId();
  const isOnline = useOnline();
  const isBudget = question.key === 'budget';
  const counts = useBudgetCounts(quiz, answers, isBudget);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the form: Enter may follow an arrow key before the answer is in the address, or before the page handled that key at all.
    const answer = new FormData(event.currentTarget).get(question.key);
    if (typeof answer === 'string') control.goOn(answer);
  };
  return (
    <form className={styles.quiz} onSubmit={submit}>
      <div className={styles.bar}>
        <QuizBar index={index} count={quiz.questions.length} {...(goesOnAlone ? { onBack: control.goBack } : {})} />
      </div>
      <div className={styles.question} key={question.key}>
        <p className={classNames('cap', 'num')}>
          {quiz.title} · {index + 1} of {quiz.questions.length}
        </p>
        <h1 className={classNames('h-1', styles.heading)} id={headingId} ref={heading} tabIndex={-1}>
          {question.question}
        </h1>
        <QuizOptions
          question={question}
          labelledBy={headingId}
          chosen={chosen}
          counts={counts}
          isCounted={isBudget}
          onLook={control.choose}
          onTake={goesOnAlone ? control.chooseAndGo : control.choose}
        />
        {isBudget ? <BudgetTip quiz={quiz.n} /> : null}
        {control.isLast && !isOnline ? <p className="cap">No signal. You can answer now; seeing your matches needs a connection.</p> : null}
      </div>
      {goesOnAlone ? <Continue control={control} /> : <Arrows control={control} />}
    </form>
  );
}

/** Quiz 1 after returning or choosing by arrow keys, when nothing advances automatically. */
function Continue({ control }: { control: QuizControl }) {
  const { step, isLeaving, isLast } = control;
  if (isLeaving || step.answers[step.question.key] === undefined)
    return <p className={classNames('cap', styles.promise)}>No account needed. Your answers are only used to find your matches.</p>;
  return (
    <div className={styles.dock} data-dock>
      <Button kind="now" type="submit" wide>
        {isLast ? 'See My Results' : 'Continue'}
      </Button>
    </div>
  );
}

function Arrows({ control }: { control: QuizControl }) {
  const { step, isLast, goBack } = control;
  const isOpen = step.answers[step.question.key] === undefined;
  return (
    <div className={classNames(styles.dock, styles.arrows)} data-dock>
      <Button kind="line" disabled={step.index === 0} onClick={goBack}>
        <Icon name="arrow-left" size="s" /> Previous
      </Button>
      <Button kind="now" type="submit" disabled={isOpen}>
        {isLast ? (
          'See My Results'
        ) : (
          <>
            Next <Icon name="arrow-right" size="s" />
          </>
        )}
      </Button>
    </div>
  );
}

/** Focuses each new question for screen readers, except the first. */
function useFocusOnChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
