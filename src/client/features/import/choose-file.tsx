import { useRef } from 'react';
import type { Reading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { IMPORT_MESSAGES } from '#domain/messages/import.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './import.module.css';
import { PastImports } from './past-imports.tsx';
import { Steps } from './steps.tsx';
import { useDrop } from './use-drop.ts';
import type { ImportStep } from './use-import.ts';

interface ChooseFileProps {
  account: Account;
  title: string;
  step: Extract<ImportStep, { step: 'choose' }>;
  imports: Reading<readonly ImportValue[]>;
  onFile: (file: File) => void;
  onUndo: (value: ImportValue) => void;
}

/** Where each app has its export. */
const WHERE_TO_FIND_IT = [
  { app: 'Strong', where: 'Settings, Export data' },
  { app: 'Hevy', where: 'Profile, Settings, Export & import data' },
  { app: 'FitNotes', where: 'Settings, Spreadsheet export' },
  { app: 'StrongLifts, Fitbod and JEFIT', where: 'Settings, Export data' },
  { app: 'A table of your own', where: 'One row a set: day, exercise, weight, reps' },
  { app: 'Setwise', where: 'Everything, from another phone or account' },
];

const FILE_ICON = 'M7 4h7l4 4v12H7zM14 4v4h4';

/** The first step: a file, by touch or dropped anywhere on the page. */
export function ChooseFile({ account, title, step, imports, onFile, onUndo }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onFile);
  return (
    <Screen title={title}>
      <div className={styles.page}>
        <Steps now={1} />
        <h2 className="h-1">Nothing you lifted gets lost</h2>
        {step.trouble === null ? null : <Note kind="fail">{step.trouble}</Note>}
        <p role="status" className={styles.notice}>
          {step.notice}
        </p>
        <section className={classNames(styles.drop, isOver && styles.over)} aria-labelledby="choose">
          <Icon path={FILE_ICON} />
          <div>
            <h3 className="h-4" id="choose">
              Choose the file another app gave you
            </h3>
            <p className="cap">Or share it to Setwise from that app, or drop it here.</p>
          </div>
          <Button kind="now" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          {/* Without accepted types: phones hide files whose type another app named wrongly. */}
          <input
            ref={input}
            hidden
            type="file"
            aria-label="File of another app"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) onFile(file);
            }}
          />
        </section>
        <Imports account={account} imports={imports} onUndo={onUndo} />
        <section>
          <h3 className="h-4">Where to find it</h3>
          <ul className={styles.card}>
            {WHERE_TO_FIND_IT.map(({ app, where }) => (
              <li key={app} className={styles.row}>
                <span className={styles.words}>
                  {app}
                  <span className="cap">{where}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.hint}>
          <Icon name="lock" size="xs" />
          <span>Read on this phone. Works without signal. You see everything before it is added.</span>
        </p>
      </div>
    </Screen>
  );
}

function Imports({ account, imports, onUndo }: Pick<ChooseFileProps, 'account' | 'imports' | 'onUndo'>) {
  if (imports.status === 'failed')
    return (
      <Note kind="fail" action={<Button onClick={imports.retry}>Try again</Button>}>
        {IMPORT_MESSAGES.listFailed}
      </Note>
    );
  const standing = imports.status === 'ready' ? imports.value.filter(({ undone_at }) => undone_at === null) : [];
  return standing.length === 0 ? null : <PastImports imports={standing} now={account.now()} onUndo={onUndo} />;
}
