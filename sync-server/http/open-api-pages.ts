import { Router } from 'express';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { openApiDocument } from './open-api.ts';

type Operation = {
  summary: string;
  operationId: string;
  tags: string[];
  requestBody?: unknown;
  parameters?: { name: string; in: string }[];
  responses: unknown;
  security?: unknown[];
};

/**
 * `/api/docs`: the contract as a page of its own, without scripts and without any outside host;
 * `/api/docs/openapi.json` beside it. Both are made when somebody first asks: they took nine tenths of the time of
 * `createServer`.
 */
export function openApiPages(basePath: string): Router {
  let document: Record<string, unknown> | undefined;
  let page: string | undefined;
  const contract = () => (document ??= openApiDocument(basePath));
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(contract());
  });
  router.get('/style.css', (_request, response) => {
    response.type('css').send(style);
  });
  router.get('/', (_request, response) => {
    page ??= render(contract()['paths'] as Record<string, Record<string, Operation>>, basePath);
    response.type('html').send(page);
  });
  return router;
}

function render(paths: Record<string, Record<string, Operation>>, basePath: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const topics = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = topics.map((topic) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === topic);
    return `<section><h2>${escapeMarkup(topic)}</h2>${own.map(renderOne).join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moyeo API</title>
<link rel="stylesheet" href="${basePath}/api/docs/style.css"></head><body><main><h1>Moyeo API</h1>
<p>Generated from the contract. Machine-readable: <a href="${basePath}/api/docs/openapi.json">openapi.json</a>. Every error is <code>{ "error", "code", "requestId", "details"? }</code>.</p>
${sections.join('\n')}</main></body></html>`;
}

function renderOne({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const readSet = operation.security
    ? ` <small>needs ${escapeMarkup(Object.keys(operation.security[0] ?? {}).join(', '))}</small>`
    : '';
  const block = (title: string, value: unknown) =>
    value ? `<h4>${title}</h4><pre>${escapeMarkup(JSON.stringify(value, null, 2))}</pre>` : '';
  return `<details id="${escapeMarkup(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escapeMarkup(path)}</code>${readSet}<br>${escapeMarkup(operation.summary)}</summary>
${block('Parameters', operation.parameters)}${block('Body', schemaOf(operation.requestBody))}${block('Answer', schemaOf((operation.responses as Record<string, unknown>)['200']))}</details>`;
}

function schemaOf(part: unknown): unknown {
  return (part as { content?: Record<string, { schema: unknown }> } | undefined)?.content?.['application/json']?.schema;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.75rem 0}summary{cursor:pointer}
pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:.5rem;font-size:.8125rem}
h2{text-transform:capitalize;margin-top:2.5rem}small{opacity:.7}`;
