import type { QuizAnswers, QuizNumber } from './quiz.ts';

/** Titles of the specialties the quizzes match on (QUIZ-7). */
const HYPERTROPHY = 'Hypertrophy';
const STRENGTH = 'Strength';
const FUNCTIONAL = 'Functional Training';
const NUTRITION = 'Nutrition';

/** One answer's specialties, any of which suffices. */
export interface SubjectPart {
  /** Key of the question. */
  readonly key: string;
  readonly titles: readonly string[];
}

/** The required specialties, any of which suffices; none when only a budget decides. */
export interface Subject {
  readonly titles: readonly string[];
  readonly isAny: boolean;
  /** The same titles per answer. Answers without requirements are left out. */
  readonly parts: readonly SubjectPart[];
}

const QUIZ_1_GOALS: Readonly<Record<string, readonly string[]>> = {
  muscle: [HYPERTROPHY],
  strength: [STRENGTH],
  functional: [FUNCTIONAL],
  nutrition: [NUTRITION, HYPERTROPHY],
};

const QUIZ_2_TRAINING: Readonly<Record<string, readonly string[]>> = {
  strength: [STRENGTH],
  hypertrophy: [HYPERTROPHY],
  functional: [FUNCTIONAL],
  not_sure: [],
};

const QUIZ_3_GOALS: Readonly<Record<string, readonly string[]>> = {
  muscle: [HYPERTROPHY],
  strength: [STRENGTH],
  performance: [FUNCTIONAL],
  weight: [NUTRITION, HYPERTROPHY],
};

const QUIZ_4_STYLES: Readonly<Record<string, readonly string[]>> = {
  hypertrophy: [HYPERTROPHY],
  strength: [STRENGTH],
  'hybrid-athletic': [HYPERTROPHY, STRENGTH],
  other: [],
};

/** Specialties for the goal, training or style. Null when that question is unanswered. */
export function subjectOf(quiz: QuizNumber, answers: QuizAnswers): Subject | null {
  if (quiz === 1) return fixed('goal', QUIZ_1_GOALS, answers.goal);
  if (quiz === 3) return fixed('goal', QUIZ_3_GOALS, answers.goal);
  if (quiz === 4) return fixed('style', QUIZ_4_STYLES, answers.style);
  const training = fixed('training', QUIZ_2_TRAINING, answers.training);
  if (training === null) return null;
  // A nutrition coach also helps to gain or lose weight; this only adds matches.
  const eats = answers.diet === 'gain' || answers.diet === 'lose';
  if (!eats) return training;
  return { ...training, titles: [...training.titles, NUTRITION], parts: [...training.parts, { key: 'diet', titles: [NUTRITION] }] };
}

function fixed(key: string, table: Readonly<Record<string, readonly string[]>>, answer: string | undefined): Subject | null {
  const titles = answer === undefined || !Object.hasOwn(table, answer) ? undefined : table[answer];
  if (titles === undefined) return null;
  const isAny = titles.length === 0;
  return { titles, isAny, parts: isAny ? [] : [{ key, titles }] };
}
