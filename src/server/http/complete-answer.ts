const complete = new WeakSet<Response>();

/**
 * A response with all its headers, to which middleware adds nothing. The headers stay a plain record, which avoids parsing, sorting and
 * validating them per request.
 */
export function completeAnswer(body: Uint8Array<ArrayBuffer> | null, status: number, headers: Record<string, string>): Response {
  const answer = new Response(body, { status, headers });
  complete.add(answer);
  return answer;
}

export function isComplete(answer: Response): boolean {
  return complete.has(answer);
}
