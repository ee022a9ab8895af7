import { subscribe } from 'valtio/vanilla';
import { amoChat } from '../../device/amoChat';
import type { Tracker } from '../../device/loadScript';
import { metaPixel } from '../../device/metaPixel';
import { report } from '../../device/report';
import { tagManager } from '../../device/tagManager';
import { whenIdle } from '../../device/whenIdle';
import { yandexMetrika } from '../../device/yandexMetrika';
import { trackersOf } from '../../domain/start/trackers';
import { currentLanguage } from '../../i18n/t';
import { hidePersonal } from '../../navigation/hidePersonal';
import * as merchant from '../../stores/merchant';
import { trackShop } from './trackShop';

let hasStarted = false;

/**
 * Loads the merchant's third-party trackers (§7: analytics scripts are injected at run time), once,
 * when the shop is in use and the browser is idle.
 */
export async function startTrackers(): Promise<void> {
  await settingsLoaded();
  await new Promise<void>((resolve) => whenIdle(resolve, 1500));
  if (hasStarted) return;
  const { tracking, flags } = merchant.state.settings;
  const enabled = trackersOf(tracking, flags);
  const trackers: Tracker[] = [];
  if (Object.values(enabled).some((one) => one !== null)) {
    // Trackers must not read Telegram's launch hash: it can sign a user in.
    dropHash();
    hidePersonal();
  }
  if (enabled.yandexMetrika) trackers.push(yandexMetrika(enabled.yandexMetrika, fail));
  if (enabled.metaPixel) trackers.push(metaPixel(enabled.metaPixel, fail));
  if (enabled.tagManager) trackers.push(tagManager(enabled.tagManager, fail));
  if (enabled.amoChat) {
    amoChat({ ...enabled.amoChat, locale: currentLanguage() === 'ru' ? 'ru' : 'en' }, fail);
  }
  hasStarted = trackers.length > 0 || enabled.amoChat !== null;
  if (trackers.length > 0) trackShop(trackers);
}

/** Ad blockers are expected; the shop works without trackers. */
const fail = (host: string) => report(`third-party script failed to load: ${host}`);

const dropHash = () => {
  if (location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
};

function settingsLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!merchant.state.hasSettings) return;
      stop();
      resolve();
    };
    const stop = subscribe(merchant.state, check);
    check();
  });
}
