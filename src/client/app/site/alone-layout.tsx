import type { ReactNode } from 'react';

/** A page that is one task, such as a quiz: nothing around it to look at, and no update offered in the middle of it. */
export function AloneLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
