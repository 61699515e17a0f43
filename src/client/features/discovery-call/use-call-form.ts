import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readDiscoveryCall } from '#domain/discovery-calls/discovery-call-form.ts';
import { DISCOVERY_CALL_MESSAGES } from '#domain/messages/discovery-calls.ts';
import { dropCallDraft, readCallDraft, watchCallDraft, writeCallDraft } from './call-draft-storage.ts';
import { type SendResult, sendCallRequest } from './send-call-request.ts';

export type CallFormState =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'refused'; sentence: string; isEmail: boolean }
  /** Not sent; `sentence` is null when that was on an earlier visit. */
  | { phase: 'unsent'; sentence: string | null; isKept: boolean }
  | { phase: 'sent'; destination: string };

const IDLE: CallFormState = { phase: 'idle' };
const LEFT_UNSENT: CallFormState = { phase: 'unsent', sentence: null, isKept: true };

/**
 * Input stays on this phone until the server has it, also over a reload, and is sent only on request. A retry keeps its key while the input
 * is unchanged, so it cannot duplicate the request.
 */
export function useCallForm(coachId: string, form: RefObject<HTMLFormElement | null>) {
  const [own, setState] = useState<CallFormState>(IDLE);
  const isBusy = useRef(false);
  const isLeftUnsent = useSyncExternalStore(
    watchCallDraft,
    () => readCallDraft(coachId)?.key != null,
    () => false,
  );
  const state = own.phase === 'idle' && isLeftUnsent ? LEFT_UNSENT : own;

  useEffect(() => {
    const draft = readCallDraft(coachId);
    if (draft !== null && form.current !== null) fill(form.current, draft);
  }, [coachId, form]);

  const note = () => {
    const typed = read(form.current);
    const draft = readCallDraft(coachId);
    const isSame = draft?.name === typed.name && draft.email === typed.email;
    writeCallDraft({ coach_id: coachId, ...typed, key: isSame ? draft.key : null });
    setState((was) => (was.phase === 'refused' || (was.phase === 'unsent' && !isSame) ? IDLE : was));
  };

  const send = async () => {
    if (isBusy.current) return;
    const typed = read(form.current);
    const judged = readDiscoveryCall(typed);
    if (!judged.ok) {
      setState({ phase: 'refused', sentence: judged.error, isEmail: judged.error === DISCOVERY_CALL_MESSAGES.email });
      return;
    }
    isBusy.current = true;
    setState({ phase: 'busy' });
    const draft = readCallDraft(coachId);
    const isSame = draft?.name === typed.name && draft.email === typed.email;
    const key = (isSame ? draft.key : null) ?? crypto.randomUUID();
    const isKept = writeCallDraft({ coach_id: coachId, ...typed, key });
    const result = await sendCallRequest(coachId, { ...typed, key });
    // A refusal ends the attempt: the next one has a new key.
    if (result.kind === 'sent') dropCallDraft(coachId);
    if (result.kind === 'refused') writeCallDraft({ coach_id: coachId, ...typed, key: null });
    isBusy.current = false;
    setState(stateAfter(result, isKept));
  };
  return { state, note, send: () => void send() };
}

function stateAfter(result: SendResult, isKept: boolean): CallFormState {
  switch (result.kind) {
    case 'sent':
      return { phase: 'sent', destination: result.destination };
    case 'refused':
      return { phase: 'refused', sentence: result.sentence, isEmail: false };
    case 'unsent':
      return { phase: 'unsent', sentence: result.sentence, isKept };
  }
}

function read(form: HTMLFormElement | null): { name: string; email: string } {
  const field = (name: string) => {
    const input = form?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  return { name: field('name'), email: field('email') };
}

/** Input typed before hydration is newer than the draft. */
function fill(form: HTMLFormElement, draft: { name: string; email: string }): void {
  for (const name of ['name', 'email'] as const) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '') input.value = draft[name];
  }
}
