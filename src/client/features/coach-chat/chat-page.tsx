import { useRef, useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useChatSender } from '#client/session/use-chat-sender.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Screen } from '#client/ui/layout/screen.tsx';
import { RAIL_MEDIA, useMedia } from '#client/ui/layout/use-media.ts';
import { correctionStart, forgetFact } from '#domain/ai-coach/reply/noted-words.ts';
import { listChat } from '#offline/chat/chat.ts';
import { ChatOpening } from './chat-opening.tsx';
import { ChatDock } from './composer/chat-dock.tsx';
import { useComposerDraft } from './composer/use-composer-draft.ts';
import type { ChatActions } from './conversation/coach-message.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { isAwaitingAnswer, isGreetedByPhone, quickReplies } from './conversation/conversation-state.ts';
import { CoachSees } from './facts/coach-sees.tsx';
import { useCoachFacts } from './facts/use-coach-facts.ts';
import { useTalkReader } from './facts/use-talk-reader.ts';
import { sendMessage } from './sending/send-message.ts';
import { useReach } from './sending/use-reach.ts';
import { useGreeting } from './use-greeting.ts';
import { useStayAtNewest } from './use-stay-at-newest.ts';

/** Number of messages after which the facts fold on phones. */
const FOLDS_AFTER = 3;

/** AI Coach Chat. Everything typed is on the phone before the network is used (PLAN-2). */
export function ChatPage() {
  const account = useAccount();
  const sender = useChatSender();
  const reach = useReach();
  const chat = useReading('chat', () => listChat(account));
  const entries = chat.status === 'ready' ? chat.value : [];
  const isEmpty = chat.status === 'ready' && entries.length === 0;
  const isPhoneGreeting = isGreetedByPhone(entries);
  const greeting = useGreeting(sender, isEmpty || isPhoneGreeting);
  const talk = useTalkReader();
  const facts = useCoachFacts(account, entries, talk);
  const draft = useComposerDraft(account);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const hasRail = useMedia(RAIL_MEDIA);
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const isOpening = chat.status === 'loading' || (isEmpty && greeting.failure === null);
  const isWaiting = isAwaitingAnswer(entries, reach) || (isOpening && reach === 'server');
  const ownMessages = entries.filter((entry) => entry.role === 'user').length;
  const newest = useStayAtNewest(list, chat.status === 'ready', ownMessages);

  const send = async (typed: string, isDraft: boolean) => {
    if (isWaiting) return;
    const result = await sendMessage(account, sender, typed);
    setRefusal(result.kept ? null : result.sentence);
    if (result.kept) {
      setChanging(false);
      if (isDraft) draft.finish();
    } else if (result.error !== undefined) {
      draft.park();
      reportStorageFailure(result.error);
    }
  };

  const change = () => {
    setChanging(true);
    composer.current?.focus();
  };

  const correct = (label: string) => {
    draft.write(`${draft.text.trim() === '' ? '' : `${draft.text.trimEnd()} `}${correctionStart(label)}`);
    composer.current?.focus();
  };

  const actions: ChatActions = {
    say: (content) => void send(content, false),
    forget: (label) => void send(forgetFact(label), false),
    correct,
  };

  const sees = (
    <CoachSees
      facts={facts}
      startsOpen={hasRail || ownMessages < FOLDS_AFTER}
      isWaiting={isWaiting}
      onChange={change}
      onForget={actions.forget}
    />
  );

  return (
    <Screen
      title="AI Coach Chat"
      rail={hasRail ? sees : null}
      dock={
        <ChatDock
          composer={composer}
          text={draft.text}
          onWrite={draft.write}
          onSend={send}
          isWaiting={isWaiting}
          replies={isChanging ? (talk.reader?.changeSuggestions(entries) ?? []) : quickReplies(entries)}
          refusal={refusal}
          onNewest={newest.atNewest ? null : newest.goToNewest}
        />
      }
    >
      {hasRail ? null : sees}
      <ChatOpening
        isLoading={isOpening}
        onReadAgain={chat.status === 'failed' ? chat.retry : null}
        failure={isEmpty ? greeting.failure : null}
        isGreetedByPhone={isPhoneGreeting}
        isAsking={greeting.isAsking}
        onAskAgain={greeting.tryAgain}
      />
      <Conversation ref={list} entries={entries} reach={reach} isWaiting={isWaiting && !isOpening} known={facts.told} actions={actions} />
    </Screen>
  );
}
