import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** As many sets as a workout has. */
const SETS = 30;

interface SetRowProps {
  n: number;
  isDone: boolean;
  onLog: (n: number) => void;
}

const SetRow = memo(function SetRow({ n, isDone, onLog }: SetRowProps) {
  return (
    <li>
      {isDone ? (
        `Set ${String(n)}: 5 reps @ 100 lbs`
      ) : (
        <>
          {`Set ${String(n)} `}
          <input aria-label={`Set ${String(n)} reps`} defaultValue="5" />
          <button type="button" aria-label={`Log set ${String(n)}`} onClick={() => onLog(n)}>
            Log
          </button>
        </>
      )}
    </li>
  );
});

/** The least React needs to show a set logged: of thirty memoised rows one is drawn anew. */
function Sets() {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const log = useCallback((n: number) => setDone((before) => new Set([...before, n])), []);
  const numbers = Array.from({ length: SETS }, (_, index) => index + 1);
  return (
    <ul>
      {numbers.map((n) => (
        <SetRow key={n} n={n} isDone={done.has(n)} onLog={log} />
      ))}
    </ul>
  );
}

createRoot(document.body).render(<Sets />);
