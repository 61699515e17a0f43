import { read, repositoryFiles } from './source-files.ts';

export interface DecisionFile {
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  readonly lines: readonly string[];
}

const FOLDER = 'docs/decisions/';

/** Every decision, by number, with what its file says of itself: `# 47. Title`, an empty line, then `date · status`. */
export function decisionFiles(): DecisionFile[] {
  return repositoryFiles()
    .filter((path) => path.startsWith(FOLDER) && !path.endsWith('/README.md'))
    .sort()
    .map((path) => {
      const lines = read(path).trimEnd().split('\n');
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(lines[0] ?? '') ?? [];
      const [date = '', status = ''] = (lines[2] ?? '').split(' · ');
      return { name: path.slice(FOLDER.length), number: Number(number), title, date, status, lines };
    });
}
