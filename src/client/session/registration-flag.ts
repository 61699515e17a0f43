/** Set where somebody still has to complete their registration as a coach, removed when they have (AUTH-18). */
const FLAG_KEY = 'needsCompleteRegistration';

/** Login and logout clear local storage, so set it after signing in. */
export function setNeedsCompleteRegistration(): void {
  try {
    localStorage.setItem(FLAG_KEY, 'true');
  } catch {
    // Without storage nobody is signed in either.
  }
}

export function clearNeedsCompleteRegistration(): void {
  try {
    localStorage.removeItem(FLAG_KEY);
  } catch {
    // Nothing was stored.
  }
}

export function needsCompleteRegistration(): boolean {
  try {
    return localStorage.getItem(FLAG_KEY) === 'true';
  } catch {
    return false;
  }
}
