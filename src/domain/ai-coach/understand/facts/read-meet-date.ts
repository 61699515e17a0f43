const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)';
/** «Saturday 9 May 2027», «March 3rd» */
export const DATE = `(?:${WEEKDAY},? )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)?\\.? ${MONTH}|${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)(?:,? (20\\d\\d))?(?! ?(?:kg|lb|days|reps|sets|x))`;
export const NUMERIC_DATE = '(20\\d\\d)-(\\d\\d)-(\\d\\d)';
/** «14/2», «2/14/27», «14.2.» */
export const NUMBERED_DATE = `(\\d{1,2})(?<mark>[/.])(\\d{1,2})(?:\\k<mark>(20\\d\\d|\\d\\d))?(?![\\d/])(?! ?(?:kg|lb|plates?|days?|weeks?|wks?|months?|reps|sets|x|%|of))`;
/** «In March», «mid-October 2027» */
export const MONTH_ALONE = `(?:in |(?:in )?(?:early|mid|late|next)[- ]|(?:at )?(?:the )?(?:beginning|start|middle|end) of )${MONTH}\\b(?! ?\\d{1,2}\\b)(?:,? (20\\d\\d))?`;

/** From the groups of `DATE` or `NUMERIC_DATE`, in whichever order day and month stand. */
export function dateOf(groups: readonly (string | undefined)[]): string | undefined {
  const found = groups.filter((group) => group !== undefined);
  if (found.length === 3 && /^20\d\d$/.test(found[0] ?? '') && /^\d\d$/.test(found[1] ?? '')) return validDay(`${found.join('-')}`);
  const month = MONTHS.indexOf((found.find((group) => /^[a-z]/.test(group)) ?? '').slice(0, 3)) + 1;
  const day = found.find((group) => /^\d{1,2}$/.test(group));
  const year = found.find((group) => /^20\d\d$/.test(group));
  return month === 0 || day === undefined ? undefined : dayOf(year, month, Number(day));
}

/** From the groups of `NUMBERED_DATE`; as written («3/4») where both numbers may be the month. `before` ends with the date. */
export function numberedDate([first, mark, second, written]: readonly (string | undefined)[], before: string): string | undefined {
  const [left, right] = [Number(first), Number(second)];
  const year = written === undefined ? undefined : written.padStart(4, '20');
  // «82.5» is a number; «14.2.», «on 14.2» and «14.2.27» are days, in this order wherever points are written.
  if (mark === '.') return year !== undefined || /\bon \S+$/.test(before) ? dayOf(year, right, left) : undefined;
  if (left > 12 || left === right) return dayOf(year, right, left);
  if (right > 12) return dayOf(year, left, right);
  return left === 0 || right === 0 ? undefined : [left, right, ...(year === undefined ? [] : [year])].join('/');
}

/** From the groups of `MONTH_ALONE`: a month without its day. */
export function monthOf([name, year]: readonly (string | undefined)[]): string {
  return `${year ?? '-'}-${String(MONTHS.indexOf((name ?? '').slice(0, 3)) + 1).padStart(2, '0')}`;
}

/** The one date that a message names, whatever else it says. */
export function onlyDate(text: string): string | undefined {
  const match = ONE_DATE.exec(text);
  if (match !== null) return dateOf(match.slice(1));
  const numbers = AT_NUMBERS.exec(text);
  const on = numbers === null ? undefined : numberedDate(numbers.slice(1), text.slice(0, numbers.index + numbers[0].length));
  return on?.includes('/') === true ? undefined : on;
}

const ONE_DATE = new RegExp(`\\b${DATE}`);
const AT_NUMBERS = new RegExp(`\\b${NUMBERED_DATE}`);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayOf(year: string | undefined, month: number, day: number): string | undefined {
  return validDay(`${year ?? '-'}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function validDay(on: string): string | undefined {
  const [month, day] = on.slice(-5).split('-').map(Number);
  return day !== undefined && day >= 1 && day <= (DAYS_IN_MONTH[(month ?? 0) - 1] ?? 0) ? on : undefined;
}
