import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dayText, shortDayText } from '#client/locale/formats.ts';
import { useTheme } from '#client/preferences/theme-store.ts';
import type { Chart, ChartPoint } from './draw-chart.ts';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** Oldest first, at least two. */
  points: readonly ChartPoint[];
  /** What the line says, in a sentence. */
  label: string;
  /** The heading of the values. */
  word: string;
  today: string;
}

/** Rows of the table that is read in place of the line. */
const ROWS_MOST = 60;

/** A line by day. A finger, a mouse and the arrow keys read its points; a sentence and a table tell it without being seen. */
export function LineChart(props: LineChartProps) {
  const dark = useTheme((state) => state.dark);
  // Again in the other theme, because a canvas keeps the colors it was drawn in.
  return <DrawnLine key={String(dark)} {...props} />;
}

function DrawnLine({ points, label, word, today }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart>(undefined);
  const [read, setRead] = useState<number | null>(null);
  const newest = points.length - 1;
  const index = Math.min(read ?? newest, newest);
  const point = points[index];
  useEffect(() => {
    const { current } = place;
    let isGone = current === null;
    void import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (current !== null && !isGone) chart.current = drawChart(current, points, points.length - 1);
      },
      // Its code is not on this phone and there is no signal: the sentence and the table say the same.
      () => undefined,
    );
    return () => {
      isGone = true;
      chart.current?.destroy();
      chart.current = undefined;
      setRead(null);
    };
  }, [points]);
  const mark = (next: number) => {
    const bound = Math.max(0, Math.min(newest, next));
    setRead(bound);
    chart.current?.mark(bound);
  };
  const readAt = ({ clientX }: PointerEvent) => {
    if (chart.current === undefined || place.current === null) return;
    mark(chart.current.nearest(clientX - place.current.getBoundingClientRect().left));
  };
  const press = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(index, newest);
    if (next === undefined) return;
    event.preventDefault();
    mark(next);
  };
  if (point === undefined) return null;
  return (
    <div className={styles.chart}>
      <div
        ref={place}
        className={styles.place}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={newest}
        aria-valuenow={index}
        aria-valuetext={`${dayText(point.day, today)}, ${point.text}`}
        onKeyDown={press}
        onPointerDown={readAt}
        onPointerMove={readAt}
        onPointerLeave={({ pointerType }) => (pointerType === 'mouse' ? mark(newest) : undefined)}
      />
      <p className={styles.days} aria-hidden="true">
        <span>{shortDayText(points[0]?.day ?? today, today)}</span>
        {read === null || read === newest ? null : (
          <b>
            {shortDayText(point.day, today)}: {point.text}
          </b>
        )}
        <span>{shortDayText(points[newest]?.day ?? today, today)}</span>
      </p>
      <div className="vh">
        <table>
          <caption>{`${label}, day by day`}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{word}</th>
            </tr>
          </thead>
          <tbody>
            {points.slice(-ROWS_MOST).map(({ day, text }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its position; a day may have two
              <tr key={row}>
                <th scope="row">{dayText(day, today)}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const KEYS: Record<string, (index: number, newest: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_, newest) => newest,
};
