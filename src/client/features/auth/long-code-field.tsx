import { TextField } from '#client/ui/forms/text-field.tsx';

interface Props {
  digits: number;
  code: string;
  onChange: (code: string) => void;
  invalid: boolean;
}

/** A longer code in one field: digits only; copied spaces are ignored. */
export function LongCodeField({ digits, code, onChange, invalid }: Props) {
  return (
    <TextField
      label="Verification code"
      value={code}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, digits))}
      inputMode="numeric"
      autoComplete="one-time-code"
      invalid={invalid}
    />
  );
}
