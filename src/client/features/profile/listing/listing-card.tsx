import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { OwnCoach, Review } from '#contract/index.ts';
import { missingForListing } from '#domain/coaches/is-listed.ts';
import styles from '../profile.module.css';
import type { TabId } from '../tab-table.ts';
import { GAP_WORDS } from './gap-words.ts';
import { PreviewSheet } from './preview-sheet.tsx';

interface ListingCardProps {
  coach: OwnCoach;
  reviews: readonly Review[];
  onOpen: (tab: TabId) => void;
}

/** Whether the coach is listed, what is missing, and a preview. */
export function ListingCard({ coach, reviews, onOpen }: ListingCardProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  const missing = missingForListing(coach);
  const isListed = missing.length === 0;
  return (
    <section className="card" aria-labelledby="listing">
      <div className="row between">
        <h2 className="h-4" id="listing">
          {isListed ? 'Visitors can find you' : 'Before visitors can find you'}
        </h2>
        {isListed ? (
          <Pill kind="sent" icon="check">
            Listed
          </Pill>
        ) : (
          <Pill>{missing.length} to do</Pill>
        )}
      </div>
      {isListed ? (
        <p className={styles.lead}>You are in Find a Coach, and people can book a call and subscribe.</p>
      ) : (
        <ul className={styles.gaps}>
          {missing.map((gap) => (
            <li key={gap}>
              <Gap {...GAP_WORDS[gap]} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      <Button kind="line" wide className={styles.edit} onClick={() => setPreviewing(true)}>
        <Icon name="eye" size="s" /> Preview as visitors see you
      </Button>
      <PreviewSheet open={isPreviewing} onClose={() => setPreviewing(false)} coach={coach} reviews={reviews} />
    </section>
  );
}

function Gap({ todo, tab, onOpen }: { todo: string; tab: TabId | null; onOpen: (tab: TabId) => void }) {
  if (tab === null) return <p className={styles.gap}>{todo}</p>;
  return (
    <button type="button" className={styles.gap} onClick={() => onOpen(tab)}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{todo}</span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}
