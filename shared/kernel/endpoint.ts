import type { z } from './z.ts';
import type { RequiredRole } from './mutation.ts';

/** The schema of one part of a call. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/**
 * The single definition of a call of the API: the types of the client, the handler that the server must have, the
 * parsing of requests (server) and responses (client), and the API page are made from it. `{name}` in the path is a
 * parameter. The server sends only the fields that the output schema names.
 */
export interface Endpoint<Path extends string = string, Input = unknown, Query = unknown, Output = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  /** A line for the API page. */
  summary: string;
  topic: string;
  /** Whose right the call needs; `anyone` needs no group at all. */
  requiredRole: RequiredRole | 'anyone';
  /** JSON body of POST and DELETE. */
  input?: Schema<Input>;
  query?: Schema<Query>;
  output: Schema<Output>;
  /** Bytes that the JSON body may have; 64 KiB unless told. */
  bodyBytes?: number;
  /** For so many seconds anybody may keep the answer; nobody unless told. */
  publicSeconds?: number;
  /** Name of the rate limit that counts it; the general one unless told. */
  limit?: 'create' | 'login' | 'sync' | 'probe';
}

export function endpoint<const Path extends string, Input = undefined, Query = undefined, Output = unknown>(
  definition: Endpoint<Path, Input, Query, Output>,
): Endpoint<Path, Input, Query, Output> {
  return definition;
}

export type InputOf<E> = E extends Endpoint<infer _P, infer I, infer _Q, infer _O> ? I : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer _I, infer Q, infer _O> ? Q : never;
export type OutputOf<E> = E extends Endpoint<infer _P, infer _I, infer _Q, infer O> ? O : never;

/** Names of the parameters of a path, as types: `/api/groups/{id}` -> `id`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name | keyof ParamsOf<Rest>]: string }
  : Record<never, string>;
