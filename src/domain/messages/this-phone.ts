/** Ours: a set or the end of a workout could not be stored. Typed values always stay. */
export const NOT_SAVED_MESSAGES = {
  quota: 'Not saved: this phone is full. Free some space, then try again. What you entered is still here.',
  unavailable: 'Not saved: this browser does not let the app store anything. What you entered is still here.',
  lost: 'Not saved: the storage of this phone stopped answering. Try again, or reload the page. What you entered is still here.',
  'newer-schema': 'Not saved: another tab runs a newer version of the app. Reload this page. What you entered is still here.',
  unknown: 'Not saved: something went wrong on this phone. Try again. What you entered is still here.',
} as const;

/** Ours: storage problems, above every AI Coach screen. */
export const STORAGE_MESSAGES = {
  opening: 'Opening your workouts...',
  quota: 'This phone is full, so nothing new can be kept. Free some space, then try again.',
  unavailable: 'This browser does not let the app store anything. Allow site data, or leave the private window, then try again.',
  lost: 'The storage of this phone stopped answering. Reload to go on; what was kept is still there.',
  'newer-schema': 'Another tab runs a newer version of the app. Reload this one to go on.',
} as const;

export const THIS_PHONE_MESSAGES = {
  readFailed: 'This phone could not read its own storage. Nothing is lost: try again, or reload the page.',
} as const;

/** The install banner (PAGE-8). */
export const INSTALL_MESSAGES = {
  coachOffer: 'Install AI Coach for the best mobile experience!',
  offer: 'Install Setwise for the best mobile experience!',
  safariClears:
    'Safari may clear what a site keeps on this phone after seven days without a visit, workouts not sent yet too. What was sent is safe on the server, and an installed app is not cleared.',
} as const;

/** Ours: logging out with unsent data. */
export const LOGOUT_MESSAGES = {
  failed: 'You are still logged in: this phone could not note the logout. Try again.',
} as const;
