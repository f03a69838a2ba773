import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './fixtures.ts';

interface Front {
  url: string;
  close: () => void;
}

export interface HoldingFront extends Front {
  /** The paths that were asked for and are held. */
  held: string[];
  /** Answers them, and from now on everything. */
  letGo: () => void;
  /** From now on it holds them again. */
  hold: () => void;
}

export interface FailingFront extends Front {
  /** The paths that were asked for in vain. */
  failed: string[];
  /** From now on it passes on everything. */
  mend: () => void;
}

/** A proxy before the server that does not answer requests for some files, and passes on everything else. */
export async function holdingFront(server: TestServer, holds: RegExp): Promise<HoldingFront> {
  const held: string[] = [];
  const answers: (() => void)[] = [];
  let isHolding = true;
  const front = await frontOf(server, (path, _answer, pass) => {
    if (!isHolding || !holds.test(path)) return false;
    held.push(path);
    answers.push(pass);
    return true;
  });
  return {
    ...front,
    held,
    letGo: () => {
      isHolding = false;
      for (const pass of answers.splice(0)) pass();
    },
    hold: () => {
      isHolding = true;
    },
  };
}

/** A proxy before the server that has an error for some files, until it is mended, and passes on everything else. */
export async function failingFront(server: TestServer, fails: RegExp): Promise<FailingFront> {
  const failed: string[] = [];
  let isMended = false;
  const front = await frontOf(server, (path, answer) => {
    if (isMended || !fails.test(path)) return false;
    failed.push(path);
    answer.writeHead(503).end();
    return true;
  });
  return {
    ...front,
    failed,
    mend: () => {
      isMended = true;
    },
  };
}

/** @param keeps whether it has kept this request to itself; it may pass it on later */
async function frontOf(
  server: TestServer,
  keeps: (path: string, answer: ServerResponse, pass: () => void) => boolean,
): Promise<Front> {
  const front = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const pass = () => {
      const passed = ask(server.url + path, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    };
    if (!keeps(path, answer, pass)) pass();
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
