import type { ManifestOptions } from 'vite-plugin-pwa';

/** The installed app starts where training starts; the guard there sends a stranger home. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Setwise',
  short_name: 'Setwise',
  description: 'Log every set, with or without signal. Train with an AI Coach or a coach you picked.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/ai-coach/today',
  scope: '/',
  display: 'standalone',
  background_color: '#faf8f4',
  theme_color: '#faf8f4',
  categories: ['fitness', 'health', 'sports'],
  icons: [
    { src: '/icons/pwa-64x64.png', sizes: '64x64', type: 'image/png' },
    { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: "Today's Workout", url: '/ai-coach/today' },
    { name: 'AI Coach Chat', url: '/ai-coach/chat' },
  ],
};
