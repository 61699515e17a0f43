/** What is said of plans between coach and trainee. */
export const COACH_PLAN_MESSAGES = {
  nothingToAnswer: 'There is no plan here that waits for your answer.',
  nothingNew: 'Your plan already says all of this.',
  movedOn: 'Your plan changed while you were reading. Nothing was stored; look at the lines again.',
  undoTooLate: 'Your plan has changed since. The earlier ones are in My Program.',
  heardLater: 'Your coach hears of it when this phone has signal.',
  openStays: 'What you leave open stays yours.',
  canUndo: 'You can go back at any time: My Program keeps every version. Nothing you logged changes.',
  wholePlan: 'This is a plan of its own. It takes the place of the one you use, which stays in My Program.',
  notShared:
    'This client shares no plan with you now, so you begin without one. What you send then takes the place of theirs, if they take it.',
  notActive: 'Plans are sent while the coaching runs.',
  withdrawn: 'You took it back.',
  waits: 'Waits here and is sent once there is signal.',
  refused: 'Not sent: the coaching had ended.',
  sent: 'Sent, not answered yet.',
  sentOnce: 'Without signal it waits here and is sent once.',
  tooLarge: 'This plan is too large to send. Take some days or exercises out.',
  amountMissing: 'Type a number, such as 80. A percent goes up to 105.',
  empty: 'There is no exercise in the plan yet.',
} as const;
