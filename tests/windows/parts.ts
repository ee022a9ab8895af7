import { createClients } from '../../src/api/clients';
import { readBuildSettings } from '../../src/device/buildSettings';
import { plainBrowser } from '../../src/telegram/plainBrowser';
import { importFlows, importStores } from '../pageParts';

/** What a window of a device is made of: bundled as a whole, so that each window has its own. */
export const parts = { createClients, readBuildSettings, plainBrowser, importFlows, importStores };
