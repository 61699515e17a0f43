import { createContext, type ReactNode } from 'react';

/** What a layout shows in place of a page whose code is on its way. */
export const PageLoadingContext = createContext<((title: string) => ReactNode) | null>(null);
