import { useEffect, useState } from 'react';
import { queryOfAnswers } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';

type Counts = Readonly<Record<string, number>>;

/** Matches per budget answer; null while unknown or on another question. Optional: hidden offline or before the other answers. */
export function useBudgetCounts(quiz: Quiz, answers: QuizAnswers, isAsked: boolean): Counts | null {
  const { budget: _, ...others } = answers;
  const isKnowable = isAsked && quiz.deciding.every((key) => key === 'budget' || others[key] !== undefined);
  const about = isKnowable ? queryOfAnswers(quiz, others) : null;
  const [counted, setCounted] = useState<{ about: string; counts: Counts } | null>(null);
  useEffect(() => {
    if (about === null) return;
    let isHere = true;
    const count = async () => {
      const counts = await ask(quiz, about);
      if (isHere && counts !== null) setCounted({ about, counts });
    };
    void count();
    return () => {
      isHere = false;
    };
  }, [quiz, about]);
  return counted !== null && counted.about === about ? counted.counts : null;
}

/** Never rejects. */
async function ask(quiz: Quiz, about: string): Promise<Counts | null> {
  try {
    const [{ call }, { countMatches }] = await Promise.all([import('#client/api/http.ts'), import('#contract/quizzes.ts')]);
    const query = Object.fromEntries(new URLSearchParams(about));
    const outcome = await call(countMatches, { query: { quiz: String(quiz.n), ...query } });
    return outcome.ok ? outcome.value : null;
  } catch {
    return null;
  }
}
