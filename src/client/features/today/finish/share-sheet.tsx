import { useEffect, useRef, useState } from 'react';
import { numberText } from '#client/locale/formats.ts';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { SHARE_CARD_MESSAGES } from '#domain/messages/finish-workout.ts';
import { type ShareCard, type ShareInput, shareCard } from '#domain/progress/share-card.ts';
import { drawCard } from './draw-card.ts';
import { canSharePictures, pictureOf, savePicture, sendPicture } from './send-picture.ts';
import styles from './share-sheet.module.css';

interface ShareSheetProps {
  workout: Omit<ShareInput, 'showsWeights' | 'name'>;
  /** yyyy-mm-dd, for the file's name. */
  day: string;
  onClose: () => void;
}

/** A picture of the workout, made on this phone and handed on or saved; nothing is sent by us (PROG-30). */
export function ShareSheet({ workout, day, onClose }: ShareSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ownName = useSession(({ profile }) => profile?.first_name ?? '').trim();
  const [showsWeights, setShowsWeights] = useState(true);
  const [showsName, setShowsName] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const card = shareCard({ ...workout, showsWeights, name: showsName ? ownName : null });
  const words = cardWords(card);
  useEffect(() => {
    if (canvas.current !== null && !drawCard(canvas.current, card)) setSaid(SHARE_CARD_MESSAGES.noPicture);
  }, [card]);
  const hand = async (how: (file: File) => Promise<string | null> | string) => {
    const file = canvas.current === null ? null : await pictureOf(canvas.current, `setwise-${day}.png`);
    setSaid(file === null ? SHARE_CARD_MESSAGES.noPicture : await how(file));
  };
  const canShare = canSharePictures();
  return (
    <Sheet
      open
      onClose={onClose}
      title="Share"
      actions={
        <>
          <p role="status">{said ?? ''}</p>
          <div className={styles.buttons}>
            <Button kind={canShare ? 'line' : 'now'} onClick={() => void hand(savePicture)}>
              Save picture
            </Button>
            {canShare ? (
              <Button kind="now" onClick={() => void hand(sendPicture)}>
                Share
              </Button>
            ) : null}
          </div>
        </>
      }
    >
      <p className={`cap ${styles.intro}`}>{canShare ? SHARE_CARD_MESSAGES.intro : SHARE_CARD_MESSAGES.introSaved}</p>
      <canvas ref={canvas} className={styles.card} role="img" aria-label={words} />
      <Switch label="Show weights" checked={showsWeights} onChange={setShowsWeights} />
      {ownName === '' ? null : <Switch label="Show my name" checked={showsName} onChange={setShowsName} />}
    </Sheet>
  );
}

/** The picture in words. */
function cardWords({ title, figures, record, name }: ShareCard): string {
  const said = figures.map(({ value, word }) => `${numberText(value)} ${word}`);
  const beaten = record === null ? [] : [`${record.name} ${record.before} → ${record.now}`];
  return [title, ...said, ...beaten, ...(name === null ? [] : [name])].join(', ');
}
