import { defineConfig, minimal2023Preset } from '@vite-pwa/assets-generator/config';

/**
 * `npx pwa-assets-generator --config manifest/pwa-assets.config.ts` draws the pictures from icon.svg beside it; they are then moved to
 * public/icons. The source fills its square, so nothing is padded and the same drawing serves every mask.
 */
export default defineConfig({
  preset: {
    ...minimal2023Preset,
    transparent: { ...minimal2023Preset.transparent, padding: 0 },
    maskable: { ...minimal2023Preset.maskable, padding: 0 },
    apple: { ...minimal2023Preset.apple, padding: 0 },
  },
  images: ['manifest/icon.svg'],
});
