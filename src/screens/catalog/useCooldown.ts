import { useEffect, useState } from 'react';
import { pauseLeft } from '../../domain/table/waiterCall';
import { deviceNow } from '../../flows/platform';

/** Seconds until the same call is allowed again, counted down. */
export function useCooldown(calledAt: number | null): number {
  const left = () => Math.ceil(pauseLeft(calledAt, deviceNow()) / 1000);
  const [, setTick] = useState(0);
  const seconds = left();
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
