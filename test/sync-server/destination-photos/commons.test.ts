import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photosCommand } from '#server/destination/build/photos-command.ts';
import { plainText } from '#server/destination/build/photos/commons/answer.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';
import { answerOf, namedOsaka, nearOsaka } from './commons-answers.ts';
import { aPicture, ports } from './pictures.ts';

/** What the server has been asked, and what it says instead of an answer, once each. */
let asked: { path: string; query: URLSearchParams; agent: string | undefined }[];
let instead: { status: number; headers?: Record<string, string>; body?: unknown }[];
let atOnce: number;
let mostAtOnce: number;
let server: Server;
let origin: string;
let picture: Buffer;
let folder: string;
let directory: string;

beforeAll(async () => {
  picture = await aPicture(1920, 1280);
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push({ path: pathname, query: searchParams, agent: request.headers['user-agent'] });
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once('finish', () => (atOnce -= 1));
    const other = instead.shift();
    if (other) {
      response.writeHead(other.status, other.headers).end(JSON.stringify(other.body ?? {}));
    } else if (pathname === '/w/api.php') {
      const isOsaka = /Osaka|^34\.\d/.test(searchParams.get('gsrsearch') ?? searchParams.get('ggscoord') ?? '');
      const files = searchParams.get('generator') === 'geosearch' ? nearOsaka : namedOsaka;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answerOf(origin, isOsaka ? files : [])));
    } else response.setHeader('Content-Type', 'image/jpeg').end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [asked, instead, atOnce, mostAtOnce] = [[], [], 0, 0];
  folder = temporaryDirectory();
  directory = join(temporaryDirectory(), 'photos');
});
afterEach(() => {
  for (const one of [folder, join(directory, '..')]) rmSync(one, { recursive: true, force: true });
});

const osaka = ['--only', 'japan/osaka'];
async function run(...args: string[]) {
  const waited: number[] = [];
  const told = ports({
    fetch,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  });
  const all = ['--from', 'commons', folder, '--base', origin, '--contact', 'me@moyeo.example', ...args];
  const code = await photosCommand(all, { PHOTO_DIRECTORY: directory }, told);
  return { code, said: told.said, warned: told.warned, waited };
}

