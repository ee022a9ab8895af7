import type { Http } from '../api/call';
import { createHttp, type HttpParts } from '../api/http';
import type { BuildSettings } from '../device/buildSettings';
import { type EarlyCalls, takeEarly } from '../device/earlyCalls';
import { report } from '../device/report';
import { developmentApi } from '../domain/start/host';
import * as clock from '../stores/clock';
import * as merchant from '../stores/merchant';
import { endOf } from '../stores/session/callScopes';
import * as session from '../stores/session/session';

type Parts = Pick<HttpParts, 'merchant'> & { build: BuildSettings; calls: EarlyCalls };

/** Connects the API's client to the app: which server, which merchant, whose token, what is reported. */
export const connectApi = ({ build, calls, merchant: merchantHeader }: Parts): Http =>
  createHttp({
    fetch: (input, init) => fetch(input, init),
    baseURL: () =>
      developmentApi(merchant.state.key ?? '') ? build.devApiBaseUrl : build.apiBaseUrl,
    contentURL: build.contentBaseUrl,
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
