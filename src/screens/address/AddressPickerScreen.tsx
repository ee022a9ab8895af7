import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { addressLine } from '../../domain/addresses/address';
import { isInside, type LatLng } from '../../domain/geo/geo';
import { t } from '../../i18n/t';
import { addressPaths } from '../../navigation/addressPaths';
import { openSheet } from '../../navigation/navigate';
import * as addressDraft from '../../stores/addresses/addressDraft';
import { Banner } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { SheetPage } from '../../ui/SheetPage';
import { canSave } from './canSave';
import { PickedAddress } from './PickedAddress';
import { PickOnMap } from './PickOnMap';
import { PlaceSearch } from './PlaceSearch';
import { liftPin, pick } from './pinPlace';
import { usePickerStart } from './usePickerStart';
import { useUnplaced } from './useUnplaced';
import { useZone } from './useZone';

/**
 * Where to deliver (§2, address picker): the location under the map's pin, or a search result if
 * the map cannot be shown. Continues to the address details.
 */
export function AddressPickerScreen() {
  const unplaced = useUnplaced();
  usePickerStart(unplaced);
  const [hasMapFailed, setMapFailed] = useState(false);
  const { goal, place, address, status } = useSnapshot(addressDraft.state);
  const isOutside = useIsOutsideZone(status === 'moving' ? null : place);
  const action = {
    text: t('common.save'),
    isDisabled: !canSave({ status, address, isOutside }),
    onPress: () => openSheet(addressPaths.detailsAt(unplaced?.id ?? null)),
  };
  const picked = { address, status, isOutside };
  if (hasMapFailed) {
    return <PickWithoutMap picked={picked} action={action} onRetry={() => setMapFailed(false)} />;
  }
  const onFail = () => {
    // A guessed location that the user can neither see nor has chosen must not be saved.
    if (addressDraft.state.isGuess) liftPin();
    setMapFailed(true);
  };
  return <PickOnMap goal={goal} place={place} picked={picked} action={action} onFail={onFail} />;
}

type Props = {
  picked: Pick<typeof addressDraft.state, 'address' | 'status'> & { isOutside: boolean };
  action: MainActionSpec;
  onRetry: () => void;
};

/** Address search as a fallback when the map cannot be shown. */
function PickWithoutMap({ picked, action, onRetry }: Props) {
  const unplaced = useUnplaced();
  const isPicked = picked.status !== 'moving';
  return (
    <SheetPage title={t('address.pickTitle')} action={action}>
      <Banner
        tone="warning"
        title={t('address.mapFailed')}
        action={{ text: t('common.retry'), onPress: onRetry }}
        isLive
      >
        {t('address.mapFailedText')}
      </Banner>
      {isPicked && <PickedAddress {...picked} of={unplaced} />}
      <PlaceSearch
        isQuiet={isPicked}
        onPick={pick}
        initial={unplaced ? addressLine(unplaced) : ''}
      />
    </SheetPage>
  );
}

/** §5: whether the location is outside the merchant's delivery zone. */
function useIsOutsideZone(place: LatLng | null): boolean {
  const zone = useZone();
  return place !== null && zone !== null && !isInside(place, zone);
}
