import type { ManifestOptions } from 'vite-plugin-pwa';

/** What apps call the files they export. */
const LOG_FILES = ['text/csv', 'text/comma-separated-values', 'application/csv', 'application/json', '.csv', '.json', '.setwise'];

/** The installed app starts where training starts; the guard there sends a stranger home. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Setwise',
  short_name: 'Setwise',
  description: 'Log every set, with or without signal. Train with an AI Coach or a coach you picked.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/ai-coach/today?source=app',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  launch_handler: { client_mode: 'focus-existing' },
  handle_links: 'preferred',
  background_color: '#faf8f4',
  theme_color: '#faf8f4',
  categories: ['fitness', 'health', 'sports'],
  icons: [
    { src: '/icons/pwa-64x64.png', sizes: '64x64', type: 'image/png' },
    { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut("Today's Workout", '/ai-coach/today'),
    shortcut('Log a set', '/ai-coach/today#next-set'),
    shortcut('AI Coach Chat', '/ai-coach/chat'),
    shortcut('Progress', '/ai-coach/progress'),
    shortcut('Find a Coach', '/browse'),
  ],
  share_target: {
    action: '/ai-coach/import',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'file', accept: [...LOG_FILES, 'text/plain', '.txt', '.tsv', 'application/zip', '.zip'] }] },
  },
  file_handlers: [
    {
      action: '/ai-coach/import',
      accept: { 'text/csv': ['.csv'], 'application/json': ['.json'], 'application/vnd.setwise+json': ['.setwise'] },
    },
  ],
  // A routine that another page or program hands over; the part after # never reaches the server (ROUTINE-10).
  protocol_handlers: [{ protocol: 'web+setwise', url: '/ai-coach/routines#link=%s' }],
  screenshots: [
    picture('today-narrow', '780x1688', 'narrow', 'The workout of the day, each set one tap'),
    picture('program-narrow', '780x1688', 'narrow', 'The whole plan, week by week'),
    picture('chat-narrow', '780x1688', 'narrow', 'The AI Coach answers from your own log'),
    picture('today-wide', '1280x800', 'wide', 'The workout of the day on a wide screen'),
    picture('browse-wide', '1280x800', 'wide', 'Independent coaches, compared'),
  ],
};

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' }] };
}

function picture(name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) {
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label };
}
