import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RunningServer } from '#test/worlds/running-server.ts';

const text = (path: string): string => readFileSync(path, 'utf8');
const docs = text('docs/operations.md');

describe('files for operators', () => {
  it('the board and the alert rules name only figures that the server tells', async () => {
    const world = await RunningServer.start({ metrics: true });
    const told = new Set([...(await world.get('/metrics')).text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    await world.close();
    const used = ['docs/deploy/grafana.json', 'docs/deploy/alerts.yaml'].flatMap((path) =>
      [...text(path).matchAll(/\b(?:moyeo_|http_request|nodejs_)\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    );
    expect(used.length).toBeGreaterThan(15);
    const labels = ['moyeo_process'];
    expect(used.filter((name) => !told.has(name) && !labels.includes(name))).toEqual([]);
    const own = [...told].filter((name) => name?.startsWith('moyeo_'));
    expect(own.filter((name) => !docs.includes(`\`${name ?? ''}\``))).toEqual([]);
  });

  it('every setting that the program reads is described', () => {
    const read = [...text('sync-server/kernel/env.ts').matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name = '']) => name);
    expect(new Set(read).size).toBeGreaterThan(14);
    expect(read.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });

  it('balancers ask whether a process answers: whether it can write is the same for all, and reads go on with a full disk', () => {
    for (const example of ['Caddyfile', 'traefik.yaml']) {
      const lines = text(`docs/deploy/${example}`).replaceAll(/#.*/g, '');
      expect([example, lines.includes('/healthz'), lines.includes('/readyz')]).toEqual([example, true, false]);
    }
  });

  it('every file that the page links to is there', () => {
    const links = [...docs.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(7);
    for (const path of links) expect(text(`docs/${path}`).length, path).toBeGreaterThan(0);
  });

  /** `npm run image` builds and runs it where Docker is; here is what can be seen without. */
  describe('the Dockerfile', () => {
    const lines = text('Dockerfile')
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => /^[A-Z]+ /.test(line));
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

    it('copies what is there, and has in its last stage what the program begins with', () => {
      const sources = lines
        .filter((line) => line.startsWith('COPY '))
        .flatMap((line) => line.split(/\s+/).slice(1, -1))
        .filter((word) => !word.startsWith('--'))
        .map((path) => path.replace(/^\/src\//, ''));
      expect(
        sources.filter((path) => !existsSync(path) && !['dist', './dist', '/usr/local/bin/node'].includes(path)),
      ).toEqual([]);
      const copied = last.join('\n');
      const imported = [...text('sync-server/moyeo.mjs').matchAll(/from '\.\/([\w.-]+)'|import '\.\/([\w.-]+)'/g)];
      for (const [, named, bare] of imported) expect(copied).toContain(`sync-server/${named ?? bare ?? ''}`);
      for (const part of ['package.json', 'node_modules', 'dist', 'sync-server/moyeo.mjs'])
        expect(copied).toContain(`/src/${part}`);
    });

    it('ends root before it runs, has a health check on /readyz, and runs the command itself as the first process', () => {
      const at = (word: string) => last.findIndex((line) => line.startsWith(`${word} `));
      expect(last[at('USER')]).toBe('USER node');
      expect(at('USER')).toBeLessThan(at('ENTRYPOINT'));
      expect(last[at('HEALTHCHECK')]).toContain('/readyz');
      expect(last[at('ENTRYPOINT')]).toBe('ENTRYPOINT ["node", "/app/sync-server/moyeo.mjs"]');
    });
  });
});
