import { useState } from 'react';
import type { CoachMatch, CoachMatches } from '#contract/index.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';

export interface MoreMatches {
  matches: readonly CoachMatch[];
  /** How many are not shown yet. */
  left: number;
  state: 'idle' | 'busy' | 'failed';
  showMore: () => void;
}

/** The first matches, and the next ones when asked for. */
export function useMoreMatches(quiz: Quiz, answers: QuizAnswers, first: CoachMatches): MoreMatches {
  const [further, setFurther] = useState<readonly CoachMatch[]>([]);
  const [state, setState] = useState<MoreMatches['state']>('idle');
  const matches = [...first.matches, ...further];
  const showMore = async () => {
    if (state === 'busy') return;
    setState('busy');
    const page = first.matches.length === 0 ? 1 : Math.floor(matches.length / first.matches.length) + 1;
    const found = await askForPage(quiz, answers, page);
    if (found !== null) {
      const known = new Set(matches.map(({ coach }) => coach.id));
      setFurther([...further, ...found.filter(({ coach }) => !known.has(coach.id))]);
    }
    setState(found === null ? 'failed' : 'idle');
  };
  return { matches, left: Math.max(0, first.total - matches.length), state, showMore: () => void showMore() };
}

async function askForPage(quiz: Quiz, answers: QuizAnswers, page: number): Promise<readonly CoachMatch[] | null> {
  try {
    const [{ call }, { matchCoaches }] = await Promise.all([import('#client/api/http.ts'), import('#contract/quizzes.ts')]);
    const outcome = await call(matchCoaches, { query: { quiz: String(quiz.n), ...answers, page: String(page) } });
    return outcome.ok ? outcome.value.matches : null;
  } catch {
    return null;
  }
}
