import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './fixtures.ts';

export interface HoldingFront {
  url: string;
  /** The paths that were asked for and are held. */
  held: string[];
  close: () => void;
}

/** A proxy before the server that never answers requests for some files, and passes on everything else. */
export async function holdingFront(server: TestServer, holds: RegExp): Promise<HoldingFront> {
  const held: string[] = [];
  const front = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (holds.test(path)) {
      held.push(path);
      return;
    }
    const passed = ask(server.url + path, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    held,
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
