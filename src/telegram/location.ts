import { postEvent, request2, supports, type Version } from '@tma.js/sdk';
import type { LatLng } from '../domain/geo/geo';
import { attempt } from './attempt';
import type { LocationAnswer } from './handle';
import { lateMs, untilAnswered, waits } from './waits';

/**
 * Gets the device's location from Telegram's location manager (8.0); concurrent calls share one
 * request. A client prompts for permission only once: after a refusal it can only be granted in the
 * client's settings, so no request is sent.
 */
export function createLocate(version: Version): () => Promise<LocationAnswer> {
  let inFlight: Promise<LocationAnswer> | null = null;
  return () => {
    if (!supports('web_app_request_location', version)) {
      return Promise.resolve({ status: 'unavailable' });
    }
    inFlight ??= locate().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}

async function locate(): Promise<LocationAnswer> {
  const access = await check();
  if (access === 'ask') return request();
  return access === 'refused' ? refused : { status: access };
}

const refused: LocationAnswer = {
  status: 'refused',
  openSettings: () => attempt(() => postEvent('web_app_open_location_settings')),
};

/** A client with a location manager responds immediately; no response means that it has none. */
async function check(): Promise<'ask' | 'refused' | 'unavailable'> {
  try {
    const state = await request2('web_app_check_location', 'location_checked', {
      timeout: waits.locationCheck.longestMs,
    });
    if (!state.available) return 'unavailable';
    return state.access_requested && !state.access_granted ? 'refused' : 'ask';
  } catch {
    return 'unavailable';
  }
}

/** The person may still be reading the question when the map has waited long enough. */
function request(): Promise<LocationAnswer> {
  const answer = ask();
  const place = answer.then(placeOf, () => null);
  return untilAnswered('location', answer, { status: 'late', place });
}

async function ask(): Promise<LocationAnswer> {
  const response = await request2('web_app_request_location', 'location_requested', {
    timeout: lateMs,
  });
  if (!response.available) return refused;
  const { latitude, longitude } = response;
  return { status: 'found', place: { latitude, longitude } };
}

const placeOf = (answer: LocationAnswer): LatLng | null =>
  answer.status === 'found' ? answer.place : null;
