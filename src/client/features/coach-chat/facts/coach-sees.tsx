import { useId, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './coach-sees.module.css';
import { CoachSeesFact } from './coach-sees-fact.tsx';
import { CoachSeesRemoved } from './coach-sees-removed.tsx';
import type { CoachFacts } from './use-coach-facts.ts';
import { useRemovedFacts } from './use-removed-facts.ts';

interface CoachSeesProps {
  facts: CoachFacts;
  /** Initially open; later folded, and as the person left it. */
  startsOpen: boolean;
  /** An answer is loading: facts cannot be removed meanwhile. */
  isWaiting: boolean;
  onChange: () => void;
  /** Removes a fact of the conversation, by its label. */
  onForget: (label: string) => void;
}

/** The facts that the coach uses, from conversation and log, so that wrong ones can be corrected. */
export function CoachSees({ facts, startsOpen, isWaiting, onChange, onForget }: CoachSeesProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const heading = useId();
  const content = useId();
  const removed = useRemovedFacts();
  const isOpen = chosen ?? startsOpen;
  const told = facts.told ?? [];
  const isEmpty = told.length + facts.logged.length === 0;
  return (
    <section className={classNames('card', styles.card)} aria-labelledby={heading}>
      <h2 className="h-4" id={heading}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={content} onClick={() => setChosen(!isOpen)}>
          What your coach sees
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h2>
      <div id={content} hidden={!isOpen}>
        {facts.told === null && facts.isMissing ? (
          <p className={styles.nothing}>
            What you told your coach shows here once the part of the app that reads it is on this phone. It comes with the next signal.
          </p>
        ) : null}
        {isEmpty && facts.told !== null ? (
          <p className={styles.nothing}>Nothing yet. Say what you want from training, on how many days, and what you train with.</p>
        ) : null}
        {isEmpty ? null : (
          <dl>
            {told.map((fact) => (
              <CoachSeesFact key={fact.label} fact={fact} isDisabled={isWaiting} onRemove={() => onForget(fact.label)} />
            ))}
            {facts.logged.map((fact) => (
              <CoachSeesFact key={fact.key} fact={fact} isDisabled={false} onRemove={() => void removed.remove(fact)} />
            ))}
          </dl>
        )}
        <CoachSeesRemoved removed={removed} />
        {isEmpty ? null : (
          <Button kind="bare" className={styles.change} onClick={onChange}>
            Change something
          </Button>
        )}
      </div>
    </section>
  );
}
