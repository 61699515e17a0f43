/** Entries are numbered, so that one opening is told from the next. */
let openings = 0;
/** The entry of the dialog that closed last. */
let abandoned = 0;
/** Resolves once the browser has gone back from an abandoned entry. */
let leaving: Promise<void> | null = null;

const currentEntry = () => (window.history.state as { sheet?: number } | null)?.sheet;

/**
 * Gives an open dialog a history entry of the same address, so that Back closes it; `onBack` is called then. Answers with a function
 * that takes the entry away again. A link inside the dialog that leaves the page should navigate with `replace`: its entry becomes the
 * new page.
 *
 * Going back takes effect some time after the request. A dialog that opens in between waits for it; otherwise the browser would take
 * its entry away, and the dialog would close by itself.
 */
export function enterDialog(onBack: () => void): () => void {
  openings += 1;
  const entry = openings;
  let isClosed = false;
  const handlePop = () => {
    if (currentEntry() !== entry) onBack();
  };
  const enter = () => {
    if (isClosed) return;
    const isFree = currentEntry() === abandoned;
    window.history[isFree ? 'replaceState' : 'pushState']({ ...window.history.state, sheet: entry }, '');
    window.addEventListener('popstate', handlePop);
  };
  if (leaving === null) enter();
  else void leaving.then(enter);
  return () => {
    isClosed = true;
    window.removeEventListener('popstate', handlePop);
    abandoned = entry;
    window.setTimeout(() => void leave(entry));
  };
}

/** Takes an entry away, unless a navigation or another dialog of the same moment has made it its own. */
async function leave(entry: number): Promise<void> {
  if (currentEntry() !== entry) return;
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  window.history.back();
  await leaving;
  leaving = null;
}
