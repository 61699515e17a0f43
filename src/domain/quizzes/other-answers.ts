import type { QuizAnswers, QuizNumber } from './quiz.ts';
import { QUIZZES } from './quiz-table.ts';

/** What another answer to one question would have brought. */
export interface OtherAnswer {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  /** Who would come first; null when nobody would fit. */
  readonly first: string | null;
}

/** A ranking, as far as it is looked at here. */
type Ranking = readonly { readonly name: string; readonly coach: { readonly id: number } }[];

/**
 * What would change the order: for each question that decides, every answer that was not given and would put another coach first.
 * `rankFor` gives the ranking for answers. Empty while the answers do not decide anything yet.
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
