import { useEffect, useMemo } from 'react';

/** An object URL for the current file. */
export function useObjectUrl(file: Blob | null): string | null {
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
