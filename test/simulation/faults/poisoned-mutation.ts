import { always, type Fault } from './fault.ts';

/** One pending vote or rating makes the server throw whenever it is written (rule P11). */
export const poisonedMutation: Fault = {
  name: 'poisoned mutation',
  mayBeDrawn: always,
  inject: ({ devices, server, random }) => {
    const candidates = devices
      .flatMap((one) => one.outbox())
      .filter(
        (one) =>
          one.state === 'pending' &&
          one.actor !== 'link' &&
          !server.record.present.stored.has(one.mutationId) &&
          /Vote|rate/.test(one.name),
      );
    server.poison ??= random.pick(candidates)?.mutationId;
    return server.poison !== undefined;
  },
};
