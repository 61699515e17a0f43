import type { ReactNode } from 'react';

/** For single-task pages such as quizzes, without header or update offer. */
export function AloneLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
