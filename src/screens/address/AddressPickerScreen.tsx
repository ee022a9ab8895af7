import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as addressDraft from '../../stores/addresses/addressDraft';
import { canSave } from './canSave';
import { PickOnMap } from './PickOnMap';
import { PickWithoutMap } from './PickWithoutMap';
import { liftPin } from './pinPlace';
import { useIsOutsideZone } from './useIsOutsideZone';
import { usePickerStart } from './usePickerStart';
import { useUnplaced } from './useUnplaced';

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
    onPress: () => openSheet(paths.addressDetailsAt(unplaced?.id ?? null)),
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
