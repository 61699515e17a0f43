import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import type { Relationship } from '#contract/index.ts';
import { replyStart } from '#domain/coaching/suggest-reply.ts';
import { readDeskClient } from '#offline/coaching/desk.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './thread-page.module.css';

interface ReplyStartProps {
  account: Account;
  relationship: Relationship;
  /** What is typed. */
  text: string;
  onUse: (start: string) => void;
}

/** A sentence from what the client shares, for the coach to begin with and change (DESK-8). Gone once something is written. */
export function ReplyStart({ account, relationship: { id, first_name }, text, onUse }: ReplyStartProps) {
  const reading = useReading(`desk-client|${account.owner}|${id}`, () => readDeskClient(account, id));
  const client = reading.status === 'ready' ? reading.value : null;
  if (client === null || first_name === null || text !== '') return null;
  const start = replyStart(client, first_name, account.now());
  if (start === null) return null;
  return (
    <div className={styles.start}>
      <p className="small">{`“${start.trim()}”`}</p>
      <Button kind="line" onClick={() => onUse(start)}>
        Begin with this
      </Button>
    </div>
  );
}
