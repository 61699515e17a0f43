import { COUNTRY_CODES } from '#domain/coach-account/country-codes-table.ts';

export interface Country {
  readonly value: string;
  /** English and native name. */
  readonly label: string;
}

/** The 249 countries with native names, by English name; loaded on demand. */
export async function loadCountries(): Promise<Country[]> {
  const [{ default: english }, { default: native }] = await Promise.all([
    import('countries-list/minimal/countries.en.min.json'),
    import('countries-list/minimal/countries.native.min.json'),
  ]);
  return COUNTRY_CODES.map((value) => ({ value, label: labelOf(nameIn(english, value), nameIn(native, value)) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}

function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code;
}

function labelOf(english: string, native: string): string {
  return english === native ? english : `${english} (${native})`;
}

/** Fallback with the browser's names. */
export function countriesByBrowser(): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
