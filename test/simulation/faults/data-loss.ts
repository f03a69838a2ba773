import { rareFaultProbability, type Fault } from './fault.ts';

/** The server's file is lost, and there is no backup. In 30 % of the runs, and rare there. */
export const dataLoss: Fault = {
  name: 'data loss',
  mayBeDrawn: ({ mayRestore, server, backup }) => mayRestore && !server.isDown && backup !== undefined,
  inject: async (world) => {
    const { server, random } = world;
    if (!random.hits(rareFaultProbability)) return false;
    await server.restore(server.emptyBackup());
    world.backup = server.emptyBackup();
    world.restartServer();
    return true;
  },
};
