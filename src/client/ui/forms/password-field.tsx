import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { TextField } from './text-field.tsx';

/** The word on the button is what it does next (AUTH-8). */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button kind="bare" aria-label={isShown ? 'Hide password' : 'Show password'} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
