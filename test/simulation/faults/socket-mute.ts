import type { Fault } from './fault.ts';

/** A socket breaks, and neither side notices: its messages are lost. */
export const socketMute: Fault = {
  name: 'socket mute',
  mayBeDrawn: (_world, { tab }) => tab?.socket.present !== undefined,
  inject: (_world, { tab }) => {
    if (tab?.socket.present) tab.socket.present.isMute = true;
    return true;
  },
};
