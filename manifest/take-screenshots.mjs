/**
 * Takes the pictures that the dialog of installing shows, of a running product with its demo data:
 * `npm start` in one shell, `node manifest/take-screenshots.mjs http://localhost:3000` in another.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const address = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = 'public/screenshots';
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 } };
const PICTURES = [
  { name: 'today-narrow', path: '/ai-coach/today', look: NARROW },
  { name: 'program-narrow', path: '/ai-coach/dashboard', look: NARROW },
  { name: 'chat-narrow', path: '/ai-coach/chat', look: NARROW },
  { name: 'today-wide', path: '/ai-coach/today', look: WIDE },
  { name: 'browse-wide', path: '/browse', look: WIDE },
];

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, path, look } of PICTURES) {
  const context = await browser.newContext({ ...look, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill('trainee@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${address}/`);
  await page.goto(address + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const offer = page.getByRole('button', { name: 'Dismiss' });
  if (await offer.isVisible()) await offer.click();
  await writeFile(`${FOLDER}/${name}.webp`, await asWebp(page, await page.screenshot()));
  await context.close();
}
await browser.close();

/** The browser itself makes the smaller file. */
async function asWebp(page, png) {
  const encoded = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
}
