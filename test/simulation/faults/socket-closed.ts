import type { Fault } from './fault.ts';

/** A socket breaks, and both sides notice. */
export const socketClosed: Fault = {
  name: 'socket closed',
  mayBeDrawn: (_world, { tab }) => tab?.socket.present !== undefined,
  inject: (_world, { tab }) => {
    tab?.socket.present?.close('transport close');
    return true;
  },
};
