/** A control whose value differed from the server's HTML (`was`) at hydration. */
type EarlyControl = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  early?: { value: string; checked?: boolean; was?: string };
};

/** Replays each input in order; submitted forms last. */
export async function replayInput(): Promise<void> {
  for (const control of document.querySelectorAll<EarlyControl>(':is(input, textarea, select)[data-early]')) {
    replay(control);
    await Promise.resolve();
  }
  document.body.setAttribute('data-app', '');
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-early]')) {
    form.removeAttribute('data-early');
    form.requestSubmit();
  }
}

function replay(control: EarlyControl): void {
  const { early } = control;
  delete control.early;
  control.removeAttribute('data-early');
  if (early === undefined || control.type === 'file') return;
  const { checked = false } = early;
  // Later typing takes precedence.
  const value = control.value === early.was ? early.value : control.value;
  if (control instanceof HTMLSelectElement) chooseAgain(control, value);
  else if (!(control instanceof HTMLInputElement) || (control.type !== 'checkbox' && control.type !== 'radio')) typeAgain(control, value);
  // An unchecked radio button is handled by the one checked instead.
  else if (checked || control.type === 'checkbox') tickAgain(control, checked);
}

function tickAgain(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

function chooseAgain(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React ignores an input event without a value change, and tracks the element's own value property. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
