import { useEffect, useState } from 'react';
import { useReach } from './connection.ts';

/** What is sent at once is not said to be only on this device. */
const quietMs = 1_500;

/** Whether something that waits is worth saying: at once without a network or with a failing server, otherwise after a moment. */
export function useStillWaiting(isWaiting: boolean): boolean {
  const reach = useReach();
  const [isLate, setLate] = useState(false);
  if (!isWaiting && isLate) setLate(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLate(true);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return isWaiting && (isLate || reach === 'offline' || reach === 'failing');
}
