interface EntryState {
  sheet?: string;
}

/** Distinguishes the history entries of openings. */
let openings = 0;
/** The entry of a closed dialog that is about to be removed. */
let abandoned: string | null = null;
/** Resolves when the browser has gone back from it. */
let leaving: Promise<void> | null = null;
/** Dialogs that are open or still have an entry. */
const present = new Set<string>();
/** Callbacks waiting until no dialog is present. */
const waiting: (() => void)[] = [];

const currentEntry = () => (window.history.state as EntryState | null)?.sheet;

/**
 * Pushes a history entry with the same URL for an open dialog, so that Back closes it; `onBack` is called then. Returns a function that
 * removes the entry. Links inside that leave the page should `replace` it.  Going back is asynchronous. A dialog that opens meanwhile
 * waits, because otherwise its own entry would be removed and it would close.
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

/** Runs `work` once no dialog is open and the last entry is gone. Going back restores the scroll position, so scrolling must wait. */
export function afterDialogs(work: () => void): void {
  if (present.size === 0) work();
  else waiting.push(work);
}

/** Removes an entry, unless a navigation or another dialog has taken it. */
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
  // The browser restores scrolling with the next frame's layout.
  for (const work of waiting.splice(0)) requestAnimationFrame(() => requestAnimationFrame(work));
}
