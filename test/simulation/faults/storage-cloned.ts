import { replaceStorage } from '../world/pages.ts';
import { always, rareFaultProbability, type Fault } from './fault.ts';

/** Another device gets a copy of this device's storage, sessions included. */
export const storageCloned: Fault = {
  name: 'storage cloned',
  mayBeDrawn: always,
  inject: async (world, { device }) => {
    const { devices, scenario, random } = world;
    const other = random.pick(devices.filter((one) => one !== device && one !== scenario.host));
    if (!other || !random.hits(rareFaultProbability)) return false;
    for (const [acceptance, effects] of device.acceptedAt) other.acceptedAt.set(acceptance, effects);
    for (const acceptance of device.overtaken) other.overtaken.add(acceptance);
    await replaceStorage(world, other, device.storage.copy());
    return true;
  },
};
