import { useEffect, useState } from 'react';
import { followConnection } from '../../flows/followConnection';

/** Whether the device is on line, as far as it tells. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => followConnection(setOnline), []);
  return isOnline;
}
