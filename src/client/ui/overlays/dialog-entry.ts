interface EntryState {
  sheet?: string;
}

/** Tells the entry of one opening from that of the next. */
let openings = 0;
/** The entry of a dialog that has closed and is about to be taken away. */
let abandoned: string | null = null;
/** Resolves once the browser has gone back from an abandoned entry. */
let leaving: Promise<void> | null = null;
/** The dialogs that are open or whose entry is not gone yet. */
const present = new Set<string>();
/** What waits until no dialog is present. */
const waiting: (() => void)[] = [];

const currentEntry = () => (window.history.state as EntryState | null)?.sheet;

/**
 * Gives an open dialog a history entry of the same address, so that Back closes it; `onBack` is called then. Answers with a function
 * that takes the entry away again. A link inside the dialog that leaves the page should navigate with `replace`: its entry becomes the
 * new page.
 *
 * Going back takes effect some time after it was asked for. A dialog that opens in between waits for it: an entry made earlier would be
 * the one that is taken away, and the dialog would close by itself.
 */
export function enterDialog(onBack: () => void): () => void {
  openings += 1;
  const entry = `dialog-${openings}`;
  let isClosed = false;
  const handlePop = () => {
    if (currentEntry() !== entry) onBack();
  };
  const enter = () => {
    if (isClosed) return;
    const state = { ...window.history.state, sheet: entry };
    if (abandoned !== null && currentEntry() === abandoned) window.history.replaceState(state, '');
    else window.history.pushState(state, '');
    window.addEventListener('popstate', handlePop);
  };
  present.add(entry);
  if (leaving === null) enter();
  else void leaving.then(enter);
  return () => {
    isClosed = true;
    window.removeEventListener('popstate', handlePop);
    abandoned = entry;
    window.setTimeout(() => void removeEntry(entry));
  };
}

/**
 * Runs `work` once no dialog is open and the entry of the last one is gone. Going back restores the scroll position of the page, so
 * what scrolls the page after a dialog has to wait for it.
 */
export function afterDialogs(work: () => void): void {
  if (present.size === 0) work();
  else waiting.push(work);
}

/** Takes an entry away, unless a navigation or another dialog of the same moment has made it its own. */
async function removeEntry(entry: string): Promise<void> {
  if (abandoned === entry) abandoned = null;
  if (currentEntry() === entry) {
    leaving = new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    window.history.back();
    await leaving;
    leaving = null;
  }
  present.delete(entry);
  if (present.size > 0) return;
  // The browser restores the scroll position with the layout of the next frame.
  for (const work of waiting.splice(0)) requestAnimationFrame(() => requestAnimationFrame(work));
}
