import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import field from '#client/ui/forms/field.module.css';
import { VERIFICATION_CODE_DIGITS } from '#domain/limits.ts';
import styles from './code-field.module.css';

const PLACES = Array.from({ length: VERIFICATION_CODE_DIGITS }, (_, index) => index + 1);

interface Props {
  code: string;
  onChange: (code: string) => void;
  /** On Enter. */
  onEnter: () => void;
  invalid: boolean;
}

/** Digits only, at most six (AUTH-15). A phone offers the code from its mail. */
export function CodeField({ code, onChange, onEnter, invalid }: Props) {
  const id = useId();
  return (
    <div>
      <label className={field.label} htmlFor={id} id={`${id}-label`}>
        Verification code
      </label>
      <OTPField.Root
        id={id}
        className={styles.field}
        length={VERIFICATION_CODE_DIGITS}
        value={code}
        onValueChange={onChange}
        aria-labelledby={`${id}-label`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      >
        {PLACES.map((place) => (
          <OTPField.Input
            key={place}
            className={styles.place}
            // The first field has the label's name.
            aria-label={place === 1 ? undefined : `Digit ${String(place)} of ${String(VERIFICATION_CODE_DIGITS)}`}
            aria-invalid={invalid || undefined}
          />
        ))}
      </OTPField.Root>
    </div>
  );
}
