import type { Answer, Request } from './answer.ts';

/** Sends a form with upload progress, which fetch lacks. Resolves to null without a response. */
export function sendFormWithProgress(request: Request, form: FormData, onPart: (part: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.timeout = request.timeout_ms;
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...request.headers })) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onPart(loaded / total);
    });
    sending.addEventListener('load', () => {
      const waiting = Number(sending.getResponseHeader('Retry-After') ?? Number.NaN);
      resolve({ status: sending.status, text: sending.responseText, retry_after: Number.isFinite(waiting) ? waiting : undefined });
    });
    for (const end of ['error', 'abort', 'timeout'] as const) sending.addEventListener(end, () => resolve(null));
    sending.send(form);
  });
}
