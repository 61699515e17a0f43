import { useEffect, useState } from 'react';
import type { Account } from '#offline/store/account.ts';
import { DraftKeeper } from './draft-keeper.ts';

interface ComposerDraft {
  readonly text: string;
  /** Stores typed text, debounced. */
  readonly write: (text: string) => void;
  /** The text was sent: delete the draft. */
  readonly finish: () => void;
  /** Storage is failing: keeps the text in session storage for a reload. */
  readonly park: () => void;
}

/** The composer's draft, kept over reloads, navigation and storage failures. */
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
