import { TextField } from '#client/ui/forms/text-field.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  invalid: boolean;
}

/** The address one logs in with; password managers know it by its name. */
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
