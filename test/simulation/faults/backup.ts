import type { Fault } from './fault.ts';

/** Not a fault by itself: takes the backup that a later restore puts back. */
export const backup: Fault = {
  name: 'backup',
  mayBeDrawn: ({ server }) => !server.isDown,
  inject: (world) => {
    world.backup = world.server.backup();
    return true;
  },
};
