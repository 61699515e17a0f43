import { useState } from 'react';
import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import type { DayState } from '#domain/ai-coach/readiness/day-state.ts';
import { FEEL_TEXTS } from '#domain/messages/today-week.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './feel-choice.module.css';
import { storeChange } from './store-change.ts';
import type { SessionDay } from './use-session-day.ts';

type Feel = 'tired' | 'usual' | 'strong';

const FEELS: readonly { value: Feel; label: string }[] = [
  { value: 'tired', label: FEEL_TEXTS.tired },
  { value: 'usual', label: FEEL_TEXTS.usual },
  { value: 'strong', label: FEEL_TEXTS.strong },
];

const STATES: Readonly<Record<Exclude<Feel, 'usual'>, DayState>> = {
  tired: { name: 'easier' },
  strong: { name: 'too-easy', times: 1 },
};

interface FeelChoiceProps {
  account: Account;
  day: SessionDay;
  /** Shows what would change, to accept or leave. */
  onAsk: (state: DayState) => void;
}

/** «How do you feel?» before a workout (TODAY-17): what is chosen is shown as a change first, and As usual takes it back. */
export function FeelChoice({ account, day, onAsk }: FeelChoiceProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const feel = feelOf(day.changed);
  const choose = async (to: Feel) => {
    if (to !== 'usual') onAsk(STATES[to]);
    else setTrouble(await storeChange(account, { session_id: day.session_id, day: null, why: '' }));
  };
  return (
    <section className={styles.feel} aria-labelledby="feel">
      <div className={styles.head}>
        <h2 id="feel" className="h-4">
          {FEEL_TEXTS.title}
        </h2>
        <span className="cap">{FEEL_TEXTS.optional}</span>
      </div>
      <Segmented label={FEEL_TEXTS.title} options={FEELS} value={feel} onChange={(to) => void choose(to)} />
      <p className="cap">{FEEL_TEXTS.hint}</p>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </section>
  );
}

/** By the accepted sentence, which begins with its title. */
function feelOf(changed: string | null): Feel {
  if (changed?.startsWith(FEEL_TEXTS.tiredTitle)) return 'tired';
  return changed?.startsWith(FEEL_TEXTS.strongTitle) ? 'strong' : 'usual';
}
