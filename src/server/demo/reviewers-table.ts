/** Authors of the demo reviews, referenced by index. */
export const DEMO_REVIEWERS: readonly (readonly [first_name: string, last_name: string])[] = [
  ['Hannah', 'Oduya'],
  ['Marcus', 'Bell'],
  ['Priya', 'Raman'],
  ['Tom', 'Whitlock'],
  ['Elena', 'Marchetti'],
  ['Jonas', 'Lindqvist'],
  ['Sofia', 'Delgado'],
  ['Aiden', 'Park'],
  ['Claire', 'Dubois'],
  ['Kwame', 'Boateng'],
  ['Rosa', 'Ferreira'],
  ['Ben', 'Kowalski'],
];
