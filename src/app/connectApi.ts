import { createBackoff } from '../api/backoff';
import { type Clients, createClients, type HttpParts } from '../api/http';
import type { BuildSettings } from '../device/buildSettings';
import { watchConnection } from '../device/connection';
import { type EarlyCalls, takeEarly } from '../device/earlyCalls';
import { report } from '../device/report';
import { developmentApi } from '../domain/start/host';
import * as clock from '../stores/clock';
import * as merchant from '../stores/merchant';
import { endOf } from '../stores/session/callScopes';
import * as session from '../stores/session/session';

type Parts = Pick<HttpParts, 'merchant'> & { build: BuildSettings; calls: EarlyCalls };

/** Connects the API's clients to the app: which server, which merchant, whose token, what is reported. */
export function connectApi({ build, calls, merchant: merchantHeader }: Parts): Clients {
  const hosts = {
    api: () => (developmentApi(merchant.state.key ?? '') ? build.devApiBaseUrl : build.apiBaseUrl),
    content: build.contentBaseUrl,
  };
  const backoff = createBackoff({ isPressed: () => navigator.userActivation?.isActive ?? false });
  watchConnection(window, (isOnline) => isOnline && backoff.resume());
  return createClients(hosts, {
    backoff,
    fetch: (input, init) => fetch(input, init),
    early: (url, header) => takeEarly(calls, url, header),
    merchant: merchantHeader,
    token: () => session.state.token,
    endOf,
    timeZone: build.timeZone,
    onUnauthorized: async (error) =>
      (await import('../flows/session/renewSession').catch(() => null))?.renewSession(error) ??
      false,
    report,
    onServerTime: ({ at, isFresh }) => {
      const device = Date.now();
      const reading = { server: at, device, sinceStart: performance.now(), isFresh };
      if (clock.syncServerTime(reading)) clock.set(clock.corrected(device));
    },
  });
}
