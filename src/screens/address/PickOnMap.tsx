import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isTemporary } from '../../domain/addresses/address';
import type { LatLng } from '../../domain/geo/geo';
import { wayIntoZone } from '../../domain/geo/wayIntoZone';
import * as limits from '../../domain/limits';
import { locateMe } from '../../flows/addresses/locateMe';
import { t } from '../../i18n/t';
import { CentrePin } from '../../map/CentrePin';
import { ShopMap } from '../../map/ShopMap';
import { addressPaths } from '../../navigation/addressPaths';
import { openSheet } from '../../navigation/navigate';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as addresses from '../../stores/addresses/addresses';
import { BottomAction } from '../../ui/BottomAction';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { IconButton } from '../../ui/IconButton';
import { useLayer } from '../../ui/layer';
import { usePageTitle } from '../../ui/usePageTitle';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PickedAddress } from './PickedAddress';
import { PickerChoices } from './PickerChoices';
import styles from './PickOnMap.module.css';
import { goTo, liftPin, putPin } from './pinPlace';
import { useUnplaced } from './useUnplaced';
import { useZone } from './useZone';

type Props = {
  goal: LatLng | null;
  place: LatLng | null;
  picked: Pick<typeof addressDraft.state, 'address' | 'status'> & { isOutside: boolean };
  action: MainActionSpec;
  onFail: () => void;
};

/** A map under a fixed pin, with its controls on top. */
export function PickOnMap({ goal, place, picked, action, onFail }: Props) {
  const { titleId, close } = useLayer();
  usePageTitle(t('address.pickTitle'));
  const [isMoving, setMoving] = useState(false);
  const view = useMemo(
    () => goal && { centre: [goal.longitude, goal.latitude] as const, zoom: limits.addressZoom },
    [goal],
  );
  const zone = useZone();
  const zones = useMemo(() => zone?.map(({ polygon }) => polygon), [zone]);
  const { address } = picked;
  const unplaced = useUnplaced();
  const { guest } = useSnapshot(addresses.state);
  const isSaved = address && (!isTemporary(address) || guest.some(({ id }) => id === address.id));
  return (
    <div className={styles.page}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{t('address.pickTitle')}</VisuallyHidden>
      </h2>
      <div className={styles.map}>
        {view && (
          <ShopMap
            view={view}
            zones={zones}
            label={t('address.map')}
            onMove={(cause) => {
              setMoving(true);
              if (cause === 'person') liftPin();
            }}
            onRest={([longitude, latitude], cause) => {
              setMoving(false);
              if (cause === 'person') putPin({ longitude, latitude });
            }}
            onFail={onFail}
          />
        )}
        <CentrePin isLifted={isMoving} />
        <div className={styles.top}>
          <span className={styles.round}>
            <IconButton icon="back" label={t('common.back')} onPress={() => close?.()} />
          </span>
          <PickedAddress
            {...picked}
            of={unplaced}
            onReturn={() => {
              const back = zone && place && wayIntoZone(place, zone);
              if (back) goTo(back);
            }}
            hint={isSaved && address.name ? address.name : t('address.moveMap')}
          />
          <span className={styles.round}>
            <IconButton
              icon="search"
              label={t('address.search')}
              onPress={() => openSheet(addressPaths.searchOf(unplaced?.id ?? null))}
            />
          </span>
        </div>
        <div className={styles.locate}>
          <LocateButton />
        </div>
      </div>
      <PickerChoices place={place} />
      <BottomAction main={{ ...action, isDisabled: action.isDisabled || isMoving }} />
    </div>
  );
}

/** Moves the pin to the device's location, unless the user has moved on before it is known. */
function LocateButton() {
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
