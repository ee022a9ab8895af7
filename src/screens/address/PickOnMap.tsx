import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isTemporary } from '../../domain/addresses/address';
import { offeredServices } from '../../domain/delivery/serviceType';
import { isPlaced, type LatLng, nearestTo } from '../../domain/geo/geo';
import { wayIntoZone } from '../../domain/geo/wayIntoZone';
import * as limits from '../../domain/limits';
import { deliveryPath } from '../../flows/addresses/addressPaths';
import { locateMe } from '../../flows/addresses/locateMe';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { CentrePin } from '../../map/CentrePin';
import { ShopMap } from '../../map/ShopMap';
import { openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { addressPaths } from '../../navigation/sheetPaths';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as addresses from '../../stores/addresses/addresses';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { BottomAction } from '../../ui/BottomAction';
import { IconButton } from '../../ui/Button';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { Chips } from '../../ui/Chips';
import { useLayer } from '../../ui/layer';
import { usePageTitle } from '../../ui/pageTitle';
import { ServiceTabs } from '../../ui/Tabs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PickedAddress } from './PickedAddress';
import styles from './PickOnMap.module.css';
import { goTo, liftPin, putPin, useZone } from './pinPlace';
import { useUnplaced } from './useAddresses';

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
            name={isSaved ? address.name : ''}
            hint={t('address.moveMap')}
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
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const locate = async () => {
    const { place: before } = addressDraft.state;
    setBusy(true);
    await locateMe('button', (place) => {
      if (isOpen.current && addressDraft.state.place === before) goTo(place);
    });
    setBusy(false);
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

type PickerChoicesProps = { place: LatLng | null };

/** The city, if there is more than one (§2), and the way to the branches. */
function PickerChoices({ place }: PickerChoicesProps) {
  const { cities } = useSnapshot(branches.state);
  const tabs = useServiceTabs();
  const onMap = cities.filter(isPlaced);
  const hasCities = onMap.length > 1;
  if (!tabs && !hasCities) return null;
  return (
    <div className={styles.choices}>
      {hasCities && (
        <Chips
          label={t('branches.city')}
          items={onMap.map(({ id, name }) => ({
            id,
            label: showText(name),
            lang: langOf(name),
          }))}
          currentId={(place && nearestTo(onMap, place)?.id) ?? null}
          onChoose={(id) => {
            const city = onMap.find((one) => one.id === id);
            if (city) goTo(city);
          }}
        />
      )}
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </div>
  );
}

/**
 * A link to the branches for users whose flow starts at the picker, or who have no addresses; null for everyone
 * else, who comes from the address list, which has that link.
 */
export function useServiceTabs(): ReactElement | null {
  const { branches: all } = useSnapshot(branches.state);
  const offered = offeredServices(useSnapshot(merchant.state).settings.flags, all);
  // Captured at mount: signing in while the map is open must not hide the link.
  const [isFlowStart] = useState(
    () => deliveryPath() === paths.addressDelivery || addresses.all().length === 0,
  );
  if (offered.length < 2 || !isFlowStart) return null;
  return (
    <ServiceTabs
      offered={offered}
      value="DELIVERY"
      onChange={() => replaceSheet(paths.addressPickupList)}
      isActing
    />
  );
}
