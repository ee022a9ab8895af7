import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { onAppVisible, serverNow, timeZone } from '../../flows/platform';
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
