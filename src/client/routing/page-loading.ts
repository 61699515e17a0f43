import { createContext, type ReactNode } from 'react';

/** A layout's placeholder while a page's code loads. */
export const PageLoadingContext = createContext<((title: string) => ReactNode) | null>(null);
