import { subscribe } from 'valtio/vanilla';
import { amoChat } from '../../device/amoChat';
import { metaPixel } from '../../device/metaPixel';
import { report } from '../../device/report';
import { tagManager } from '../../device/tagManager';
import type { Tracker } from '../../device/tracker';
import { whenIdle } from '../../device/whenIdle';
import { yandexMetrika } from '../../device/yandexMetrika';
import { trackersOf } from '../../domain/start/trackers';
import { currentLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { trackShop } from './trackShop';

let hasStarted = false;

/**
 * Lets the third parties in that the merchant has switched on (§7: analytics scripts are injected at
 * run time), once, when the shop is in use and the browser has nothing else to do.
 */
export async function startTrackers(): Promise<void> {
  await settingsKnown();
  await new Promise<void>((resolve) => whenIdle(resolve, 1500));
  if (hasStarted) return;
  const { tracking, flags } = merchant.state.settings;
  const on = trackersOf(tracking, flags);
  const trackers: Tracker[] = [];
  // Nobody of them may read what Telegram has written behind the address: it signs a person in.
  if (Object.values(on).some((one) => one !== null)) dropHash();
  if (on.yandexMetrika) trackers.push(yandexMetrika(on.yandexMetrika, fail));
  if (on.metaPixel) trackers.push(metaPixel(on.metaPixel, fail));
  if (on.tagManager) trackers.push(tagManager(on.tagManager, fail));
  if (on.amoChat) {
    amoChat({ ...on.amoChat, locale: currentLanguage() === 'ru' ? 'ru' : 'en' }, fail);
  }
  hasStarted = trackers.length > 0 || on.amoChat !== null;
  if (trackers.length > 0) trackShop(trackers);
}

/** A blocker has its reasons; the shop goes on without. */
const fail = (host: string) => report(`a third party did not arrive: ${host}`);

const dropHash = () => {
  if (location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
};

function settingsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!merchant.state.hasSettings) return;
      stop();
      resolve();
    };
    const stop = subscribe(merchant.state, look);
    look();
  });
}
