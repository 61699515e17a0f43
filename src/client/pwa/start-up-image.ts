/** The mark of `public/icons/icon.svg`: its bars on a field 512 wide, moved and enlarged as there. */
const BARS = ['M2.6 2h3.4l-1.4 18H1.2z', 'M9 2h3.4L11 20H7.6z', 'M15.4 2h3.4l-1.4 18H14z', 'M21.8 2h3.4l-1.4 18h-3.4z'];
const BARS_SIZE = { width: 26.4, height: 22 };
const COLORS = {
  light: { ground: '#faf8f4', bar: '#171512', last: '#ffb400' },
  dark: { ground: '#0b0a09', bar: '#faf8f4', last: '#ffb400' },
} as const;
/** Of the screen's shorter side. */
const MARK_SHARE = 0.28;

/**
 * iOS shows a start-up image only if it has exactly the device's pixels, so each device draws its own, upright, before it is added to the
 * home screen. Other systems make theirs from the manifest.
 */
export function addStartUpImage(): void {
  if (!('standalone' in navigator)) return;
  const { width, height } = window.screen;
  for (const scheme of ['light', 'dark'] as const) {
    const href = draw(Math.min(width, height), Math.max(width, height), window.devicePixelRatio, COLORS[scheme]);
    if (href === null) return;
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(prefers-color-scheme: ${scheme}) and (orientation: portrait)`;
    link.href = href;
    document.head.append(link);
  }
}

/** A data address of the picture; null where nothing can be drawn. */
function draw(width: number, height: number, ratio: number, color: { ground: string; bar: string; last: string }): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const scale = (canvas.width * MARK_SHARE) / BARS_SIZE.width;
  context.fillStyle = color.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate((canvas.width - BARS_SIZE.width * scale) / 2, (canvas.height - BARS_SIZE.height * scale) / 2);
  context.scale(scale, scale);
  for (const [index, bar] of BARS.entries()) {
    context.fillStyle = index === BARS.length - 1 ? color.last : color.bar;
    context.fill(new Path2D(bar));
  }
  return canvas.toDataURL('image/png');
}
