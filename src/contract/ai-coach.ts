import { array, boolean, int, maxLength, nullable, object, optional, type output, string, unknown, enum as zodEnum } from 'zod/mini';
import { CHAT_MESSAGE_MAX_LENGTH, CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';

export const chatMessageSchema = object({
  role: zodEnum(['user', 'assistant']),
  content: string().check(maxLength(CHAT_MESSAGE_MAX_LENGTH)),
});

/** A fact from the trainee's log, computed on the phone, that the coach may use («Squat, best estimate» «132.5 kg»). */
export const coachFactSchema = object({
  key: string().check(maxLength(200)),
  label: string().check(maxLength(200)),
  value: string().check(maxLength(400)),
});

export type CoachFact = output<typeof coachFactSchema>;
export type ChatMessage = output<typeof chatMessageSchema>;

/**
 * An empty history asks for the greeting (API-6, PLAN-1). The answer carries `messages` or `reply`, and a `plan` when one was built or
 * changed. Ours beyond it: `quick_replies`, short answers a person can tap; `change`, present when `plan` is not the plan in use, which the
 * phone shows to be accepted or refused (`planChangeSchema`); `corrections`, what the checker mended, a sentence each; `noted`, the facts
 * read from the last message, which «Forget: label» takes out; `is_choice`, when the quick replies are the answers to what the coach asks;
 * `facts` of the log the phone lets the coach use; `plan` of the request, the plan in use on the phone: what the conversation led to may be
 * an offer nobody accepted; `offer` of the request, the offer that is open there (`open-offer.ts`), null when none is; `replaced` of the
 * request, the plan that the newest accepted change replaced, so that «undo that» can offer it; `own_exercises` of the request (OWN-4):
 * those that do not parse are left out; `log` of the request, the log digest (`digest-shape.ts`): one that is malformed or too long is
 * ignored. The phone parses plan and change when it stores them: one that does not parse must not cost the words that came with it.
 */
export const askCoach = endpoint({
  method: 'POST',
  path: '/api/ai-coach/',
  access: 'subscriber',
  idempotent: true,
  body: object({
    messages: array(chatMessageSchema).check(maxLength(CHAT_MESSAGES_MAX)),
    facts: optional(array(coachFactSchema).check(maxLength(40))),
    plan: optional(unknown()),
    offer: optional(unknown()),
    replaced: optional(unknown()),
    log: optional(unknown()),
    own_exercises: optional(unknown()),
  }),
  response: object({
    messages: optional(nullable(array(string()))),
    reply: optional(nullable(string())),
    plan: optional(unknown()),
    change: optional(unknown()),
    corrections: optional(nullable(array(string()))),
    quick_replies: optional(nullable(array(string()))),
    is_choice: optional(nullable(boolean())),
    noted: optional(nullable(array(object({ label: string(), value: string() })))),
  }),
});

/**
 * A server with a language model streams its answer to clients that accept `text/event-stream`: events of this name, then one named
 * `answer` with the response above. Each piece continues message `message`, counted from 0. Pieces are provisional: only the answer counts
 * and it may differ.
 */
export const COACH_WORDS_EVENT = 'words';

export const coachWordsSchema = object({ message: int(), text: string() });
export type CoachWordsPiece = output<typeof coachWordsSchema>;
