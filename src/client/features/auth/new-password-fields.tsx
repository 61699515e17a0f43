import { PasswordField } from '#client/ui/password-field.tsx';
import { passwordIndicators } from '#domain/auth/password-rules.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { LiveIndicator } from './live-indicator.tsx';

interface Props {
  password: string;
  confirm_password: string;
  onChange: (changed: { password?: string; confirm_password?: string }) => void;
  isWrong: (field: 'password' | 'confirm_password') => boolean;
}

/** A new password, twice, each with its live indicator. */
export function NewPasswordFields({ password, confirm_password, onChange, isWrong }: Props) {
  const { long_enough, match } = passwordIndicators({ password, confirm_password });
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
        invalid={isWrong('password')}
        hint={<LiveIndicator met={long_enough}>{REGISTER_MESSAGES.longEnough}</LiveIndicator>}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        value={confirm_password}
        onChange={(event) => onChange({ confirm_password: event.currentTarget.value })}
        invalid={isWrong('confirm_password')}
        hint={<LiveIndicator met={match}>{REGISTER_MESSAGES.match}</LiveIndicator>}
        required
      />
    </>
  );
}
