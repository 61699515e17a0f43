import { useEffect, useState } from 'react';
import type { Account } from '#offline/store/account.ts';
import { DraftKeeper } from './draft-keeper.ts';

interface ComposerDraft {
  readonly text: string;
  /** What the person typed; stored on the phone a moment later. */
  readonly write: (text: string) => void;
  /** The text became a message: nothing is left to keep. */
  readonly finish: () => void;
  /** The phone's storage is failing and the page may have to reload: keeps the text where a reload finds it. */
  readonly park: () => void;
}

/** The text in the composer, which outlives a reload, a killed tab, a change of screen and a storage that stopped answering. */
export function useComposerDraft(account: Account): ComposerDraft {
  const [text, setText] = useState('');
  const [keeper] = useState(() => new DraftKeeper(account, window.sessionStorage));

  useEffect(() => {
    let isShown = true;
    void keeper.read().then((draft) => isShown && draft !== null && setText(draft));
    const onHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', onHidden);
      keeper.flush();
    };
  }, [keeper]);

  const write = (value: string) => {
    setText(value);
    keeper.write(value);
  };
  const finish = () => {
    setText('');
    keeper.write('');
    keeper.flush();
  };
  return { text, write, finish, park: () => keeper.park(text) };
}
