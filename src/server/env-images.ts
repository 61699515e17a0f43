export interface S3Settings {
  /** The bucket's URL, like `https://s3.eu-central-1.amazonaws.com/my-bucket`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Reader {
  text(name: string): string | null;
  wrong<T>(problem: string, value: T): T;
}

/** The picture bucket; null stores pictures in the data folder. Address and both keys are required together. */
export function readS3(read: Reader): S3Settings | null {
  const endpoint = read.text('S3_ENDPOINT');
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  if (endpoint === null && accessKeyId === null && secretAccessKey === null) return null;
  if (endpoint === null || accessKeyId === null || secretAccessKey === null)
    return read.wrong('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.', null);
  if (!isBucketAddress(endpoint)) return read.wrong('S3_ENDPOINT is not an address like https://s3.example/bucket.', null);
  return { endpoint: endpoint.replace(/\/+$/, ''), region: read.text('S3_REGION') ?? 'auto', accessKeyId, secretAccessKey };
}

function isBucketAddress(given: string): boolean {
  return URL.canParse(given) && ['http:', 'https:'].includes(new URL(given).protocol);
}
