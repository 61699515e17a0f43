/** What an endpoint may send ahead of its answer, when the asking side takes a stream. */
export type Emit = (event: string, data: unknown) => void;
