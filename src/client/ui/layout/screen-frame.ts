import { createContext, type ReactNode } from 'react';

/** What the layout puts around every screen's title; a screen drawn without a layout (a test) has neither. */
export interface ScreenFrame {
  /** Before the title: opens the sidebar on a phone. */
  menu: ReactNode;
  /** After the title: what is on this phone and what is sent. */
  status: ReactNode;
  /** Below the bar, always: what the person must know even in a session. */
  notice: ReactNode;
  /** Below the bar: what the app offers or asks. */
  banner: ReactNode;
}

export const ScreenFrameContext = createContext<ScreenFrame>({ menu: null, status: null, notice: null, banner: null });
