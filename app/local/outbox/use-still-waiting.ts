import { useLasting } from '#app/kernel/use-lasting.ts';
import { useReach } from './connection.ts';

/** What is sent at once is not said to be only on this device. */
const quietMs = 1_500;

/** Whether something that waits is worth saying: at once without a network or with a failing server, otherwise after a moment. */
export function useStillWaiting(isWaiting: boolean): boolean {
  const reach = useReach();
  const isLate = useLasting(isWaiting, quietMs);
  return isLate || (isWaiting && (reach === 'offline' || reach === 'failing'));
}
