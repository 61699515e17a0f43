/** A chunk of the build manifest. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** By source file. */
export type Manifest = Record<string, ManifestChunk>;

export interface PageFiles {
  /** All stylesheets, including the shell's. */
  sheets: string[];
  /** Scripts beyond the shell's. */
  scripts: string[];
}

/** The stylesheets and scripts of a page's sources, unique, in loading order. */
export function filesOf(manifest: Manifest, sources: readonly string[]): PageFiles {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry === true);
  const shell = collect(manifest, entry === undefined ? [] : [entry[0]]);
  const page = collect(manifest, sources);
  return {
    sheets: [...new Set([...shell.sheets, ...page.sheets])],
    scripts: [...page.scripts].filter((name) => !shell.scripts.has(name)),
  };
}

function collect(manifest: Manifest, sources: readonly string[]) {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    for (const needed of chunk.imports ?? []) visit(needed);
    for (const name of chunk.css ?? []) sheets.add(name);
    scripts.add(chunk.file);
  };
  for (const source of sources) visit(source);
  return { sheets, scripts };
}
