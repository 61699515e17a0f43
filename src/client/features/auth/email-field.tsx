import { TextField } from '#client/ui/forms/text-field.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  invalid: boolean;
}

/** The login address, named for password managers. */
export function EmailField({ value, onChange, invalid }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      invalid={invalid}
      required
    />
  );
}
