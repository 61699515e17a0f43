import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A row on its way: from one index to another, both from 0. */
export interface Drag {
  readonly from: number;
  readonly to: number;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moving rows of a list by a handle: by touch or mouse to where it is let go, by arrow keys one at a time (ROUTINE-13). */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag !== null) setDrag({ from: drag.from, to: rowAt(list.current, clientY) ?? drag.to });
    },
    onPointerUp: () => {
      if (drag !== null && drag.from !== drag.to) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const handle = event.currentTarget;
      flushSync(() => onMove(index, index + step));
      // The row was put elsewhere in the page, which takes the focus away.
      handle.focus();
    },
  });
  return { list, drag, handleOf };
}

/** The row at a height of the screen; the first or last one beyond the list's ends. */
function rowAt(list: HTMLUListElement | null, y: number): number | undefined {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const below = rows.findIndex(({ bottom }) => y < bottom);
  return rows.length === 0 ? undefined : below === -1 ? rows.length - 1 : below;
}
