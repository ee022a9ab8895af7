import * as storedMerchant from '../../stores/start/storedMerchant';
import { services } from '../services';

/**
 * The init data with which this app counts as the bot's: the launch's, else what an earlier launch
 * left in the cookie (§4; §7: then the catalogue is TG). Everything that depends on the bot's channel
 * asks here or `isInBot`: order, catalogue and log-out.
 */
export const botInitData = (): string | null =>
  services().telegram.initData ?? storedMerchant.initDataCookie();

/** Whether the shop counts as opened by the bot. */
export const isInBot = (): boolean => services().telegram.isInside || botInitData() !== null;
