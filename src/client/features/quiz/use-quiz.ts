import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUIZ_ADVANCE_MS, QUIZ_RESULTS_MS } from '#domain/limits.ts';
import { isComplete, resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import { isLastStep, type QuizStep, stepOfQuery, stepPath } from '#domain/quizzes/quiz-step.ts';

/** On history entries created by advancing: Back returns to the previous question. */
interface StepState {
  quiz_step?: boolean;
}

export interface QuizControl {
  step: QuizStep;
  isLast: boolean;
  /** The chosen answer shows before advancing. */
  isLeaving: boolean;
  /** Stores an answer. */
  choose: (value: string) => void;
  /** Stores an answer and advances after a moment, to the next question or the results. */
  chooseAndGo: (value: string) => void;
  /** Stores an answer and advances at once. */
  goOn: (value: string) => void;
  goBack: () => void;
}

/**
 * Position and navigation in a quiz, in the URL: each question is a history entry, so that Back returns to the previous one with its
 * answer.
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
    goOn: (value) => goOnWith(step.answers[step.question.key] === value ? step.answers : keep(value)),
    goBack: () => {
      stay();
      if (step.index === 0) return;
      if ((state as StepState | null)?.quiz_step === true) void navigate(-1);
      else void navigate(stepPath(quiz, step.answers, step.index - 1), { replace: true });
    },
  };
}
