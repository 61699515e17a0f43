/** What changed between the version that runs, whose newest line is `known`, and one whose lines are `lines`, newest first. */
export function newsSince(lines: readonly string[], known: string): readonly string[] {
  const at = lines.indexOf(known);
  return at === -1 ? lines : lines.slice(0, at);
}

/** The lines of a changelog's first section, newest first, each cut to its first sentence. */
export function newestLines(changelog: string, count: number): string[] {
  const [, section = ''] = changelog.split(/^## .*$/m);
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .slice(0, count)
    .map((line) => /^.*?[.!?](?=\s|$)/.exec(line.slice(2))?.[0] ?? line.slice(2));
}
