import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageStore, isImageName } from '../ports/images.ts';

/** Stores pictures as files in `folder`, created on first use. */
export function createFolderImages(folder: string): ImageStore {
  return {
    put: async (name, bytes) => {
      const file = fileOf(folder, name);
      // Written to a temporary name and renamed, so that a name never denotes a partial picture.
      const aside = `${file}.${randomUUID()}.part`;
      await mkdir(folder, { recursive: true });
      try {
        await writeThrough(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      if (!isImageName(name)) return null;
      try {
        return { bytes: new Uint8Array(await readFile(fileOf(folder, name))), type: 'image/webp' };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (name) => {
      await rm(fileOf(folder, name), { force: true });
    },
  };
}

function fileOf(folder: string, name: string): string {
  if (!isImageName(name)) throw new Error('This is not the name of a picture.');
  return join(folder, name);
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
