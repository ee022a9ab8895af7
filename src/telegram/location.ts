import { postEvent, request2, supports, type Version } from '@tma.js/sdk';
import { attempt } from './attempt';
import type { LocationAnswer } from './handle';

/** A client with a location manager responds immediately; no response means that it has none. */
const checkTimeoutMs = 2000;
/** Users do not wait longer than this for the map. */
const requestTimeoutMs = 10_000;

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

async function check(): Promise<'ask' | 'refused' | 'unavailable'> {
  try {
    const state = await request2('web_app_check_location', 'location_checked', {
      timeout: checkTimeoutMs,
    });
    if (!state.available) return 'unavailable';
    return state.access_requested && !state.access_granted ? 'refused' : 'ask';
  } catch {
    return 'unavailable';
  }
}

async function request(): Promise<LocationAnswer> {
  try {
    const response = await request2('web_app_request_location', 'location_requested', {
      timeout: requestTimeoutMs,
    });
    if (!response.available) return refused;
    const { latitude, longitude } = response;
    return { status: 'found', place: { latitude, longitude } };
  } catch {
    return { status: 'refused' };
  }
}
