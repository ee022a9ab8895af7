import type * as addressDraft from '../../stores/addresses/addressDraft';

type Picked = Pick<typeof addressDraft.state, 'status' | 'address'> & { isOutside: boolean };

/** §5: no Save without a street, nor outside of the zone, nor before it is known what stands there. */
export const canSave = ({ status, address, isOutside }: Picked): boolean =>
  status === 'named' && address !== null && address.streetName.trim() !== '' && !isOutside;
