import { readFileSync } from 'node:fs';
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

  it('every file that the page links to is there', () => {
    const links = [...docs.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(7);
    for (const path of links) expect(text(`docs/${path}`).length, path).toBeGreaterThan(0);
  });
});
