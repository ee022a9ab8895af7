import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { sameLatLng } from '../../domain/geo/geo';
import { loadRegions } from '../../flows/addresses/loadAddresses';
import { locateMe } from '../../flows/addresses/locateMe';
import { stopNaming } from '../../flows/addresses/pickPlace';
import { useSheetId } from '../../navigation/useSheetId';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as branches from '../../stores/branches/branches';
import * as draft from '../../stores/order/draft';
import { guessPlace } from './guessPlace';
import { goTo, nameIt } from './pinPlace';

/**
 * Initial map location: the pick in progress before a reload, else the order's address, else the
 * device's location (`guessPlace` until that is known). A late response never moves a map with a
 * location chosen by the user.
 */
export function usePickerStart(): void {
  const sheet = useSheetId();
  const { cities } = useSnapshot(branches.state);

  useLayoutEffect(() => {
    addressDraft.begin(sheet);
    const { place, status } = addressDraft.state;
    if (place && status !== 'named') void nameIt();
    if (place) return;
    if (draft.state.address) addressDraft.choose(draft.state.address);
    else goTo(guessPlace(), true);
  }, [sheet]);

  useEffect(() => {
    let isOpen = true;
    void loadRegions();
    if (addressDraft.state.isGuess) {
      void locateMe('opening').then((place) => {
        if (isOpen && place && addressDraft.state.isGuess) goTo(place);
      });
    }
    return () => {
      isOpen = false;
      stopNaming();
    };
  }, []);

  useEffect(() => {
    const { isGuess, goal } = addressDraft.state;
    const guess = guessPlace();
    if (cities.length > 0 && isGuess && !(goal && sameLatLng(goal, guess))) goTo(guess, true);
  }, [cities]);
}
