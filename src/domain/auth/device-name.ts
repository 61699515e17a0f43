const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
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

/** "Chrome on Android", from what a browser says of itself; null when it says nothing that people would know. */
export function deviceName(userAgent: string | undefined): string | null {
  const said = userAgent ?? '';
  const find = (table: typeof BROWSERS) => table.find(([mark]) => mark.test(said))?.[1] ?? null;
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);
}
