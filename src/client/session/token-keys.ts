/** Section 3: kept in browser storage under two constants named for those words. */
export const ACCESS_KEY = 'access';
export const REFRESH_KEY = 'refresh';
