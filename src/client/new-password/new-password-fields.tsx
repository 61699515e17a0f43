import { type ReactNode, useState } from 'react';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { passwordIndicators } from '#domain/auth/password-rules.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { LiveIndicator } from './live-indicator.tsx';
import styles from './new-password.module.css';
import { useWellKnownRule } from './well-known-rule.ts';

type Field = 'password' | 'confirm_password';

/** An error at one of the two fields. */
export interface PasswordRefusal {
  readonly field: Field;
  readonly sentence: string;
}

interface Props {
  password: string;
  confirm_password: string;
  /** Known names and addresses of the account, which make weak passwords. */
  own: readonly string[];
  labels?: Readonly<Record<Field, string>>;
  onChange: (changed: Partial<Record<Field, string>>) => void;
  /** Marks a field whose error is elsewhere. */
  isWrong?: (field: Field) => boolean;
  /** The last submit's error. */
  refusal: PasswordRefusal | null;
}

const LABELS = { password: 'Password', confirm_password: 'Confirm password' } as const;

/** A new password twice, with indicators. Errors appear at the field, a well-known password on blur. */
export function NewPasswordFields({ password, confirm_password, own, labels = LABELS, onChange, isWrong, refusal }: Props) {
  const { rule, fetchRule } = useWellKnownRule();
  const [isLeft, setLeft] = useState(false);
  const { long_enough, match } = passwordIndicators({ password, confirm_password });
  const isKnown = isLeft && long_enough && rule?.(password, own) === true;
  const sentenceAt = (field: Field) => {
    if (refusal?.field === field) return refusal.sentence;
    return field === 'password' && isKnown ? REGISTER_MESSAGES.wellKnown : null;
  };
  const wrongAt = (field: Field) => sentenceAt(field) !== null || isWrong?.(field) === true;
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          fetchRule();
          setLeft(false);
          onChange({ password: event.currentTarget.value });
        }}
        onBlur={() => setLeft(true)}
        invalid={wrongAt('password')}
        hint={
          <Said refusal={sentenceAt('password')}>
            <LiveIndicator met={long_enough}>{REGISTER_MESSAGES.longEnough}</LiveIndicator>
          </Said>
        }
        required
      />
      <PasswordField
        label={labels.confirm_password}
        name="confirm_password"
        autoComplete="new-password"
        value={confirm_password}
        onChange={(event) => onChange({ confirm_password: event.currentTarget.value })}
        invalid={wrongAt('confirm_password')}
        hint={
          <Said refusal={sentenceAt('confirm_password')}>
            <LiveIndicator met={match}>{REGISTER_MESSAGES.match}</LiveIndicator>
          </Said>
        }
        required
      />
    </>
  );
}

/** Below a field: indicator and error. */
function Said({ refusal, children }: { refusal: string | null; children: ReactNode }) {
  return (
    <span className={styles.said}>
      {children}
      {refusal === null ? null : (
        <span className={styles.refusal} role="alert">
          <Icon name="alert" size="xs" />
          {refusal}
        </span>
      )}
    </span>
  );
}
