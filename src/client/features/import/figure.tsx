import { numberText } from '#client/locale/formats.ts';

/** A large count with its word below. */
export function Figure({ count, one }: { count: number; one: string }) {
  return (
    <div>
      <p className="fig">{numberText(count)}</p>
      <p className="cap">{count === 1 ? one : `${one}s`}</p>
    </div>
  );
}
