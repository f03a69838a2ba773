import type { Fault } from './fault.ts';

/** The next request is the server process's last: it dies at a statement, after the commit, or after publishing. */
export const serverKill: Fault = {
  name: 'server kill',
  mayBeDrawn: ({ server }) => !server.isDown,
  inject: ({ network, random }) => {
    const draw = random.next();
    if (draw < 0.4) network.kill = { at: 'statement', statement: random.below(30) };
    else network.kill = draw < 0.7 ? { at: 'committed' } : { at: 'published' };
    return true;
  },
};
