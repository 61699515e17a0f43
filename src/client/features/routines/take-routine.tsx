import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orMissing } from '#client/routing/page-code.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { TAKE_MESSAGES } from '#domain/messages/shared-routine.ts';
import type { Account } from '#offline/store/account.ts';
import { type Offer, useArrivingOffer } from './routine-offer.ts';

const TakeSheet = lazy(async () => ({ default: (await orMissing(import('./take-sheet.tsx'))).TakeSheet }));

/** The ways a routine of somebody else comes in: a file, a picture of a code, and a link or a file that opened the app. */
export function TakeRoutine({ account }: { account: Account }) {
  const navigate = useNavigate();
  const arriving = useArrivingOffer();
  const [chosen, setChosen] = useState<Offer | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const offer = chosen ?? arriving;
  const close = () => {
    setChosen(null);
    if (arriving !== null) void navigate(PATHS.routines, { replace: true });
  };
  const taken = (name: string) => {
    setChosen(null);
    void navigate(PATHS.routines, { replace: true, state: { taken: name } });
  };
  return (
    <section className="stack" aria-labelledby="from-another">
      <h2 className="h-3" id="from-another">
        From another phone
      </h2>
      <p className="small muted">{TAKE_MESSAGES.another}</p>
      <div className="row">
        <Button onClick={() => file.current?.click()}>Open a file</Button>
        <Button onClick={() => camera.current?.click()}>Scan a code</Button>
      </div>
      <input
        ref={file}
        hidden
        type="file"
        aria-label="File of a routine"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          void picked?.text().then((text) => setChosen({ kind: 'file', text }));
        }}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Picture of a code"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (picked !== undefined) setChosen({ kind: 'picture', file: picked });
        }}
      />
      {offer === null ? null : (
        <Suspense>
          <TakeSheet key={JSON.stringify(offer)} account={account} offer={offer} onClose={close} onTaken={taken} />
        </Suspense>
      )}
    </section>
  );
}
