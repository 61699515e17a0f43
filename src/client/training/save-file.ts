/** Enough for any browser to start reading the file. */
const KEEP_URL_MS = 60_000;

/** Saves a file as a download; returns its size in bytes. */
export function saveFile(name: string, parts: readonly BlobPart[], type = 'application/json'): number {
  const blob = new Blob([...parts], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
  return blob.size;
}
