/** The port is taken or not allowed. The message is for the person who started the server. */
export class CannotListen extends Error {}
