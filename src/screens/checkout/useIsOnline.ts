import { useEffect, useState } from 'react';
import { watchOnline } from '../../flows/start/watchOnline';

/** Whether the device is on line, as far as it tells. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => watchOnline(setOnline), []);
  return isOnline;
}
