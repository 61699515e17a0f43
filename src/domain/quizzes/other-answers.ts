import type { QuizAnswers, QuizNumber } from './quiz.ts';
import { QUIZZES } from './quiz-table.ts';

/** The outcome of another answer to one question. */
export interface OtherAnswer {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  /** The first coach; null when nobody matches. */
  readonly first: string | null;
}

/** The used part of a ranking. */
type Ranking = readonly { readonly name: string; readonly coach: { readonly id: number } }[];

/**
 * For each deciding question, the unchosen answers that would put another coach first. `rankFor` ranks for answers. Empty while the
 * deciding questions are open.
 */
export function otherAnswers(quiz: QuizNumber, answers: QuizAnswers, rankFor: (answers: QuizAnswers) => Ranking): OtherAnswer[] {
  const { deciding, questions } = QUIZZES[quiz];
  if (deciding.some((key) => answers[key] === undefined)) return [];
  const first = rankFor(answers)[0]?.coach.id;
  return questions
    .filter(({ key }) => deciding.includes(key))
    .flatMap(({ key, options }) =>
      options
        .filter(({ value }) => value !== answers[key])
        .flatMap(({ value, label }): OtherAnswer[] => {
          const best = rankFor({ ...answers, [key]: value })[0];
          return best?.coach.id === first ? [] : [{ key, value, label, first: best?.name ?? null }];
        }),
    );
}
