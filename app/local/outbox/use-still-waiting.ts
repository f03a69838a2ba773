import { useLasting } from '#app/kernel/use-lasting.ts';
import { useReach } from './connection.ts';

/** A write that is sent within this time is not shown as one that is only on this device. */
const quietMs = 1_500;

/** Whether to show that a write waits: at once without a network or with a failing server, otherwise after a moment. */
export function useStillWaiting(isWaiting: boolean): boolean {
  const reach = useReach();
  const isLate = useLasting(isWaiting, quietMs);
  return isLate || (isWaiting && (reach === 'offline' || reach === 'failing'));
}
