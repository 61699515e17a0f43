import { dayText, listText, numberText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { LogPreview } from '#domain/import/preview-log.ts';
import type { DayOrder } from '#domain/import/read-date.ts';
import { daysReadText, daysToComeText, FILE_OF_APP, IMPORT_MESSAGES } from '#domain/messages/import.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { localDate } from '#domain/training/week.ts';
import type { NewParts } from '#offline/import/importer.ts';
import type { Account } from '#offline/store/account.ts';
import { countOf } from './count-text.ts';
import { Figure } from './figure.tsx';
import { focusOnEntry } from './focus-on-entry.ts';
import styles from './import.module.css';
import { NameChoices } from './name-choices.tsx';
import { NamedRows, PackedFiles } from './named-rows.tsx';
import { Others } from './others.tsx';
import { SampleWorkouts } from './sample-workouts.tsx';
import { Steps } from './steps.tsx';
import type { Choices, ImportStep } from './use-import.ts';

interface CheckFileProps {
  account: Account;
  title: string;
  step: Extract<ImportStep, { step: 'check' }>;
  onChoose: (choices: Choices) => void;
  /** The days of the file read in the other order. */
  onDays: (days: DayOrder) => void;
  onShowMore: () => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** The second step: what the file holds, what it is taken for, and what of it is new (IMPORT-8). */
export function CheckFile({ account, title, step, onChoose, onDays, onShowMore, onAdd, onCancel }: CheckFileProps) {
  const { file, choices, found } = step;
  const { preview } = file;
  const now = account.now();
  const isAllHere = found?.workouts === 0 && found.others === 0;
  const dock = (
    <div className={styles.dock}>
      <Button onClick={onCancel}>{isAllHere ? 'Choose another file' : 'Cancel'}</Button>
      {isAllHere ? null : (
        <Button kind="now" disabled={found === null || choices.unit === null} onClick={onAdd}>
          {addLabel(found, choices.unit)}
        </Button>
      )}
    </div>
  );
  return (
    <Screen title={title} dock={dock}>
      <div className={styles.page}>
        <Steps now={2} />
        {step.trouble === null ? null : <Note kind="fail">{step.trouble}</Note>}
        <section>
          <p className={`cap ${styles.file}`}>{file.name}</p>
          <h2 className="h-2" tabIndex={-1} ref={focusOnEntry}>
            {FILE_OF_APP[preview.app]}
          </h2>
          <div className={`num ${styles.figures}`}>
            <Figure count={preview.workouts} one="workout" />
            <Figure count={preview.sets} one="set" />
          </div>
        </section>
        {isAllHere ? <Note>{IMPORT_MESSAGES.allHere}</Note> : null}
        <section className={`card ${styles.facts}`} aria-label="What the file holds">
          <UnitFact preview={preview} unit={choices.unit} onChange={(unit) => onChoose({ ...choices, unit })} />
          {preview.workouts === 0 ? null : (
            <div className="kv num">
              <span>{preview.from === preview.to ? 'On' : 'From'}</span>
              <b>
                {dayText(preview.from, now)}
                {preview.from === preview.to ? '' : ` to ${dayText(preview.to, now)}`}
              </b>
            </div>
          )}
          <DaysFact preview={preview} disabled={found === null} onDays={onDays} />
          {found === null || found.here === 0 ? null : <HereAlready found={found} />}
          <div className="kv num">
            <span>Exercises</span>
            <b>{isAllHere ? numberText(preview.names.length) : exercisesText(preview)}</b>
          </div>
          <Others preview={preview} />
        </section>
        {preview.to > localDate(new Date(now)) ? (
          <Note kind="now">{daysToComeText(dayText(preview.to, now), preview.last_line)}</Note>
        ) : null}
        <NamedRows preview={preview} />
        <PackedFiles files={preview.files} />
        {isAllHere ? null : <NameChoices account={account} names={preview.names} choices={choices} onChoose={onChoose} />}
        <SampleWorkouts account={account} workouts={file.workouts} all={preview.workouts} choices={choices} onShowMore={onShowMore} />
      </div>
    </Screen>
  );
}

function addLabel(found: NewParts | null, unit: WeightUnit | null): string {
  if (unit === null) return `Choose ${unitWord('lb')} or ${unitWord('kg')} first`;
  if (found === null) return 'Counting…';
  return found.workouts === 0 ? 'Add what is missing' : `Add ${countOf(found.workouts, 'workout')}`;
}

function HereAlready({ found }: { found: NewParts }) {
  return (
    <div className="kv num">
      <span>Here already</span>
      <span>
        <b>{countOf(found.here, 'workout')}</b> <span className="muted">{found.here === 1 ? 'is' : 'are'} left out</span>
      </span>
    </div>
  );
}

function exercisesText({ names }: LogPreview): string {
  const known = names.filter(({ isOpen }) => !isOpen).length;
  const open = names.length - known;
  return open === 0 ? `${numberText(known)} known` : `${numberText(known)} known, ${numberText(open)} to match`;
}

/** How days that could be two are read, and the other way (IMPORT-16). */
function DaysFact({ preview, disabled, onDays }: { preview: LogPreview; disabled: boolean; onDays: (days: DayOrder) => void }) {
  const { unsure_days: days } = preview;
  if (days === undefined) return null;
  const named = (day: string) => dayText(day);
  return (
    <div className={`kv ${styles.unit}`}>
      <span>Days</span>
      <p className="cap" role="status">
        {daysReadText(days.written, named(days.read))}
      </p>
      <Button disabled={disabled} onClick={() => onDays(days.other_order)}>
        Read it as {named(days.other)}
      </Button>
    </div>
  );
}

const UNITS: readonly { value: WeightUnit; label: string }[] = [
  { value: 'lb', label: unitWord('lb') },
  { value: 'kg', label: unitWord('kg') },
];

/** The unit as the file says it, or the question with what the numbers say (IMPORT-2). */
function UnitFact({ preview, unit, onChange }: { preview: LogPreview; unit: WeightUnit | null; onChange: (unit: WeightUnit) => void }) {
  const { unit: evidence, units } = preview;
  if (evidence === undefined)
    return units.length === 0 ? null : (
      <div className="kv">
        <span>Weights in</span>
        <span className="row">
          <Pill kind="sent" icon="check">
            in the file
          </Pill>
          <b>{units.map(unitWord).join(' and ')}</b>
        </span>
      </div>
    );
  return (
    <div className={`kv ${styles.unit}`}>
      <span>Weights in</span>
      <div className={styles.units}>
        <Segmented<WeightUnit | ''>
          label="Weights in"
          options={UNITS}
          value={unit ?? ''}
          onChange={(chosen) => chosen !== '' && onChange(chosen)}
        />
      </div>
      <p className="cap">
        {evidence.unit === null
          ? 'The file does not say, and its numbers fit both: choose one. No number is changed.'
          : `The file does not say. Weights such as ${listText(evidence.weights)} suggest ${unitWord(evidence.unit)}. No number is changed.`}
      </p>
    </div>
  );
}
