import { type RefObject, useRef, useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import styles from '../chat.module.css';
import type { Reach } from '../sending/use-reach.ts';
import { ArrivingWords } from './arriving-words.tsx';
import { CoachMark } from './coach-mark.tsx';
import { type ChatActions, CoachMessage } from './coach-message.tsx';
import { answeredMessages, choicesUnder, goneFacts, placeInAnswer } from './conversation-state.ts';
import { OwnMessage } from './own-message.tsx';
import { planPlace } from './plan-place.ts';

/** Older messages are behind a button, so that long conversations open quickly. */
const SHOWN_AT_FIRST = 40;

interface ConversationProps {
  ref: RefObject<HTMLDivElement | null>;
  entries: readonly ChatEntry[];
  reach: Reach;
  isWaiting: boolean;
  /** Facts of the conversation that the coach goes by; null before they are read. */
  known: readonly { readonly label: string }[] | null;
  actions: ChatActions;
}

export function Conversation({ ref, entries, reach, isWaiting, known, actions }: ConversationProps) {
  const account = useAccount();
  const currentPlan = useReading('current plan', () => readCurrentPlan(account));
  const log = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const visible = entries.slice(-shown);
  const answered = answeredMessages(entries);
  const currentPlanId = currentPlan.status === 'ready' ? (currentPlan.value?.plan_id ?? null) : undefined;
  // The pressed button disappears; without a place the keyboard would start over at the top of the page.
  const stayingHere = (act: (text: string) => void) => (text: string) => {
    log.current?.focus({ preventScroll: true });
    act(text);
  };
  const here = { ...actions, say: stayingHere(actions.say), forget: stayingHere(actions.forget) };

  return (
    <div ref={ref}>
      {visible.length < entries.length ? (
        <Button className={styles.earlier} onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          Earlier messages
        </Button>
      ) : null}
      <div ref={log} className={styles.messages} role="log" aria-label="Conversation" tabIndex={-1}>
        {visible.map((entry, index) =>
          entry.role === 'user' ? (
            <OwnMessage key={entry.message_id} entry={entry} reach={reach} isAnswered={answered.has(entry.message_id)} />
          ) : (
            <CoachMessage
              key={entry.message_id}
              entry={entry}
              {...placeInAnswer(visible, index)}
              place={planPlace(entry, entries, currentPlanId)}
              choices={choicesUnder(entry, entries)}
              gone={goneFacts(entry, entries, known)}
              isWaiting={isWaiting}
              actions={here}
            />
          ),
        )}
        {isWaiting ? <ArrivingWords typing={<TypingIndicator />} /> : null}
      </div>
    </div>
  );
}

function TypingIndicator() {
  return (
    <div className={styles.coach}>
      <CoachMark />
      <p className={styles.typing}>
        <span className="vh">AI Coach is typing</span>
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}
