import { create } from 'zustand';
import type { ArrivingAnswer } from '#offline/chat/sender.ts';

/** The streamed answer so far; display only. */
export const useArrivingAnswer = create<{ arriving: ArrivingAnswer | null }>()(() => ({ arriving: null }));
