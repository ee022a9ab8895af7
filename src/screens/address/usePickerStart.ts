import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { preselectCity } from '../../domain/branches/branch';
import { isPlaced, type LatLng, sameLatLng } from '../../domain/geo/geo';
import * as limits from '../../domain/limits';
import { loadRegions } from '../../flows/addresses/loadAddresses';
import { locateMe } from '../../flows/addresses/locateMe';
import { stopNaming } from '../../flows/addresses/pickPlace';
import { useSheetId } from '../../navigation/useSheetId';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { goTo, goToText, nameIt } from './pinPlace';

/**
 * Initial map location: the pick in progress before a reload, else where the text of a saved address
 * without a place is found, else the order's address, else the device's location (`guessPlace` until
 * that is known). A late response never moves a map with a location chosen by the user.
 */
export function usePickerStart(unplaced: Address | null): void {
  const sheet = useSheetId();
  const forAddress = useSheetParam('place') !== null;
  const [isUnplaced] = useState(forAddress);
  const { cities } = useSnapshot(branches.state);

  useLayoutEffect(() => {
    addressDraft.begin(sheet);
    const { place, status } = addressDraft.state;
    if (place && status !== 'named') void nameIt();
    if (place) return;
    const { address } = draft.state;
    if (address && isPlaced(address) && !isUnplaced) addressDraft.choose(address);
    else goTo(guessPlace(), true);
  }, [sheet, isUnplaced]);

  const text = unplaced && addressLine(unplaced);
  useEffect(() => {
    if (text && addressDraft.state.isGuess) void goToText(text);
  }, [text]);

  useEffect(() => {
    let isOpen = true;
    void loadRegions();
    if (addressDraft.state.isGuess && !isUnplaced) {
      void locateMe('opening').then((place) => {
        if (isOpen && place && addressDraft.state.isGuess) goTo(place);
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
  return city ?? shop?.place ?? limits.defaultCentre;
}
