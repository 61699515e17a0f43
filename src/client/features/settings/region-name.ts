/** «United States», «Germany»: the region the browser is set to; empty where it names a language only. */
export function regionName(language: string): string {
  try {
    const { region } = new Intl.Locale(language);
    return region === undefined ? '' : (new Intl.DisplayNames(['en-US'], { type: 'region' }).of(region) ?? '');
  } catch {
    // Some systems call their language «C».
    return '';
  }
}
