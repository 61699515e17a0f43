import type { core, ZodMiniType } from 'zod/mini';

/** Who may call an endpoint. The server checks it before the handler runs; rules about single rows are policies. */
export type Access = 'anyone' | 'login' | 'coach' | 'subscriber';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = ZodMiniType;

/** One call of the API: method, path, access, and the schemas that both sides parse with. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Form extends Schema | undefined = Schema | undefined,
> {
  readonly method: Method;
  /** With trailing slash (API-2); parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Text fields of a multipart form instead of a JSON body; a repeated field is a list. */
  readonly form?: Form;
  /** The multipart field of a picture. */
  readonly picture?: string;
  readonly response: Response;
  /** Not repeatable safely: clients send an idempotency key, so that a retry after a lost answer has no second effect. */
  readonly idempotent?: boolean;
}

/** Declares an endpoint. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Form extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Response, Form>): Endpoint<Params, Query, Body, Response, Form> {
  return definition;
}

/** A browser's `File`, reduced to what is used; this layer has no DOM types. */
export interface PictureFile {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** `Exclude`, because an optional member reads as `… | undefined`; undeclared parts vanish. */
type Part<Name extends string, S, Side extends 'in' | 'out'> = [Exclude<S, undefined>] extends [never]
  ? unknown
  : Exclude<S, undefined> extends infer T extends Schema
    ? { [K in Name]: Side extends 'in' ? core.input<T> : core.output<T> }
    : unknown;

/** A picture comes with a form or not at all. */
type PicturePart<Form> = [Exclude<Form, undefined>] extends [never] ? unknown : { readonly picture?: PictureFile | null };

/** A caller's input: the declared parts, before parsing. */
export type InputOf<E extends Endpoint> = Part<'params', E['params'], 'in'> &
  Part<'query', E['query'], 'in'> &
  Part<'body', E['body'], 'in'> &
  Part<'form', E['form'], 'in'> &
  PicturePart<E['form']>;

/** A handler's input: the declared parts, parsed. */
export type ParsedInputOf<E extends Endpoint> = Part<'params', E['params'], 'out'> &
  Part<'query', E['query'], 'out'> &
  Part<'body', E['body'], 'out'> &
  Part<'form', E['form'], 'out'>;

/** The parsed response. */
export type ResponseOf<E extends Endpoint> = core.output<E['response']>;
