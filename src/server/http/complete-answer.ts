const complete = new WeakSet<Response>();

/**
 * An answer with every header it will have: what stands around the endpoints adds nothing to it. So its headers stay the plain record
 * they are made as, and are written without being parsed, sorted and validated for every request.
 */
export function completeAnswer(body: Uint8Array<ArrayBuffer> | null, status: number, headers: Record<string, string>): Response {
  const answer = new Response(body, { status, headers });
  complete.add(answer);
  return answer;
}

export function isComplete(answer: Response): boolean {
  return complete.has(answer);
}
