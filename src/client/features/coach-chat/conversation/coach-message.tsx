import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { notedSentence } from '#domain/ai-coach/reply/noted-words.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { ChangeCard } from '../change/change-card.tsx';
import styles from '../chat.module.css';
import { PlanCard } from '../plan/plan-card.tsx';
import { useTakeUpPlan } from '../plan/use-take-up-plan.ts';
import { Choices } from './choices.tsx';
import { CoachMark } from './coach-mark.tsx';
import { Corrections } from './corrections.tsx';
import { NotedFacts } from './noted-facts.tsx';
import type { PlanPlace } from './plan-place.ts';

interface CoachMessageProps {
  entry: ChatEntry;
  isFirst: boolean;
  isLast: boolean;
  /** The plan's state in this line; null for lines without one. */
  place: PlanPlace | null;
  /** Answers to choose from, under the text. */
  choices: readonly string[];
  /** Labels of noted facts that no longer hold. */
  gone: ReadonlySet<string>;
  /** An answer is loading. */
  isWaiting: boolean;
  actions: ChatActions;
}

export interface ChatActions {
  /** Sends an own message. */
  readonly say: (content: string) => void;
  /** Removes a fact of the conversation, by its label. */
  readonly forget: (label: string) => void;
  /** Begins a message that corrects the fact. */
  readonly correct: (label: string) => void;
}

export function CoachMessage({ entry, isFirst, isLast, place, choices, gone, isWaiting, actions }: CoachMessageProps) {
  const { takeUp, failure } = useTakeUpPlan();
  const isPhones = isLast && entry.on_phone;
  const goBackTo = place?.goBackTo ?? null;
  const noted = entry.noted ?? [];
  const text = noted.length > 0 && entry.content === notedSentence(noted) ? 'Noted' : entry.content;
  return (
    <div className={classNames(styles.coach, !isFirst && styles.further)}>
      {isFirst ? <CoachMark /> : <span />}
      <div className={styles.said}>
        {text === '' ? null : (
          <p className={styles.text}>
            {isFirst ? <span className="vh">AI Coach: </span> : null}
            {text}
          </p>
        )}
        {noted.length === 0 ? null : (
          <NotedFacts facts={noted} gone={gone} isDisabled={isWaiting} onForget={actions.forget} onChange={actions.correct} />
        )}
        {choices.length === 0 ? null : <Choices answers={choices} isDisabled={isWaiting} onChoose={actions.say} />}
        {entry.plan_id === null || place === null ? null : entry.change == null ? (
          <PlanCard planId={entry.plan_id} standing={place.standing} onTakeUp={takeUp} />
        ) : (
          <ChangeCard entry={entry} change={entry.change} decision={place.decision} />
        )}
        {place === null ? null : <Corrections sentences={entry.corrections ?? []} />}
        {isPhones || goBackTo !== null ? (
          <div className={styles.about}>
            {isPhones ? <Pill icon="phone">Answered on this phone</Pill> : <span />}
            {goBackTo === null ? null : (
              <Button kind="bare" onClick={() => takeUp(goBackTo)}>
                Undo
              </Button>
            )}
          </div>
        ) : null}
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
      </div>
    </div>
  );
}
