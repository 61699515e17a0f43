import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUIZ_ADVANCE_MS, QUIZ_RESULTS_MS } from '#domain/limits.ts';
import { isComplete, resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import { isLastStep, type QuizStep, stepOfQuery, stepPath } from '#domain/quizzes/quiz-step.ts';

/** On a history entry the quiz made by going on: Back leads to the question before. */
interface StepState {
  quiz_step?: boolean;
}

export interface QuizControl {
  step: QuizStep;
  isLast: boolean;
  /** An answer is being shown before the quiz goes on by itself. */
  isLeaving: boolean;
  /** Keeps an answer and stays. */
  choose: (value: string) => void;
  /** Keeps an answer and goes on by itself in a moment: to the next question, or to the results. */
  chooseAndGo: (value: string) => void;
  /** Goes on with the answers there are. */
  goOn: () => void;
  goBack: () => void;
}

/**
 * Where somebody is in a quiz, and how they move. All of it stands in the address: each question is an entry of the history, so the
 * phone's Back leads to the one before, with the answer still chosen.
 */
export function useQuiz(quiz: Quiz): QuizControl {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const step = stepOfQuery(quiz, search);
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const stay = () => {
    window.clearTimeout(timer.current);
    setLeaving(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isLast = isLastStep(quiz, step);
  const keep = (value: string): QuizAnswers => {
    const answers = { ...step.answers, [step.question.key]: value };
    void navigate(stepPath(quiz, answers, step.index), { replace: true, state: state as unknown, preventScrollReset: true });
    return answers;
  };
  const goOnWith = (answers: QuizAnswers) => {
    stay();
    // QUIZ-3: navigation state, and the same in the address, so that it can be shared.
    if (isLast && isComplete(quiz, answers)) void navigate(resultsPath(quiz, answers), { state: answers });
    else void navigate(stepPath(quiz, answers, step.index + 1), { state: { quiz_step: true } satisfies StepState });
  };
  return {
    step,
    isLast,
    isLeaving,
    choose: (value) => {
      stay();
      keep(value);
    },
    chooseAndGo: (value) => {
      stay();
      const answers = keep(value);
      setLeaving(true);
      timer.current = window.setTimeout(() => goOnWith(answers), isLast ? QUIZ_RESULTS_MS : QUIZ_ADVANCE_MS);
    },
    goOn: () => goOnWith(step.answers),
    goBack: () => {
      stay();
      if (step.index === 0) return;
      if ((state as StepState | null)?.quiz_step === true) void navigate(-1);
      else void navigate(stepPath(quiz, step.answers, step.index - 1), { replace: true });
    },
  };
}
