/** A control that held something else than the server wrote, `was`, when the app came. */
type EarlyControl = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  early?: { value: string; checked?: boolean; was?: string };
};

/** Each thing is answered before the next, as if a hand had done it; forms that were sent are sent last, which the app does from then on. */
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
  // Whoever typed on in the meantime knows better.
  const value = control.value === early.was ? early.value : control.value;
  if (control instanceof HTMLSelectElement) chooseAgain(control, value);
  else if (!(control instanceof HTMLInputElement) || (control.type !== 'checkbox' && control.type !== 'radio')) typeAgain(control, value);
  // A radio button that is off was put off by another one, which is done again itself.
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

/** React hears of an input only when the value is another than the last it saw, and it watches the property of the element itself. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
