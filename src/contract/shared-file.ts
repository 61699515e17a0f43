import { PAGES } from '#domain/routes.ts';

/**
 * A file that another app shares: the system posts it to `page` in the form field `field`, both as the manifest names them, and the service
 * worker keeps it until the page takes it.
 */
export const SHARED_FILE = {
  cache: 'shared-file',
  url: '/shared-file',
  field: 'file',
  nameHeader: 'X-File-Name',
  atHeader: 'X-Shared-At',
  page: PAGES.importLog.path,
} as const;
