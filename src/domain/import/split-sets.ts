import { type Dialect, plainHeader, type Role, roleOf, unitOfHeader } from './columns.ts';
import type { TableRow } from './read-table.ts';
import { hasLoadedLists, isWeightFirst, type NotedSet, plainNotation, readSetNotation } from './set-notation.ts';

/** Columns of one set among those of several in a row. */
interface SetGroup {
  weight?: number;
  reps?: number;
  rpe?: number;
  /** «Set 1», which holds reps or a note such as «100x5». */
  text?: number;
}

type SplitTable = Pick<Recognisable, 'rows' | 'dialect'>;
interface Recognisable {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly dialect: Dialect;
}

/** Whether a header has a place for sets other than a column of reps: «Sets», «Set 1», «Reps 1». */
export function hasSetsInColumns(header: readonly string[]): boolean {
  return groupsOf(header).length > 0 || header.some((cell) => ['setText', 'setCount'].includes(roleOf(plainHeader(cell)) ?? ''));
}

/** A row for each set, of a table that has several in one row: in columns of their own, or in words such as «3x5» or «5,5,5». */
export function splitSets({ header, rows, dialect }: Recognisable): SplitTable {
  const groups = groupsOf(header);
  const { columns } = dialect;
  const noteAt = columns.setText ?? columns.reps ?? columns.setCount;
  const isNoted = noteAt !== undefined && rows.some(({ cells }) => isNotation(cells[noteAt] ?? ''));
  if (groups.length === 0 && !isNoted) return { rows, dialect };
  const notes = rows.flatMap(({ cells }) =>
    groups.length === 0 ? [cells[noteAt ?? 0] ?? ''] : groups.map((group) => cells[group.text ?? -1] ?? ''),
  );
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length));
  const reading = {
    groups,
    noteAt,
    width,
    weightAt: columns.weight,
    otherAt: columns.otherWeight,
    otherUnit: dialect.otherUnit ?? '',
    countAt: columns.setCount,
    isFirst: isWeightFirst(notes),
    isLoadedList: hasLoadedLists(notes),
    rpeAt: columns.rpe,
  };
  const split = rows.flatMap((row) => splitRow(row, reading));
  const unit = groups.map(({ weight }) => unitOfHeader(header[weight ?? -1] ?? '')).find((each) => each !== null) ?? dialect.unit;
  const { otherWeight: _, setCount: __, setText: ___, ...others } = columns;
  const moved = { weight: width, reps: width + 1, rpe: width + 3, setCount: width + 4 };
  return { rows: split, dialect: { ...dialect, unit, columns: { ...others, ...moved, seconds: columns.seconds ?? width + 2 } } };
}

interface RowReading {
  readonly groups: readonly SetGroup[];
  readonly noteAt: number | undefined;
  readonly weightAt: number | undefined;
  /** The weight in the other unit, where it has a column of its own. */
  readonly otherAt: number | undefined;
  readonly otherUnit: string;
  readonly rpeAt: number | undefined;
  readonly countAt: number | undefined;
  readonly width: number;
  readonly isFirst: boolean;
  readonly isLoadedList: boolean;
}

function splitRow(
  { cells, line }: TableRow,
  { groups, noteAt, weightAt, rpeAt, countAt, width, isFirst, isLoadedList, otherAt, otherUnit }: RowReading,
): TableRow[] {
  const at = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const padded = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const common = { weight: at(weightAt) || (at(otherAt) === '' ? '' : `${at(otherAt)}${otherUnit}`), rpe: at(rpeAt) };
  const row = (set: NotedSet, count = '') => ({
    line,
    cells: [...padded, set.weight || common.weight, set.reps, set.seconds, set.rpe || common.rpe, count],
  });
  const read = (text: string) =>
    readSetNotation(text, { hasWeight: common.weight !== '', isWeightFirst: isFirst, isLoadedList }) ?? [
      { weight: '', reps: text, seconds: '', rpe: '' },
    ];
  if (groups.length > 0) {
    const inGroups = groups.flatMap((group): NotedSet[] => {
      if (at(group.text) !== '') return read(at(group.text));
      return at(group.reps) === '' ? [] : [{ weight: at(group.weight), reps: at(group.reps), seconds: '', rpe: at(group.rpe) }];
    });
    return inGroups.map((set) => row(set));
  }
  const text = at(noteAt);
  if (!isNotation(text)) {
    const count = noteAt === countAt ? '' : at(countAt);
    return [row({ weight: '', reps: text, seconds: '', rpe: '' }, count)];
  }
  const sets = read(text);
  return sets.map((set) => row(set, sets.length === 1 && noteAt !== countAt ? at(countAt) : ''));
}

/** Whether a cell holds more than one number, that is not a range or a number with its decimals. */
export function isNotation(cell: string): boolean {
  const text = plainNotation(cell);
  return (
    /\d\s*(?:kgs?|lbs?)?\s*[x,;/|@]\s*\d|\d+-\d+-\d+|\d\s+\d|\d\s*sets? of/i.test(text) &&
    !/^\d+[.,]0*$/.test(text) &&
    !/(?<!kgs?|lbs?):/.test(text)
  );
}

/** «Set 1», «Set 1 (reps)», «Reps 1», «Weight 2», or equal names that come again. */
function groupsOf(header: readonly string[]): SetGroup[] {
  const numbered = new Map<number, SetGroup>();
  for (const [index, cell] of header.entries()) {
    const plain = plainHeader(cell);
    const [, inFront, bare] = /^(?:set|satz|serie|s) ?#?(\d+)\b ?(.*)$/.exec(plain) ?? [];
    const [, word, behind] = /^(.*?\p{L}.*?) ?(?:set )?#?(\d{1,2})$/u.exec(plain) ?? [];
    const number = inFront ?? behind;
    const what = inFront === undefined ? word : bare?.replace(/^[([]|[)\]]$/g, '');
    const role = what === '' ? 'text' : setRole(what ?? '');
    if (number === undefined || role === undefined) continue;
    const group = numbered.get(Number(number)) ?? {};
    group[role] ??= index;
    numbered.set(Number(number), group);
  }
  const found = [...numbered.values()].filter(({ reps, text }) => reps !== undefined || text !== undefined);
  return found.length > 1 ? found : repeatedGroups(header);
}

function setRole(word: string): keyof SetGroup | undefined {
  const role: Role | undefined = /^(?:kgs?|lbs?)$/.test(word) ? 'weight' : roleOf(word);
  return role === 'weight' || role === 'reps' || role === 'rpe' ? role : undefined;
}

/** «Reps, Weight, Reps, Weight»: each name that comes again begins the next set. */
function repeatedGroups(header: readonly string[]): SetGroup[] {
  const plain = header.map(plainHeader);
  const of = (role: keyof SetGroup) => [...plain.keys()].filter((index) => setRole(plain[index] ?? '') === role);
  const [reps, weights, efforts] = [of('reps'), of('weight'), of('rpe')];
  const isAgain = new Set(reps.map((index) => plain[index])).size === 1 && reps.length > 1;
  if (!isAgain) return [];
  return reps.map((index, place) => ({
    reps: index,
    ...(weights.length === reps.length ? { weight: weights[place] ?? -1 } : {}),
    ...(efforts.length === reps.length ? { rpe: efforts[place] ?? -1 } : {}),
  }));
}
