import { api, type CallName } from '#shared/protocol/endpoints.ts';
import type { Endpoint, Schema } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';
import { errorStatus } from '#shared/kernel/errors.ts';

/** The contract as an OpenAPI 3.1 document, generated from the endpoints themselves. @param basePath see `AppDeps` */
export function openApiDocument(basePath = ''): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(api) as CallName[]) {
    const definition = api[name] as Endpoint;
    (paths[definition.path] ??= {})[definition.method.toLowerCase()] = operation(name, definition);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Moyeo',
      version: '1',
      description:
        "Group travel planning. Bodies are JSON. Wherever a path says `ref`, the group's id and its share link's token are both accepted.",
    },
    ...(basePath === '' ? {} : { servers: [{ url: basePath }] }),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: "A member's `sessionToken`, from participant-login. It may also stand in the body.",
        },
        organizer: {
          type: 'http',
          scheme: 'bearer',
          description: '`organizerToken`, answered once when the group was created.',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code', 'requestId'],
          properties: {
            error: { type: 'string', description: 'A sentence, in the language of `Accept-Language`.' },
            code: { type: 'string', enum: Object.keys(errorStatus) },
            requestId: { type: 'string' },
            details: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  };
}

function operation(name: string, definition: Endpoint): Record<string, unknown> {
  const inPath = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = definition.query
    ? (jsonSchema(definition.query, 'input') as { properties?: Record<string, unknown>; required?: string[] })
    : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    required: query.required?.includes(parameter) ?? false,
    schema,
  }));
  const security =
    definition.requiredRole === 'member'
      ? [{ session: [] }]
      : definition.requiredRole === 'organizer'
        ? [{ organizer: [] }]
        : [];
  return {
    operationId: name,
    summary: definition.summary,
    tags: [definition.topic],
    ...(security.length > 0 ? { security } : {}),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(definition.input
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(definition.input, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(definition.output, 'output') } },
      },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
