import { TextField } from '#client/ui/forms/text-field.tsx';

const REPS_MAX_LENGTH = 20;

interface RepsFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reps: string) => void;
}

/** The repetitions of a prescription as they are typed: a number, a range or a time. */
export function RepsField({ value, error, onChange }: RepsFieldProps) {
  return (
    <TextField
      label="Reps"
      hint="5, 8–12 or 30 s"
      autoComplete="off"
      maxLength={REPS_MAX_LENGTH}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
