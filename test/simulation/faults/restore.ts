import type { Fault } from './fault.ts';

/** The server stops and starts again on its last backup (rule P8). In 30 % of the runs. */
export const restore: Fault = {
  name: 'restore',
  mayBeDrawn: ({ mayRestore, server, backup }) => mayRestore && !server.isDown && backup !== undefined,
  inject: async (world) => {
    if (!world.backup) return false;
    await world.server.restore(world.backup);
    world.restartServer();
    return true;
  },
};
