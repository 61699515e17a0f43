import { askCoach } from '#contract/index.ts';
import { AI_COACH_BODY_MAX_BYTES } from '#domain/limits.ts';
import { answerAsCoach } from '../commands/ai-coach-answer.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** The AI Coach chat. Stateless: every request carries the conversation. */
export function serveAiCoachRoutes(api: Api): void {
  serve(api, askCoach, ({ body, account, context }) => answerAsCoach(api, body, { user_id: account.id, ...context }), {
    limit: 'coach',
    maxBytes: AI_COACH_BODY_MAX_BYTES,
    // Only a model's text is worth streaming; the engine answers at once.
    streams: api.coachModel !== null,
  });
}
