import { createContext, type ReactNode } from 'react';

/** Slots of the layout around a screen's title; empty in tests. */
export interface ScreenFrame {
  /** Before the title: the menu button on phones. */
  menu: ReactNode;
  /** After the title: the sync state. */
  status: ReactNode;
  /** Below the bar: important notices, also in sessions. */
  notice: ReactNode;
  /** Below the bar: offers. */
  banner: ReactNode;
}

export const ScreenFrameContext = createContext<ScreenFrame>({ menu: null, status: null, notice: null, banner: null });
