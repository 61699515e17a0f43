import type { core, ZodMiniType } from 'zod/mini';

/** Who may call an endpoint. The server enforces it before the handler runs; rules about a single row are policies. */
export type Access = 'anyone' | 'login' | 'coach' | 'subscriber';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = ZodMiniType;

/** One call of the wire: its address, who may make it, and the shapes both sides parse at run time. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Form extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** Path as the specification writes it, trailing slash included; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Text fields of a multipart form that comes in place of a JSON body; a field that is repeated is a list. */
  readonly form?: Form;
  /** Field of the form in which one picture may come. */
  readonly picture?: string;
  readonly response: Response;
  /** The answer may differ between two equal calls, so a client that cannot know whether the first arrived sends an idempotency key. */
  readonly idempotent?: boolean;
}

/** Declares an endpoint; the only way one comes into being. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Form extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Response, Form>): Endpoint<Params, Query, Body, Response, Form> {
  return definition;
}

/** A file as a browser gives it; this layer has no document and names what it needs of it. */
export interface PictureFile {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** `Exclude` because an optional member reads as `… | undefined`; nothing is left of a part the endpoint does not declare. */
type Part<Name extends string, S, Side extends 'in' | 'out'> = [Exclude<S, undefined>] extends [never]
  ? unknown
  : Exclude<S, undefined> extends infer T extends Schema
    ? { [K in Name]: Side extends 'in' ? core.input<T> : core.output<T> }
    : unknown;

/** A picture comes with a form or not at all. */
type PicturePart<Form> = [Exclude<Form, undefined>] extends [never] ? unknown : { readonly picture?: PictureFile | null };

/** What a caller passes: the parts the endpoint declares, before parsing. */
export type InputOf<E extends Endpoint> = Part<'params', E['params'], 'in'> &
  Part<'query', E['query'], 'in'> &
  Part<'body', E['body'], 'in'> &
  Part<'form', E['form'], 'in'> &
  PicturePart<E['form']>;

/** What a handler receives: the same parts, parsed. */
export type ParsedInputOf<E extends Endpoint> = Part<'params', E['params'], 'out'> &
  Part<'query', E['query'], 'out'> &
  Part<'body', E['body'], 'out'> &
  Part<'form', E['form'], 'out'>;

/** What the endpoint answers, parsed. */
export type ResponseOf<E extends Endpoint> = core.output<E['response']>;
