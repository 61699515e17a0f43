/** Members of the demonstration who wrote its reviews; a review names its writer by the place in this list. */
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
