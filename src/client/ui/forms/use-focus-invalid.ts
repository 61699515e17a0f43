import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field marked as wrong after each refused submit. `refusal` is another value each time, null for none. */
export function useFocusInvalid(refusal: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
