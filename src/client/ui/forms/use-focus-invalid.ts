import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field after each refused submit. `refusal` is a new object each time, null for none. */
export function useFocusInvalid(refusal: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
