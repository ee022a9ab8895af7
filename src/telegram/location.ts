import { request2, supports, type Version } from '@tma.js/sdk';
import type { LocationAnswer } from './handle';

/** A client that has a location manager says at once what it may do; a silent one has none. */
const checkMs = 2000;
/** Longer than this nobody waits for a place on the map. */
const requestMs = 10_000;

/**
 * Asks Telegram's location manager (8.0) where the device is; questions that are put while one is open
 * share its answer. A client asks for permission once: after a no only its settings help, so that it
 * is not asked again.
 */
export function createLocate(version: Version): () => Promise<LocationAnswer> {
  let asking: Promise<LocationAnswer> | null = null;
  return () => {
    if (!supports('web_app_request_location', version)) {
      return Promise.resolve({ status: 'unavailable' });
    }
    asking ??= locate().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function locate(): Promise<LocationAnswer> {
  const may = await check();
  return may === 'ask' ? request() : { status: may };
}

async function check(): Promise<'ask' | 'refused' | 'unavailable'> {
  try {
    const state = await request2('web_app_check_location', 'location_checked', {
      timeout: checkMs,
    });
    if (!state.available) return 'unavailable';
    return state.access_requested && !state.access_granted ? 'refused' : 'ask';
  } catch {
    return 'unavailable';
  }
}

async function request(): Promise<LocationAnswer> {
  try {
    const answer = await request2('web_app_request_location', 'location_requested', {
      timeout: requestMs,
    });
    if (!answer.available) return { status: 'refused' };
    const { latitude, longitude } = answer;
    return { status: 'found', place: { latitude, longitude } };
  } catch {
    return { status: 'refused' };
  }
}
