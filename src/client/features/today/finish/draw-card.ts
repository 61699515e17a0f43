import { numberText } from '#client/locale/formats.ts';
import type { ShareCard } from '#domain/progress/share-card.ts';

/** Pixels of the picture; as wide as feeds show them. */
const CARD = { width: 1080, height: 1080 } as const;
const EDGE = 84;
const INNER = CARD.width - 2 * EDGE;
const STROKE = { width: 30, height: 112, slant: 14, gap: 22, between: 54 } as const;
const STROKE_ROWS_MOST = 3;
/** Ink, warm white and marigold of both themes: the picture leaves the app. */
const COLORS = { ground: '#161410', ink: '#faf7f0', muted: '#b8b1a4', now: '#ffb000' } as const;

/** Draws the picture of a workout (PROG-30); false where the browser gives no canvas. */
export function drawCard(canvas: HTMLCanvasElement, card: ShareCard): boolean {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.textBaseline = 'alphabetic';
  drawLogo(pen);
  let y = drawStrokes(pen, card.strokes, 250);
  y = drawTitle(pen, card.title, y + 110);
  y = drawFigures(pen, card.figures, y + 170);
  if (card.record !== null) drawRecord(pen, card.record, y + 100);
  if (card.name !== null) write(pen, card.name, EDGE, CARD.height - EDGE, { size: 40, color: COLORS.muted, weight: 500 });
  return true;
}

interface Look {
  size: number;
  color: string;
  weight: number;
}

/** That of the page. */
function pageFont(): string {
  return getComputedStyle(document.body).fontFamily;
}

/** Smaller where it would not fit; returns its width. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, { size, color, weight }: Look): number {
  const font = pageFont();
  pen.font = `${weight} ${size}px ${font}`;
  const width = pen.measureText(text).width;
  const room = CARD.width - EDGE - x;
  if (width > room) pen.font = `${weight} ${Math.max(20, Math.floor((size * room) / width))}px ${font}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
  return Math.min(width, room);
}

function drawStroke(pen: CanvasRenderingContext2D, x: number, y: number, scale: number, color: string): void {
  const [width, height, slant] = [STROKE.width * scale, STROKE.height * scale, STROKE.slant * scale];
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x + slant, y);
  pen.lineTo(x + slant + width, y);
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  pen.closePath();
  pen.fill();
}

function drawLogo(pen: CanvasRenderingContext2D): void {
  for (let index = 0; index < 4; index += 1) drawStroke(pen, EDGE + index * 18, EDGE, 0.42, index === 3 ? COLORS.now : COLORS.ink);
  write(pen, 'Setwise', EDGE + 96, EDGE + 42, { size: 48, color: COLORS.ink, weight: 700 });
}

/**
 * Strokes by exercise, in rows as wide as the picture; all of them smaller where they would take more than three. Returns the lower edge.
 */
function drawStrokes(pen: CanvasRenderingContext2D, groups: ShareCard['strokes'], top: number): number {
  let scale = 1;
  while (rowsOf(groups, scale).length > STROKE_ROWS_MOST && scale > 0.2) scale -= 0.1;
  let y = top;
  for (const row of rowsOf(groups, scale)) {
    for (const { x, isRecord } of row) drawStroke(pen, EDGE + x, y, scale, isRecord ? COLORS.now : COLORS.ink);
    y += (STROKE.height + 32) * scale;
  }
  return y;
}

function rowsOf(groups: ShareCard['strokes'], scale: number): { x: number; isRecord: boolean }[][] {
  const step = (STROKE.width + STROKE.gap) * scale;
  const rows: { x: number; isRecord: boolean }[][] = [[]];
  let x = 0;
  for (const group of groups) {
    if (x > 0 && x + group.length * step > INNER) {
      rows.push([]);
      x = 0;
    }
    for (const isRecord of group) {
      if (x + step > INNER) {
        rows.push([]);
        x = 0;
      }
      rows.at(-1)?.push({ x, isRecord });
      x += step;
    }
    x += (STROKE.between - STROKE.gap) * scale;
  }
  return rows;
}

function drawTitle(pen: CanvasRenderingContext2D, title: string, y: number): number {
  write(pen, title, EDGE, y, { size: 84, color: COLORS.ink, weight: 800 });
  return y;
}

function drawFigures(pen: CanvasRenderingContext2D, figures: ShareCard['figures'], y: number): number {
  const room = INNER / Math.max(3, figures.length);
  figures.forEach(({ value, word }, index) => {
    const x = EDGE + index * room;
    write(pen, numberText(value), x, y, { size: 112, color: COLORS.ink, weight: 800 });
    write(pen, word, x, y + 60, { size: 40, color: COLORS.muted, weight: 500 });
  });
  return y + 60;
}

function drawRecord(pen: CanvasRenderingContext2D, { name, before, now }: NonNullable<ShareCard['record']>, y: number): void {
  write(pen, name, EDGE, y, { size: 44, color: COLORS.ink, weight: 500 });
  write(pen, `${before} → ${now}`, EDGE, y + 64, { size: 52, color: COLORS.ink, weight: 800 });
}
