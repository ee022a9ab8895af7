import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { pauseLeft } from '../../domain/table/waiterCall';
import { deviceNow, onAppVisible, serverNow, timeZone } from '../../flows/platform';
import * as clock from '../../stores/clock';
import type { Clock } from '../../stores/order/schedule';

const minuteMs = 60_000;

/** Browser timers may fire a little early, before the minute is over. */
const marginMs = 50;

/**
 * The shop's clock: updates every minute, when the app becomes visible, and when a flow or the
 * server corrects it.
 */
export function useClock(): Clock {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const current = serverNow();
      setNow(current);
      timer = setTimeout(update, minuteMs - (current % minuteMs) + marginMs);
    };
    update();
    const stops = [onAppVisible(update), subscribe(clock.state, update, true)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return { now, timeZone: timeZone() };
}

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
