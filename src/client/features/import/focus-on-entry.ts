/** A step replaces the one before, and with it the button that had the focus: its heading takes it. */
export function focusOnEntry(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
