import type { SimulatedDevice } from '../world/simulated-device.ts';
import { InvariantViolation } from './invariant-violation.ts';

/**
 * S14: an answer that is not a valid exchange response changes nothing on the device. Checked in steps in which nothing
 * else goes on.
 */
export class StrangeAnswerCheck {
  /** Something else goes on in this step, which may write. */
  isCrowded = false;
  private delivered: { device: SimulatedDevice; writes: number } | undefined;

  deliver(device: SimulatedDevice, deliver: () => void): void {
    if (!this.isCrowded) this.delivered = { device, writes: device.storage.writes };
    deliver();
  }

  reset(): void {
    this.delivered = undefined;
  }

  check(): void {
    const { delivered } = this;
    if (delivered && delivered.device.storage.writes !== delivered.writes)
      throw new InvariantViolation('S14', `${delivered.device.label} wrote to its storage over an invalid answer`);
  }
}
