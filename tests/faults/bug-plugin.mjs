import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Puts a bug into the files as they are loaded. A bug whose text is not there exactly once is no test of anything, and says so. */
export function bugPlugin() {
  let bug = null;
  const used = new Set();
  const plugin = {
    name: 'seeded-bug',
    enforce: 'pre',
    transform(code, id) {
      const edits = (bug?.edits ?? []).filter((edit) => id.split('?')[0] === `${ROOT}${edit.file}`);
      if (edits.length === 0) return undefined;
      return { code: edits.reduce((text, edit) => put(edit, text), code), map: null };
    },
  };
  const put = (edit, text) => {
    const times = text.split(edit.find).length - 1;
    if (times !== 1) throw new Error(`The bug «${bug.name}» looks for a text that stands ${times} times in ${edit.file}.`);
    used.add(edit);
    return text.replace(edit.find, () => edit.replace);
  };
  return {
    plugin,
    set: (next) => {
      bug = next;
      used.clear();
    },
    assertUsed: () => {
      const unused = bug.edits.find((edit) => !used.has(edit));
      if (unused !== undefined) throw new Error(`The bug «${bug.name}» is in a file nobody loads: ${unused.file}.`);
    },
  };
}
