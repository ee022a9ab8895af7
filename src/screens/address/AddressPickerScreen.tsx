import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { type Address, addressLine } from '../../domain/addresses/address';
import { preselectCity } from '../../domain/branches/branch';
import { isInside, isPlaced, type LatLng, sameLatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import { loadRegions } from '../../flows/addresses/loadAddresses';
import { locateMe } from '../../flows/addresses/locateMe';
import { stopNaming } from '../../flows/addresses/pickPlace';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { addressPaths } from '../../navigation/sheetPaths';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as addresses from '../../stores/addresses/addresses';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { Banner } from '../../ui/Banner';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { SheetPage } from '../../ui/SheetPage';
import { PickedAddress } from './PickedAddress';
import { PickOnMap, useServiceTabs } from './PickOnMap';
import { PlaceSearch } from './PlaceSearchScreen';
import { canSave, goTo, goToText, liftPin, nameIt, pick, useZone } from './pinPlace';
import { useUnplaced } from './useAddresses';

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
  const tabs = useServiceTabs();
  const isPicked = picked.status !== 'moving';
  return (
    <SheetPage title={t('address.pickTitle')} action={action}>
      {tabs}
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

/**
 * Initial map location: the pick in progress before a reload, else where the text of a saved address
 * without a place is found, else the order's address unless a new one is wanted, else the device's location
 * (`guessPlace` until that is known). A late response never moves a map with a location chosen by the user.
 */
function usePickerStart(unplaced: Address | null): void {
  const sheet = useSheetId();
  const forAddress = useSheetParam('place') !== null;
  const [isUnplaced] = useState(forAddress);
  const isNew = useLocation()[0] === paths.addressCreate;
  const { cities } = useSnapshot(branches.state);

  useLayoutEffect(() => {
    addressDraft.begin(sheet);
    const { place, status } = addressDraft.state;
    if (place && status !== 'named') void nameIt();
    if (place) return;
    const { address } = draft.state;
    if (address && isPlaced(address) && !isUnplaced && !isNew)
      // That of an order need not be saved: changed, it is a new one.
      addressDraft.choose(addresses.withKnownId(address));
    else goTo(guessPlace(), true);
  }, [sheet, isUnplaced, isNew]);

  const text = unplaced && addressLine(unplaced);
  useEffect(() => {
    if (text && addressDraft.state.isGuess) void goToText(text);
  }, [text]);

  useEffect(() => {
    let isOpen = true;
    void loadRegions();
    if (addressDraft.state.isGuess && !isUnplaced) {
      void locateMe('opening', (place) => {
        if (isOpen && addressDraft.state.isGuess) goTo(place);
      });
    }
    return () => {
      isOpen = false;
      stopNaming();
    };
  }, [isUnplaced]);

  useEffect(() => {
    const { isGuess, goal } = addressDraft.state;
    const guess = guessPlace();
    if (cities.length > 0 && isGuess && !(goal && sameLatLng(goal, guess))) goTo(guess, true);
  }, [cities]);
}

/** Initial map location without an address: the city, else the merchant's, else the default of §9. */
function guessPlace(): LatLng {
  const shop = merchant.state.merchant;
  const { cities, cityId } = branches.state;
  const city = preselectCity(cities, cityId ?? shop?.mainCityId ?? null);
  return (city && isPlaced(city) ? city : shop?.place) ?? limits.defaultCentre;
}
