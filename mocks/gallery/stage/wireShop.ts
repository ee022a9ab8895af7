import { createHttp } from '../../../src/api/http';
import { readBuildSettings } from '../../../src/device/buildSettings';
import { report } from '../../../src/device/report';
import { provideServices } from '../../../src/flows/services';
import { renewSession } from '../../../src/flows/session/renewSession';
import * as confirmDialog from '../../../src/stores/confirmDialog';
import * as merchant from '../../../src/stores/merchant';
import { endOf } from '../../../src/stores/session/callScopes';
import * as session from '../../../src/stores/session/session';
import * as persistence from '../../../src/stores/storage/persistence';
import type { Telegram } from '../../../src/telegram/handle';
import { plainBrowser } from '../../../src/telegram/plainBrowser';
import type { Backend } from '../../backend/app';
import { appOrigin, cdnUrl } from '../look/appOrigin';
import type { Switches } from '../look/switches';
import { isConnected } from './connection';
import { matches, never } from './unanswered';

type Parts = {
  backend: Backend;
  /** paths of calls that hang; may grow while the app runs */
  unanswered: readonly string[];
  language: Switches['language'];
};

/** Wires the flows like main.tsx, with a backend in this page; returns the simulated Telegram. */
export function wireShop({ backend, unanswered, language }: Parts): Telegram {
  // Telegram is the source of the language.
  const languageCode = language === 'kz' ? 'kk' : language;
  const telegram = { ...plainBrowser({ ask: confirmDialog.ask }), languageCode };
  const http = createHttp({
    fetch: (input, init) => {
      const url = new URL(String(input), location.origin);
      if (!isConnected()) return Promise.reject(new TypeError('Failed to fetch'));
      return matches(unanswered, url.pathname) ? never : backend.fetch(new Request(url, init));
    },
    baseURL: () => '/api',
    merchant: () => merchant.state.merchant?.id ?? merchant.state.key ?? '',
    token: () => session.state.token,
    endOf,
    onUnauthorized: renewSession,
    report,
  });
  let keys = 0;
  provideServices({
    http,
    telegram,
    build: {
      ...readBuildSettings(document),
      cdnUrl: cdnUrl(),
      mapStyleUrl: `${appOrigin()}/map/{theme}.json`,
    },
    now: backend.clock.now,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => `gallery-${++keys}`,
  });
  persistence.follow(null);
  return telegram;
}