describe('photographs of Wikimedia Commons', () => {
  it('are named in a dry run, and nothing is downloaded', async () => {
    expect(await run(...osaka)).toEqual({
      code: 0,
      said: [
        'japan/osaka: File:Osaka Castle.jpg, Mina & Jun, CC BY 2.0, https://commons.wikimedia.org/wiki/File:Osaka_Castle.jpg',
        'dry run, nothing is downloaded: pictures for 1 of 1 cities. --take downloads them.',
      ],
      warned: [],
      waited: [1_000],
    });
    expect(asked.map(({ path }) => path)).toEqual(['/w/api.php', '/w/api.php']);
    expect(existsSync(join(folder, 'japan'))).toBe(false);
  });

  it('are asked for by position and by name, one after the other, by somebody who says who it is', async () => {
    await run(...osaka, '--take');
    const [near, named] = asked.map(({ query }) => Object.fromEntries(query));
    const common = {
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      prop: 'imageinfo',
      iiprop: 'url|extmetadata|size|mime',
    };
    expect(near).toMatchObject({ ...common, generator: 'geosearch', ggsnamespace: '6', ggsradius: '10000' });
    expect(near?.['ggscoord']).toMatch(/^34\.\d+\|135\.\d+$/);
    expect(named).toMatchObject({ ...common, generator: 'search', gsrnamespace: '6' });
    expect(named?.['gsrsearch']).toBe('"Osaka" Japan filetype:bitmap');
    for (const { agent } of asked) expect(agent).toBe('Moyeo-photographs/1.0 (me@moyeo.example)');
    expect(mostAtOnce).toBe(1);
  });

  it('are put into a folder that the other command takes as it is', async () => {
    expect(await run(...osaka, '--take')).toMatchObject({ code: 0, waited: [1_000, 1_000] });
    expect(readFileSync(join(folder, 'credits.csv'), 'utf8')).toBe(
      'file,author,licence,source\njapan/osaka.jpg,Mina & Jun,CC BY 2.0,https://commons.wikimedia.org/wiki/File:Osaka_Castle.jpg\n',
    );
    const told = ports();
    expect(await photosCommand([folder], { PHOTO_DIRECTORY: directory }, told)).toBe(0);
    expect(told.said).toEqual(['1 taken, 0 left out, 1 in the instance']);
    // What the instance has is not asked for again.
    asked = [];
    await run('--limit', '1');
    expect(asked[0]?.query.get('ggscoord')).not.toMatch(/^34\.\d+\|135/);
  });

  it('go on where a run has stopped', async () => {
    await run(...osaka);
    instead = Array.from({ length: 5 }, () => ({ status: 503 }));
    const stopped = await run('--only', 'japan/osaka,japan/kyoto', '--take');
    expect(stopped.code).toBe(1);
    expect(stopped.warned).toEqual([
      `${origin} does not answer (503). Run the command again later: it goes on where it stopped.`,
    ]);
    expect(stopped.waited.filter((one) => one !== 1_000)).toEqual([5_000, 10_000, 20_000, 40_000]);
    asked = [];
    expect((await run('--only', 'japan/osaka,japan/kyoto', '--take')).said).toEqual([
      'japan/osaka: File:Osaka Castle.jpg',
      'japan/kyoto: nothing that may be taken',
      expect.stringMatching(/^1 of 2 cities have a picture/),
    ]);
    // The file, and two questions about Kyoto: none about Osaka.
    expect(asked.map(({ path }) => path === '/w/api.php')).toEqual([false, true, true]);
    asked = [];
    await run('--only', 'japan/osaka,japan/kyoto', '--take');
    expect(asked).toEqual([]);
    expect(readFileSync(join(folder, 'credits.csv'), 'utf8').split('\n')).toHaveLength(3);
  });

  it('wait as long as the server says, at most two minutes', async () => {
    instead = [
      { status: 429, headers: { 'Retry-After': '7' } },
      {
        status: 200,
        headers: { 'Retry-After': '9000' },
        body: { error: { code: 'maxlag', info: 'Waiting for a server' } },
      },
    ];
    const { code, waited } = await run(...osaka);
    expect(code).toBe(0);
    expect(waited).toEqual([7_000, 1_000, 120_000, 1_000, 1_000]);
  });

  it('are left out where a file is refused, with a sentence', async () => {
    await run(...osaka);
    instead = [{ status: 404 }];
    const { code, warned } = await run(...osaka, '--take');
    expect(code).toBe(1);
    expect(warned).toEqual([expect.stringMatching(/^japan\/osaka: http:\/\/127\.0\.0\.1:\d+ answers 404 to /)]);
    expect(existsSync(join(folder, 'japan'))).toBe(false);
  });

  it('come from no other host than that of Commons', async () => {
    await run(...osaka);
    const file = join(folder, 'commons.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`${origin}/`, 'http://other.example/'));
    asked = [];
    const { code, warned } = await run(...osaka, '--take');
    expect({ code, asked }).toEqual({ code: 1, asked: [] });
    expect(warned).toEqual([expect.stringMatching(/is no file of Wikimedia Commons\.$/)]);
  });

  it.each([
    [['--only', 'japan/atlantis'], 'There is no city "japan/atlantis"; write its slugs, like japan/osaka.'],
    [['--limit', 'many'], '--limit is a whole number of cities.'],
    [
      ['--contact', ''],
      '--contact is missing: an e-mail address or a web page of yours, which Wikimedia Commons asks every program to name.',
    ],
    [['--from', 'elsewhere'], '--from is commons: no other source is known.'],
  ])('are not asked for with %j', async (args, sentence) => {
    expect(await run(...args)).toMatchObject({ code: 1, warned: [sentence] });
    expect(asked).toEqual([]);
  });

  it('stop at an answer of another form, and at a question that is refused', async () => {
    instead = [{ status: 200, body: { query: { pages: 'none' } } }];
    expect((await run(...osaka)).warned).toEqual(['Wikimedia Commons answers in a form that is not known.']);
    instead = [{ status: 200, body: { error: { code: 'badvalue', info: 'Unrecognized value.' } } }];
    expect((await run(...osaka)).warned).toEqual(['Wikimedia Commons refuses the question: Unrecognized value.']);
  });
});

it.each([
  ['<a href="x">Mina</a>&nbsp;Kim', 'Mina Kim'],
  ['A &lt;b&gt; &#039;c&#x27; &amp;amp; &unknown;', "A <b> 'c' &amp; &unknown;"],
  ['<style>.a{color:red}</style>\n<p>One<br>two</p>', 'One two'],
])('the words of %j are %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
