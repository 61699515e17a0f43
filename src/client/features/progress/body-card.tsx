import { useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { LineChart } from '#client/training/line-chart.tsx';
import { storeNow } from '#client/training/store-now.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { UndoToast } from '#client/training/undo-toast.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { BODY_MESSAGES } from '#domain/messages/progress.ts';
import { BODY_MEASURES, type BodyMeasure, bodyText, bodyUnitWord, tenths, trendText } from '#domain/progress/body-measures.ts';
import { averageWords, type BodyPoint } from '#domain/progress/body-trend.ts';
import { type BodyEntry, type BodyLatest, type BodyView, readBody, saveBody } from '#offline/log/body.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './body-card.module.css';
import { BodySheet } from './body-sheet.tsx';
import { ProgressFailed } from './progress-states.tsx';

const [WEIGHT] = BODY_MEASURES;

/** Body weight and measurements over twelve weeks, with a trend over the noise (PROG-24). */
export function BodyCard({ account, today }: { account: Account; today: string }) {
  const [asked, setAsked] = useState<BodyMeasure>(WEIGHT);
  const [sheet, setSheet] = useState<{ entry: BodyEntry | null } | null>(null);
  const [deleted, setDeleted] = useState<BodyEntry | null>(null);
  const reading = useReading(
    `body|${account.owner}|${asked.id}|${today}`,
    async () => ({ ...(await readBody(account, asked.id, today)), shown: asked, usual: await readUnit(account) }),
    { keep: true },
  );
  const putBack = async () => {
    if (deleted !== null && (await storeNow(() => saveBody(account, deleted))) === null) setDeleted(null);
  };
  if (reading.status === 'loading') return <Skeleton height="320px" radius="l" />;
  if (reading.status === 'failed') return <ProgressFailed onRetry={reading.retry} />;
  const view = reading.value;
  const said = deleted === null ? '' : deletedText(deleted, today);
  // What was asked for meanwhile is named with its own values (PROG-39).
  const { shown } = view;
  return (
    <section className="card" aria-labelledby="body">
      <div className="row between">
        <h2 className="h-3" id="body">
          {shown.name}
        </h2>
        <Button aria-label={`Add ${shown.name.toLowerCase()}`} onClick={() => setSheet({ entry: null })}>
          <Icon name="plus" size="s" /> Add
        </Button>
      </div>
      <TwoPhones account={account} of={({ isBody }) => isBody} />
      <BodyTrend view={view} measure={shown} today={today} />
      <OtherMeasures measured={view.measured} shown={shown} today={today} onShow={setAsked} />
      <BodyEntries entries={view.entries} today={today} onEdit={(entry) => setSheet({ entry })} />
      <p className="cap">{BODY_MESSAGES.private}</p>
      <p className="vh" role="status">
        {said}
      </p>
      {deleted === null ? null : (
        <UndoToast
          key={`${deleted.measure}|${deleted.measured_on}`}
          text={said}
          remark=""
          now={account.now}
          place="page"
          onUndo={() => void putBack()}
          onOver={() => setDeleted(null)}
        />
      )}
      {sheet === null ? null : (
        <BodySheet
          account={account}
          measured={view.measured}
          measure={shown}
          entry={sheet.entry}
          unit={view.usual}
          today={today}
          onClose={() => setSheet(null)}
          onSaved={(measure) => {
            setDeleted(null);
            setAsked(measure);
          }}
          onDeleted={setDeleted}
        />
      )}
    </section>
  );
}

function deletedText({ measure, measured_on }: BodyEntry, today: string): string {
  return BODY_MESSAGES.deleted(BODY_MEASURES.find(({ id }) => id === measure)?.name ?? '', dayText(measured_on, today));
}

function BodyTrend({ view: { points, unit, entries }, measure, today }: { view: BodyView; measure: BodyMeasure; today: string }) {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return <p className="muted">{BODY_MESSAGES.invite}</p>;
  const only = points.length === 1 ? entries[0] : undefined;
  const figure = only === undefined ? trendText(latest.trend, unit) : bodyText(only, unit);
  const [amount = '', word = ''] = unit === '%' ? [figure] : figure.split(' ');
  const average = averageWords(points);
  const change = changeText(points, unit, today);
  return (
    <>
      <p className={styles.figure}>
        <span className="fig">{amount}</span>{' '}
        <span className="muted">
          {word}
          {average === '' ? '' : `, ${average}`}
        </span>
      </p>
      <p className="small muted num">{change}</p>
      {points.length < 2 ? null : (
        <LineChart
          points={points.map(({ measured_on, trend, value }) => ({
            day: measured_on,
            value: trend,
            measured: value,
            text: `${tenths(trend)}, measured ${tenths(value)}`,
          }))}
          label={`${measure.name}: ${change}`}
          word={unit === '%' ? '%' : bodyUnitWord(unit)}
          today={today}
        />
      )}
    </>
  );
}

/** «Down 3.1 lbs since 1 September»; whether that is good only the person knows. */
function changeText(points: readonly BodyPoint[], unit: BodyView['unit'], today: string): string {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return '';
  const since = dayText(first.measured_on, today);
  if (first === latest) return `Measured on ${since}`;
  const change = Number(tenths(latest.trend - first.trend));
  if (change === 0) return `The same as on ${since}`;
  return `${change > 0 ? 'Up' : 'Down'} ${trendText(Math.abs(change), unit)} since ${since}`;
}

interface OtherMeasuresProps {
  measured: readonly BodyLatest[];
  shown: BodyMeasure;
  today: string;
  onShow: (measure: BodyMeasure) => void;
}

function OtherMeasures({ measured, shown, today, onShow }: OtherMeasuresProps) {
  const others = measured.filter(({ measure }) => measure.id !== shown.id);
  if (others.length === 0) return null;
  return (
    <ul className="list">
      {others.map(({ measure, latest }) => (
        <li key={measure.id}>
          <button type="button" className={styles.row} onClick={() => onShow(measure)}>
            <span className={styles.name}>
              <b>{measure.name}</b>
              <span className="cap num">{dayText(latest.measured_on, today)}</span>
            </span>
            <b className="num">{bodyText(latest, latest.unit)}</b>
            <Icon name="chevron-right" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface BodyEntriesProps {
  entries: readonly BodyEntry[];
  today: string;
  onEdit: (entry: BodyEntry) => void;
}

/** What was typed, newest first; an entry leads to its edit. */
function BodyEntries({ entries, today, onEdit }: BodyEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{entries.length === 1 ? 'One entry' : `${entries.length} entries`}</summary>
      <ul className="list">
        {entries.toReversed().map((entry) => (
          <li key={entry.measured_on}>
            <button type="button" className={styles.row} onClick={() => onEdit(entry)}>
              <span className={styles.name}>{dayText(entry.measured_on, today)}</span>
              <b className="num">{bodyText(entry, entry.unit)}</b>
              <Icon name="edit" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
