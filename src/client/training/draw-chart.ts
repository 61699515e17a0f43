import UPlot from 'uplot';
import { numberText } from '#client/locale/formats.ts';
import 'uplot/dist/uPlot.min.css';
import { daysBetween } from '#domain/training/week.ts';
import { chartTicks } from './chart-ticks.ts';

export interface ChartPoint {
  /** yyyy-mm-dd */
  day: string;
  value: number;
  /** What was measured where the line is an average. */
  measured?: number;
  /** The value in words. */
  text: string;
}

export interface Chart {
  /** Marks the point at this index. */
  mark: (index: number) => void;
  /** The index of the point nearest to this place, in px from the left edge. */
  nearest: (left: number) => number;
  destroy: () => void;
}

const LINE_WIDTH = 2.5;
const MARK_RADIUS = 6.5;
const POINT_SIZE = 7;
const MEASURED_SIZE = 5;

/**
 * Draws the points by day into `place`, in its colors and at its size, now and when that changes; undefined where the browser gives no
 * canvas.
 */
export function drawChart(place: HTMLElement, points: readonly ChartPoint[], marked: number): Chart | undefined {
  if (document.createElement('canvas').getContext('2d') === null) return undefined;
  const color = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  let index = marked;
  const plot = new UPlot(
    {
      ...sizeOf(place),
      ...layoutOf(place, points, color),
      hooks: { draw: [(drawn) => drawMark(drawn, index, { fill: color('--c-now'), edge: color('--c-now-edge') })] },
    },
    dataOf(points),
    place,
  );
  const observer = new ResizeObserver(() => plot.setSize(sizeOf(place)));
  observer.observe(place);
  return {
    mark: (next) => {
      index = next;
      plot.redraw(false);
    },
    nearest: (left) => plot.posToIdx(left - plot.bbox.left / devicePixelRatio),
    destroy: () => {
      observer.disconnect();
      plot.destroy();
    },
  };
}

function sizeOf(place: HTMLElement): { width: number; height: number } {
  return { width: place.clientWidth, height: place.clientHeight };
}

/** Days from the first one, as a calendar counts them in any time zone. */
function dataOf(points: readonly ChartPoint[]): UPlot.AlignedData {
  const days = points.map(({ day }) => daysBetween(points[0]?.day ?? day, day));
  return [days, points.map(({ value }) => value), points.map(({ measured }) => measured ?? null)];
}

function layoutOf(place: HTMLElement, points: readonly ChartPoint[], color: (name: string) => string) {
  const ticks = chartTicks(points.flatMap(({ value, measured }) => (measured === undefined ? [value] : [value, measured])));
  const style = getComputedStyle(place);
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const widest = Math.max(...ticks.map((tick) => numberText(tick).length));
  return {
    padding: [MARK_RADIUS * 2, MARK_RADIUS * 2, MARK_RADIUS * 2, 0] as UPlot.Padding,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: [least, most] as [number, number] } },
    axes: [
      { show: false },
      {
        stroke: color('--c-ink-3'),
        font: `${style.fontSize} ${style.fontFamily}`,
        size: widest * Number.parseFloat(style.fontSize) * 0.6 + 12,
        gap: 6,
        splits: ticks,
        values: ticks.map((tick) => numberText(tick)),
        grid: { stroke: color('--c-line'), width: 1 },
        ticks: { show: false },
      },
    ],
    series: [
      {},
      {
        stroke: color('--c-ink'),
        width: LINE_WIDTH,
        gaps: longPauses,
        points: { size: POINT_SIZE, width: 2, stroke: color('--c-ink'), fill: color('--c-surface'), ...hiddenAmongMeasured(points) },
      },
      { paths: () => null, points: { show: true, size: MEASURED_SIZE, width: 1.5, stroke: color('--c-edge'), fill: color('--c-surface') } },
    ],
  } satisfies Partial<UPlot.Options>;
}

/** Days without a point over which no line is drawn, as if there had been training. */
const PAUSE_DAYS = 120;

/** The pauses as places on the canvas, from and to. */
function longPauses(plot: UPlot, _series: number, from: number, to: number): UPlot.Series.Gaps {
  const days = plot.data[0];
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step + 1);
  return indexes
    .map((index): [number, number] => [days[index - 1] ?? 0, days[index] ?? 0])
    .filter(([before, after]) => after - before > PAUSE_DAYS)
    .map(([before, after]) => [plot.valToPos(before, 'x', true), plot.valToPos(after, 'x', true)]);
}

/** Where what was measured has points of its own, the average is a line alone. */
function hiddenAmongMeasured(points: readonly ChartPoint[]): { show?: false } {
  return points.some(({ measured }) => measured !== undefined) ? { show: false } : {};
}

function drawMark(plot: UPlot, index: number, { fill, edge }: { fill: string; edge: string }): void {
  const { ctx, data } = plot;
  const [x, y] = [data[0][index], data[1]?.[index]];
  if (x === undefined || y == null) return;
  ctx.save();
  ctx.beginPath();
  ctx.arc(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true), MARK_RADIUS * devicePixelRatio, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.strokeStyle = edge;
  ctx.stroke();
  ctx.restore();
}
