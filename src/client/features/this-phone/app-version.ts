/** Set at build; unset during development. */
export const APP_VERSION: string = import.meta.env.VITE_APP_VERSION ?? 'in development';
