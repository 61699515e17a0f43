/** Whole years from the date of birth to a day, both yyyy-mm-dd; a birthday on 29 February falls on 1 March in other years. */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
