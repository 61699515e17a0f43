import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostileUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A picture that must be taken, or what must be refused and with which status. */
  readonly expected: 200 | 400 | 413;
}

const picture = (width = 640, height = 480) =>
  sharp({
    create: { width, height, channels: 3, background: { r: 180, g: 90, b: 40 }, noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });

const text = (words: string) => new TextEncoder().encode(words);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const cut = (bytes: Uint8Array, part: number) => bytes.slice(0, Math.floor(bytes.length * part));

/** A PNG whose header says what it likes: `claim` pixels each way, with `rows` of zeros behind it. */
function claimingPng(claim: { width: number; height: number; depth?: number; colour?: number }, rows = 1): Uint8Array {
  const { width, height, depth = 8, colour = 2 } = claim;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const channels = colour === 2 ? 3 : colour === 6 ? 4 : 1;
  const data = deflateSync(Buffer.alloc(Math.min(rows, 2_000) * (1 + Math.ceil((Math.min(width, 60_000) * depth * channels) / 8))));
  return join(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return new Uint8Array(out);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Grown to exactly `size` bytes by what JPEG readers skip: bytes behind the end. */
const grown = (jpeg: Uint8Array, size: number) => join(jpeg, new Uint8Array(size - jpeg.length));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const MAX = 5_242_880;

/** Forty and more files nobody means well with, and a few that only look so. Made anew each time. */
export async function makeHostileUploads(): Promise<HostileUpload[]> {
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  const webp = await picture().webp().toBuffer();
  const withPlace = await picture()
    .withExif({ IFD0: { Copyright: 'secret-owner', Make: 'CAMERA-42' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
    .jpeg()
    .toBuffer();
  const animated = await sharp([await picture(64, 64).png().toBuffer(), await picture(64, 64).png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const [gif, tiff, avif] = await Promise.all([
    picture(64, 64).gif().toBuffer(),
    picture(64, 64).tiff().toBuffer(),
    picture(64, 64).avif().toBuffer(),
  ]);
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer();
  const damaged = new Uint8Array(jpeg);
  damaged.fill(0xff, Math.floor(jpeg.length / 3), Math.floor(jpeg.length / 2));
  const [good, bad] = [200, 400] as const;
  const cases: [string, Uint8Array, HostileUpload['expected']][] = [
    ['zero bytes', new Uint8Array(), bad],
    ['one byte', new Uint8Array([0xff]), bad],
    ['only the first bytes of a JPEG', new Uint8Array([0xff, 0xd8, 0xff]), bad],
    ['only the first bytes of a PNG', png.subarray(0, 8), bad],
    ['only the first bytes of a WebP', webp.subarray(0, 12), bad],
    ['a JPEG cut at a tenth', cut(jpeg, 0.1), bad],
    ['a JPEG cut at a half', cut(jpeg, 0.5), bad],
    ['a JPEG cut near its end', cut(jpeg, 0.9), bad],
    ['a PNG cut at a half', cut(png, 0.5), bad],
    ['a WebP cut at a half', cut(webp, 0.5), bad],
    ['a JPEG with a burst of fill bytes inside', damaged, good],
    ['random bytes', Uint8Array.from({ length: 4_096 }, (_, at) => (at * 7_919) % 251), bad],
    ['random bytes behind a JPEG signature', join(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(4_096).fill(7)), bad],
    ['an SVG with a script', text(SVG), bad],
    ['an SVG behind a byte order mark', join(new Uint8Array([0xef, 0xbb, 0xbf]), text(SVG)), bad],
    [
      'an SVG with a doctype that expands',
      text(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${SVG.replace('9', '&b;')}`),
      bad,
    ],
    ['an SVG that reads a file', text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'), bad],
    ['an HTML page', text('<!doctype html><script>alert(document.domain)</script>'), bad],
    ['a script', text('#!/bin/sh\necho owned\n'), bad],
    ['a program', join(new Uint8Array([0x7f, 0x45, 0x4c, 0x46]), new Uint8Array(256)), bad],
    ['a PDF', text('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'), bad],
    ['a zip archive', join(text('PK'), new Uint8Array([3, 4]), new Uint8Array(64)), bad],
    ['an MVG with a command', text('push graphic-context\nviewbox 0 0 640 480\nfill "url(https://x/`id`)"\npop graphic-context'), bad],
    ['a GIF', gif, bad],
    ['a TIFF', tiff, bad],
    ['an AVIF', avif, bad],
    ['a bitmap', join(text('BM'), new Uint8Array(120)), bad],
    ['an icon', join(new Uint8Array([0, 0, 1, 0, 1, 0]), new Uint8Array(64)), bad],
    ['a PostScript file', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n'), bad],
    ['a RIFF that is a sound', join(text('RIFF'), new Uint8Array([36, 0, 0, 0]), text('WAVEfmt ')), bad],
    ['a PNG that claims 50,000 by 50,000 pixels', claimingPng({ width: 50_000, height: 50_000 }), bad],
    ['a PNG that claims two thousand million pixels a side', claimingPng({ width: 0x7fffffff, height: 0x7fffffff }), bad],
    ['a PNG of no width', claimingPng({ width: 0, height: 10 }), bad],
    ['a PNG that claims a depth there is not', claimingPng({ width: 10, height: 10, depth: 3 }), bad],
    ['a real PNG of 6,400 by 6,400 pixels that packs small', await flat(6_400), bad],
    ['a strip of 1 by 60,000 pixels whose rows are missing', claimingPng({ width: 1, height: 60_000 }, 1), bad],
    ['a JPEG of 5 MiB and a byte', grown(jpeg, MAX + 1), 413],
    ['a JPEG of 6 MiB', grown(jpeg, MAX + 1_048_576), 413],
    ['a JPEG of exactly 5 MiB', grown(jpeg, MAX), good],
    ['a JPEG of 5 MiB less a byte', grown(jpeg, MAX - 1), good],
    ['a JPEG that is an HTML page behind its end', join(jpeg, text('<script>alert(1)</script>')), good],
    ['a JPEG that is a zip archive behind its end', join(jpeg, text('PK'), new Uint8Array([3, 4, 5, 6])), good],
    [
      'a PNG with a page in a comment',
      join(png.subarray(0, 33), chunk('tEXt', text('Comment\0<script>alert(1)</script>')), png.subarray(33)),
      good,
    ],
    ['a JPEG that says where it was taken', withPlace, good],
    ['a WebP of two frames', animated, good],
    ['a picture of one pixel', await picture(1, 1).png().toBuffer(), good],
    ['a PNG of 16 bits a colour', await picture(64, 64).toColourspace('rgb16').png().toBuffer(), good],
    ['a JPEG in four inks', await picture(64, 64).toColourspace('cmyk').jpeg().toBuffer(), good],
    ['a grey PNG with transparency', await picture(64, 64).toColourspace('b-w').ensureAlpha(0.5).png().toBuffer(), good],
    ['a JPEG that lies on its side', await picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(), good],
    ['an interlaced PNG', await picture(400, 300).png({ progressive: true }).toBuffer(), good],
  ];
  return cases.map(([name, bytes, expected]) => ({ name, bytes: new Uint8Array(bytes), expected }));
}
