import { create } from 'zustand';

export interface UpdateFields {
  /** `ready`: a new version is downloaded and waits for consent. `applying`: consent was given, the page is about to reload. */
  state: 'none' | 'ready' | 'applying';
  /** Tells the waiting version to take over; set by the registration. */
  takeOver: (() => void) | null;
}

export const useUpdate = create<UpdateFields>()(() => ({ state: 'none', takeOver: null }));

/** The person's consent to the waiting version. Never call it while a workout is open. Without a waiting version it does nothing. */
export function applyUpdate(): void {
  const { state, takeOver } = useUpdate.getState();
  if (state !== 'ready' || takeOver === null) return;
  useUpdate.setState({ state: 'applying' });
  takeOver();
}
