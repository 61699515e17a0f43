/** A file of the repository: its path from the top, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Known {
  /** Rule ids such as `AUTH-4`, from the pages of `docs/`. */
  readonly rules: ReadonlySet<string>;
  readonly decisions: ReadonlySet<number>;
  /** Every path of the repository. */
  readonly files: ReadonlySet<string>;
}

const DEFINITION = /^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\* | \| )/gm;

/** The rule ids a page of `docs/` defines: `- **AUTH-4** …` or `| SYNC-3 | …`. */
export function rulesOf(page: Source): string[] {
  return [...page.text.matchAll(DEFINITION)].map(([, id = '']) => id);
}

/** What a file cites that is not there, each as the words of the citation. */
export function unresolved(source: Source, known: Known): string[] {
  return [...unresolvedRules(source, known), ...unresolvedDecisions(source, known), ...unresolvedFiles(source, known), ...foreign(source)];
}

function unresolvedRules({ text }: Source, { rules }: Known): string[] {
  const prefixes = new Set([...rules].map((id) => id.split('-')[0]));
  return all(text, /\b([A-Z]{2,})-\d+\b/g).filter((id) => prefixes.has(id.split('-')[0]) && !rules.has(id));
}

function unresolvedDecisions({ text }: Source, { decisions }: Known): string[] {
  return all(text, /\bdecisions? \d+(?:(?:, | and |, and )\d+)*/gi).filter((citation) =>
    all(citation, /\d+/g).some((number) => !decisions.has(Number(number))),
  );
}

/** Markdown pages by name, and in Markdown also any file or folder named in backticks or linked to. */
function unresolvedFiles(source: Source, { files }: Known): string[] {
  const isThere = (name: string) =>
    basesOf(source.path).some((base) => {
      const path = normalize(`${base}${name}`);
      return files.has(path) || [...files].some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));
    });
  return [...new Set(namesIn(source))].filter((name) => !isThere(name));
}

/** Nothing outside the repository is cited: no numbered section of some other document. */
function foreign({ text }: Source): string[] {
  return [
    ...all(text, /\bsections? \d+|§ ?\d+|\bspecification\b|\btraining science\b/gi),
    ...all(text, /(?<=['"`(] ?)S\d{1,2}(?=[ :,)])/g),
  ];
}

const AREAS = /^(?:src|tests|docs|manifest|public|\.github|\.ci|domain|contract|offline|client|service-worker|server)\//;

function namesIn({ path, text }: Source): string[] {
  const pages = all(text, /(?<![\w/.-])(?:\.{0,2}\/)?[\w-]+(?:\/[\w.-]+)*\.md\b/g).filter((name) => !name.startsWith('/'));
  if (!path.endsWith('.md')) return pages;
  const quoted = all(text, /(?<=`)[\w./-]+(?=`)/g).filter((name) => AREAS.test(name));
  const linked = all(text, /(?<=\]\()(?!\/)[\w./-]+(?=\))/g);
  return [...pages, ...quoted, ...linked];
}

/** Where a name may be meant from: beside the file, the top, and `src` for the map of the areas. */
function basesOf(path: string): string[] {
  return [path.replace(/[^/]*$/, ''), '', 'src/'];
}

function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}
