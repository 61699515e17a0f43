import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#client/ui/save-file.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import type { Account } from '#offline/store/account.ts';
import { type ExportProgress, exportFileName, writeExport } from './write-export.ts';

type ExportState =
  | { readonly step: 'idle' | 'cancelled' | 'failed' }
  | { readonly step: 'writing'; readonly progress: ExportProgress }
  | { readonly step: 'done'; readonly name: string; readonly bytes: number };

/** Export with progress and Cancel; leaving the page cancels. */
export function useExport(account: Account): { state: ExportState; start: () => void; cancel: () => void } {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const run = async () => {
    const running = new AbortController();
    control.current = running;
    setState({ step: 'writing', progress: { written: 0, of: 0 } });
    try {
      const content = await exportEverything(account);
      const onProgress = (progress: ExportProgress) => setState({ step: 'writing', progress });
      const file = await writeExport(content, { signal: running.signal, onProgress, breathe });
      if (file === null) return setState({ step: 'cancelled' });
      const name = exportFileName(new Date(account.now()));
      setState({ step: 'done', name, bytes: saveFile(name, file.parts) });
    } catch {
      setState({ step: 'failed' });
    }
  };

  return { state, start: () => void run(), cancel: () => control.current?.abort() };
}

/** Yields to the event loop for painting and input. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
