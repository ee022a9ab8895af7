import { useState } from 'react';
import { locateMe } from '../../flows/addresses/locateMe';
import { t } from '../../i18n/t';
import * as addressDraft from '../../stores/addresses/addressDraft';
import { IconButton } from '../../ui/IconButton';
import { goTo } from './pinPlace';

/** Moves the pin to the device's location, unless the user has moved on before it is known. */
export function LocateButton() {
  const [isBusy, setBusy] = useState(false);
  const locate = async () => {
    const { place: before } = addressDraft.state;
    setBusy(true);
    const place = await locateMe('button');
    setBusy(false);
    if (place && addressDraft.state.place === before) goTo(place);
  };
  return (
    <IconButton
      icon="locate"
      label={t('address.locate')}
      isDisabled={isBusy}
      onPress={() => void locate()}
    />
  );
}
