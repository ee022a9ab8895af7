import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { samePlace } from '../../domain/geo';
import { loadRegions } from '../../flows/loadAddresses';
import { locateMe } from '../../flows/locateMe';
import { stopNaming } from '../../flows/pickPlace';
import { useSheetId } from '../../navigation/useSheetId';
import * as branches from '../../stores/branches';
import * as draft from '../../stores/draft';
import * as picking from '../../stores/picking';
import { guessPlace } from './guessPlace';
import { goTo, nameIt } from './pinPlace';

/**
 * Where the map opens: where the person was picking before a reload, else at the order's address,
 * else where the device is, and until that is known where `guessPlace` says. A late answer never
 * moves a map that the person has a place on.
 */
export function usePickerStart(): void {
  const sheet = useSheetId();
  const { cities } = useSnapshot(branches.state);

  useLayoutEffect(() => {
    picking.begin(sheet);
    const { place, status } = picking.state;
    if (place && status !== 'named') void nameIt();
    if (place) return;
    if (draft.state.address) picking.choose(draft.state.address);
    else goTo(guessPlace(), true);
  }, [sheet]);

  useEffect(() => {
    let isOpen = true;
    void loadRegions();
    if (picking.state.isGuess) {
      void locateMe('opening').then((place) => {
        if (isOpen && place && picking.state.isGuess) goTo(place);
      });
    }
    return () => {
      isOpen = false;
      stopNaming();
    };
  }, []);

  useEffect(() => {
    const { isGuess, goal } = picking.state;
    const guess = guessPlace();
    if (cities.length > 0 && isGuess && !(goal && samePlace(goal, guess))) goTo(guess, true);
  }, [cities]);
}
