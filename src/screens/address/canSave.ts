import type * as addressDraft from '../../stores/addresses/addressDraft';

type Picked = Pick<typeof addressDraft.state, 'status' | 'address'> & { isOutside: boolean };

/** §5: no Save without a street, outside the zone, or before the location is resolved. */
export const canSave = ({ status, address, isOutside }: Picked): boolean =>
  status === 'named' && address !== null && address.streetName.trim() !== '' && !isOutside;
