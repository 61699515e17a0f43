import type { S3Settings } from '../env-images.ts';
import { type ImageStore, isImageName } from '../ports/images.ts';

const TIMEOUT_MS = 15_000;
const TYPE = 'image/webp';

/** Stores pictures in an S3-compatible bucket. This server still serves them, under its own policy. */
export async function createS3Images({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<ImageStore> {
  const { S3mini } = await import('s3mini');
  const bucket = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: TIMEOUT_MS });
  return {
    put: async (name, bytes, type) => {
      requireName(name);
      const answer = await bucket.putObject(name, Buffer.from(bytes), type);
      if (!answer.ok) throw new Error(`The object store answered ${String(answer.status)} to a picture.`);
    },
    get: async (name) => {
      if (!isImageName(name)) return null;
      const bytes = await bucket.getObjectArrayBuffer(name);
      return bytes === null ? null : { bytes: new Uint8Array(bytes), type: TYPE };
    },
    remove: async (name) => {
      requireName(name);
      await bucket.deleteObject(name);
    },
  };
}

function requireName(name: string): void {
  if (!isImageName(name)) throw new Error('This is not the name of a picture.');
}
