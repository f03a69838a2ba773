import type { RequestHandler } from 'express';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116. It is made with every request, so that its end is always ahead while somebody runs the server. */
export function securityText(
  contact: string,
  { publicUrl, basePath, now }: { publicUrl: string | undefined; basePath: string; now: () => number },
): RequestHandler {
  return (_request, response) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + yearMs).toISOString()}`,
      'Preferred-Languages: ko, en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${basePath}/.well-known/security.txt`]),
    ];
    response
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  };
}
