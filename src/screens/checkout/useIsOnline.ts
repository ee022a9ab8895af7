import { useEffect, useState } from 'react';
import { watchOnline } from '../../flows/start/watchOnline';

/** Whether the device is online, as the browser reports it. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => watchOnline(setOnline), []);
  return isOnline;
}
