/** One chunk of the built client, as the build lists it. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** By the source file a chunk was made from. */
export type Manifest = Record<string, ManifestChunk>;

export interface PageFiles {
  /** Every sheet, the shell's own included. */
  sheets: string[];
  /** The scripts beyond what the shell loads. */
  scripts: string[];
}

/** The sheets and scripts a page made of these source files needs, each once, in loading order. */
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
