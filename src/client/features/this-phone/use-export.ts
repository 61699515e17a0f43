import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#client/training/save-file.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import type { Account } from '#offline/store/account.ts';
import {
  type ExportFile,
  type ExportKind,
  type ExportProgress,
  exportFileName,
  type WriteOptions,
  writeExport,
  writeTable,
} from './write-export.ts';

type ExportState =
  | { readonly step: 'idle' | 'cancelled' | 'failed' }
  | { readonly step: 'writing'; readonly progress: ExportProgress }
  | { readonly step: 'done'; readonly name: string; readonly bytes: number };

/** Export with progress and Cancel; leaving the page cancels. */
export function useExport(account: Account): { state: ExportState; start: (kind: ExportKind) => void; cancel: () => void } {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const run = async (kind: ExportKind) => {
    const running = new AbortController();
    control.current = running;
    setState({ step: 'writing', progress: { written: 0, of: 0 } });
    try {
      const onProgress = (progress: ExportProgress) => setState({ step: 'writing', progress });
      const file = await write(account, kind, { signal: running.signal, onProgress, breathe });
      if (file === null) return setState({ step: 'cancelled' });
      const name = exportFileName(new Date(account.now()), kind);
      setState({ step: 'done', name, bytes: saveFile(name, file.parts, kind === 'everything' ? undefined : 'text/csv') });
    } catch {
      setState({ step: 'failed' });
    }
  };

  return { state, start: (kind) => void run(kind), cancel: () => control.current?.abort() };
}

async function write(account: Account, kind: ExportKind, options: WriteOptions): Promise<ExportFile | null> {
  const content = await exportEverything(account);
  if (kind === 'everything') return writeExport(content, options);
  if (kind === 'sets') return writeTable((await import('#domain/export/sets-csv.ts')).SETS_TABLE, content.sessions, options);
  // Only who takes the log to another app needs these.
  const { hevyTable, STRONG_TABLE, usualUnit } = await import('#domain/export/app-tables.ts');
  return writeTable(kind === 'strong' ? STRONG_TABLE : hevyTable(usualUnit(content.sessions)), content.sessions, options);
}

/** Yields to the event loop for painting and input. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
