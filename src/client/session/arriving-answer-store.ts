import { create } from 'zustand';
import type { ArrivingAnswer } from '#offline/chat/sender.ts';

/** The answer of the coach that is on its way, as far as it has come; only to be looked at. */
export const useArrivingAnswer = create<{ arriving: ArrivingAnswer | null }>()(() => ({ arriving: null }));
