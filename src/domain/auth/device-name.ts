const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const APPLE: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Mac']);

/**
 * "Chrome on Android", from the user agent; null when it names nothing well known. Safari on an iPad identifies as a Mac; only
 * `touchPoints`, known on the device itself, tells them apart, so otherwise both are named.
 */
export function deviceName(userAgent: string | undefined, touchPoints?: number): string | null {
  const said = userAgent ?? '';
  const find = (table: typeof BROWSERS) => table.find(([mark]) => mark.test(said))?.[1] ?? null;
  const system = find(SYSTEMS);
  const found = find(BROWSERS);
  // Browsers of other systems may present themselves as Safari.
  const browser = found === 'Safari' && system !== null && !APPLE.has(system) ? null : found;
  if (system === null) return browser;
  return `${browser ?? 'A browser'} on ${browser === 'Safari' && system === 'Mac' ? macOrTablet(touchPoints) : system}`;
}

function macOrTablet(touchPoints: number | undefined): string {
  if (touchPoints === undefined) return 'Mac or iPad';
  return touchPoints > 1 ? 'iPad' : 'Mac';
}
