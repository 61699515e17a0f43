/** Origin of the API: this site, unless the build names another backend. */
export const API_ORIGIN = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/+$/, '') || self.location.origin;
