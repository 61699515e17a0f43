import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { NEXT_BLOCK_MESSAGES } from '#domain/messages/next-block.ts';
import { addToMessageDraft } from '#offline/chat/message-draft.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './insight-card.module.css';

/** The end of a block, with the way to the next one (BLOCK-7). */
export function BlockOver({ account, number }: { account: Account; number: number }) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    try {
      await addToMessageDraft(account, NEXT_BLOCK_MESSAGES.ask);
      await navigate(PATHS.chat);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.card} aria-label={NEXT_BLOCK_MESSAGES.name}>
      <h2 className="h-4">{`Block ${number} is done`}</h2>
      <p className="small">{NEXT_BLOCK_MESSAGES.why}</p>
      <div className={styles.actions}>
        <Button kind="ink" onClick={() => void ask()}>
          {NEXT_BLOCK_MESSAGES.button}
        </Button>
      </div>
      {hasFailed ? (
        <p className="small" role="alert">
          {NEXT_BLOCK_MESSAGES.notSaved}
        </p>
      ) : null}
    </section>
  );
}
