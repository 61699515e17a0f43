import { create } from 'zustand';

export interface UpdateFields {
  /** `ready`: a new version waits for consent. `applying`: the page is about to reload. */
  state: 'none' | 'ready' | 'applying';
  /** Activates the waiting version; set by the registration. */
  takeOver: (() => void) | null;
}

export const useUpdate = create<UpdateFields>()(() => ({ state: 'none', takeOver: null }));

/** Applies the waiting version. Never call it during a workout. No effect without one. */
export function applyUpdate(): void {
  const { state, takeOver } = useUpdate.getState();
  if (state !== 'ready' || takeOver === null) return;
  useUpdate.setState({ state: 'applying' });
  takeOver();
}
