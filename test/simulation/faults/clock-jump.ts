import { always, type Fault } from './fault.ts';

const hourMs = 3_600_000;

/** The clock of a device jumps by up to an hour, forward or back. */
export const clockJump: Fault = {
  name: 'clock jump',
  mayBeDrawn: always,
  inject: ({ random }, { device }) => {
    device.skewMs += random.below(2 * hourMs) - hourMs;
    return true;
  },
};
