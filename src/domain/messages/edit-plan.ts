/** Changing the plan by hand (PLAN-30). */
export const EDIT_PLAN_MESSAGES = {
  intro: 'Tap what should be different. What a change makes necessary elsewhere is done and said. Nothing is kept before you save it.',
  firstWeek: 'You see week 1. The other weeks follow, and the lighter week stays lighter.',
  mended: 'So that the week stays sound:',
  warned: 'Worth knowing:',
  stays: 'Everything else stays as it is.',
  replaced: 'Another plan came meanwhile, so these changes were not kept. Make them in the new one.',
  notLoaded: 'This part could not be loaded. Try again when you have signal.',
  saved: 'You train by the changed plan now. What you logged stays.',
  nothing: 'Nothing would be different.',
} as const;
