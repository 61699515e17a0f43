/** Given by the build; a page that was not built is under development. */
export const APP_VERSION: string = import.meta.env.VITE_APP_VERSION ?? 'in development';
