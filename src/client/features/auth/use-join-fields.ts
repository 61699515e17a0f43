import { useState } from 'react';
import type { JoinFields } from './join.ts';
import { saveRegisterDraft, useKeptDraft } from './register-draft.ts';

const EMPTY: JoinFields = { first_name: '', last_name: '', email: '', password: '', confirm_password: '', is_coach: false };

/** What is typed to join, all but the passwords kept over a reload. */
export function useJoinFields() {
  const kept = useKeptDraft();
  const [typed, setTyped] = useState<JoinFields | null>(null);
  const fields = typed ?? { ...EMPTY, ...kept };
  const type = (changed: Partial<JoinFields>) => {
    const next = { ...fields, ...changed };
    setTyped(next);
    saveRegisterDraft(next);
  };
  return { fields, type };
}
