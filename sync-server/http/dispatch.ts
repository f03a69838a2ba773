import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { api, type CallName } from '#shared/protocol/endpoints.ts';
import type { Endpoint, Schema } from '#shared/kernel/endpoint.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { callers, type Caller } from '#server/kernel/caller.ts';
import { deviceKind } from '#server/access/device-kind.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { Call, Handler, Services } from '#server/kernel/handler.ts';
import { handlers } from './handlers.ts';
import { requestLanguage } from './sentences.ts';

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Mounts every call of the contract. Literal paths come before parameters, whatever the order in `api`. */
export function mountApi(router: Router, services: Services, before: (definition: Endpoint) => RequestHandler[]): void {
  const byLiteralness = (Object.keys(api) as CallName[]).sort(
    (a, b) => parameters(api[a].path) - parameters(api[b].path),
  );
  for (const name of byLiteralness) {
    const definition = api[name] as Endpoint;
    const path = expressPath(definition.path);
    const run = (request: Request, response: Response, next: NextFunction) => {
      respond(name, definition, services, request, response).catch(next);
    };
    router[methods[definition.method]](path, ...before(definition), run);
  }
  for (const path of new Set(byLiteralness.map((name) => api[name].path))) {
    const allowed = byLiteralness
      .map((name) => api[name] as Endpoint)
      .filter((one) => one.path === path)
      .map((one) => one.method);
    router.all(expressPath(path), (request, response, next) => {
      response.set('Allow', allowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '));
      if (request.method === 'OPTIONS') response.status(204).end();
      else next(new DomainError('method_not_allowed'));
    });
  }
}

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const parameters = (path: string): number => path.split('{').length;

async function respond(
  name: CallName,
  definition: Endpoint,
  services: Services,
  request: Request,
  response: Response,
): Promise<void> {
  const call = {
    services,
    params: request.params,
    input: definition.input ? parse(definition.input, request.body ?? {}) : undefined,
    query: definition.query ? parse(definition.query, request.query) : undefined,
    bearer: bearerOf(request),
  };
  const caller = callerOf(request, call);
  const output = await callers.run(caller, async () => {
    services.budget.checkMisses();
    if (!definition.publicSeconds) services.budget.checkAnswers();
    try {
      return await (handlers[name] as Handler<CallName>)(call as unknown as Call<CallName>);
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) services.budget.missed();
      throw error;
    }
  });
  if (definition.publicSeconds) response.set('Cache-Control', `public, max-age=${definition.publicSeconds}`);
  // The output schema is the presenter: what it does not name does not leave the server.
  const shown = definition.output.parse(output);
  if (shown === undefined) {
    response.status(204).end();
    return;
  }
  const text = JSON.stringify(shown);
  const bytes = Buffer.byteLength(text);
  if (!definition.publicSeconds) services.budget.answered(caller.address, bytes);
  // By `send` an answer gets an ETag, the hash of all of it: of use where it may be asked for again.
  if (definition.method === 'GET') response.type('json').send(text);
  else response.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(bytes) }).end(text);
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([0-9A-Za-z]{43})$/.exec(request.get('authorization') ?? '')?.[1];

/**
 * The secret travels in the header, or in the body as `sessionToken`, of an exchange as the first of `tokens` or as the
 * organiser's (founding decision 4).
 */
function callerOf(request: Request, { input, bearer }: { input: unknown; bearer: string | undefined }): Caller {
  const { sessionToken, tokens, organizerToken } = (input ?? {}) as {
    sessionToken?: string;
    tokens?: string[];
    organizerToken?: string;
  };
  const token = sessionToken ?? tokens?.[0] ?? organizerToken ?? bearer;
  return {
    ...strangerOf(request),
    tokenHash: token === undefined ? undefined : hashSecret(token),
  };
}

/** Who asks for a page, or for a path that is none: without a secret. */
export const strangerOf = (request: Request): Caller => ({
  address: ipKeyGenerator(request.ip ?? ''),
  tokenHash: undefined,
  device: deviceKind(request.get('user-agent')),
  language: requestLanguage(request),
});

/** @throws DomainError invalid_input, with the paths of the fields that are wrong; values are never echoed. */
function parse(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // A device on another version of the protocol has to update; its input is not at fault.
  if (
    parsed.error.issues.some((issue) => issue.path[0] === 'proto') &&
    Number.isInteger((value as { proto?: unknown }).proto)
  )
    throw new DomainError('upgrade_required');
  const details = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.').slice(0, 80))
      : [issue.path.join('.').slice(0, 80) || 'body'],
  );
  throw new DomainError('invalid_input', [...new Set(details)].slice(0, 20));
}
