/** AUTH-2 */
export const ACCESS_KEY = 'access';
export const REFRESH_KEY = 'refresh';
