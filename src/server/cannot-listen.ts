/** The port is in use or not allowed. The message is for the operator. */
export class CannotListen extends Error {}
