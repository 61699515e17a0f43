import { answerAdherence } from './answer-adherence.ts';
import { answerChanged } from './answer-changed.ts';
import { answerLast } from './answer-last.ts';
import { answerLoad } from './answer-load.ts';
import { answerPlateau } from './answer-plateau.ts';
import { answerRecord } from './answer-record.ts';
import { answerTrend } from './answer-trend.ts';
import { answerVolume } from './answer-volume.ts';
import type { LogDigest } from './digest-shape.ts';
import { exerciseAsked } from './exercise-asked.ts';
import type { LogAct, LogQuestion } from './log-question.ts';

const ANSWERS: Record<LogAct, (question: LogQuestion) => string[]> = {
  'ask-log-trend': answerTrend,
  'ask-log-record': answerRecord,
  'ask-log-last': answerLast,
  'ask-load-today': answerLoad,
  'ask-log-volume': answerVolume,
  'ask-log-adherence': answerAdherence,
  'ask-what-changed': answerChanged,
  'report-plateau': answerPlateau,
};

export interface AskedOfLog extends Omit<LogQuestion, 'exercise' | 'digest'> {
  /** null when none came with the message. */
  digest: LogDigest | null;
  /** The exercise talked about before, by name. */
  last?: string | undefined;
}

/**
 * Answers a question about the trainee's own training with numbers and dates from the log digest, in two to four sentences. Where the log has
 * too little, says what is missing; never a number the log does not give. Pure.
 */
export function answerLogQuestion({ last, digest, ...question }: AskedOfLog): string[] {
  if (digest === null) return NO_LOG;
  return ANSWERS[question.act]({ ...question, digest, exercise: exerciseAsked(question.text, question.plan, digest, last) });
}

/** An older app, a log that could not be read, or an empty phone. */
const NO_LOG = [
  "I see nothing of your log with this message. Today's Workout shows last time and the next weight beside each set, and Workout History has every session.",
];
