/** Sends an event before the answer, to clients that stream. */
export type Emit = (event: string, data: unknown) => void;
