import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '../../domain/addresses/address';
import { loadAddresses } from '../../flows/addresses/loadAddresses';
import * as addresses from '../../stores/addresses/addresses';
import * as session from '../../stores/session/session';

type Addresses = {
  list: readonly Address[];
  /** a guest's are on the device; a customer's may still be on their way */
  status: 'loading' | 'ready' | 'failed';
  isGuest: boolean;
};

/** All addresses of the person, asked for again whenever a screen wants them. */
export function useAddresses(): Addresses {
  const { saved, guest, status } = useSnapshot(addresses.state);
  const { status: who } = useSnapshot(session.state);

  useEffect(() => {
    if (who === 'signedIn') void loadAddresses();
  }, [who]);

  const list = [...saved, ...guest];
  const isGuest = who === 'guest';
  if (isGuest || status === 'ready') return { list, status: 'ready', isGuest };
  return { list, status: status === 'failed' ? 'failed' : 'loading', isGuest };
}
