import { useEffect, useState } from 'react';
import { wired } from '../../flows/wiring';
import type { Clock } from '../../stores/schedule';

const minuteMs = 60_000;

/** The shop's clock on screen: it moves on with every minute, and when the app is looked at again. */
export function useClock(): Clock {
  const [now, setNow] = useState(() => wired().now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const at = wired().now();
      setNow(at);
      timer = setTimeout(look, minuteMs - (at % minuteMs));
    };
    look();
    const stop = wired().telegram.onVisible(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { now, timeZone: wired().build.timeZone };
}
