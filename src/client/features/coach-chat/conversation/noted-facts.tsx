import { useId, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { factWords, type NotedFact } from '#domain/ai-coach/reply/noted-words.ts';
import styles from './noted-facts.module.css';

interface NotedFactsProps {
  facts: readonly NotedFact[];
  /** Labels of facts that the coach no longer goes by, or knows better since. */
  gone: ReadonlySet<string>;
  /** An answer is loading. */
  isDisabled: boolean;
  onForget: (label: string) => void;
  onChange: (label: string) => void;
}

/** What the coach read from a message, each fact a chip; a tap on one asks whether it is wrong. */
export function NotedFacts({ facts, gone, isDisabled, onForget, onChange }: NotedFactsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const panel = useId();
  const fact = facts.find(({ label }) => label === asked && !gone.has(label));
  const decide = (act: (label: string) => void, label: string) => {
    setAsked(null);
    act(label);
  };
  return (
    <div className={styles.noted}>
      <ul className={styles.facts} aria-label="Noted">
        {facts.map(({ label, value }) => (
          <li key={label}>
            {gone.has(label) ? (
              <s className={styles.gone}>{factWords({ label, value })}</s>
            ) : (
              <Chip
                className={styles.fact}
                aria-expanded={asked === label}
                aria-controls={panel}
                disabled={isDisabled}
                onClick={() => setAsked(asked === label ? null : label)}
              >
                {factWords({ label, value })}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      <div id={panel}>
        {fact === undefined ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
          <div className={styles.wrong} role="group" aria-label={`${fact.label}: ${fact.value}`}>
            <p className="cap">{fact.label}. Wrong?</p>
            <Button disabled={isDisabled} onClick={() => decide(onForget, fact.label)}>
              Take it out
            </Button>
            <Button disabled={isDisabled} onClick={() => decide(onChange, fact.label)}>
              Change it
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
