import { TextField } from '#client/ui/forms/text-field.tsx';

interface Props {
  digits: number;
  code: string;
  onChange: (code: string) => void;
  invalid: boolean;
}

/** A code of more digits than one row of places holds: digits only; spaces it was copied with do not count. */
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
