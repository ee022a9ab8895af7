import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { onAppVisible, timeZone } from '../../flows/platform';
import { serverNow } from '../../flows/serverNow';
import * as clock from '../../stores/clock';
import type { Clock } from '../../stores/order/schedule';

const minuteMs = 60_000;

/** Timers of browsers may ring a little early, when the minute is not over. */
const behindMs = 50;

/**
 * The shop's clock on screen: it moves on with every minute, when the app is looked at again, and when
 * a flow has looked at the clock or the server has put it right.
 */
export function useClock(): Clock {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const at = serverNow();
      setNow(at);
      timer = setTimeout(look, minuteMs - (at % minuteMs) + behindMs);
    };
    look();
    const stops = [onAppVisible(look), subscribe(clock.state, look, true)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return { now, timeZone: timeZone() };
}
