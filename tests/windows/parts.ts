import { createHttp } from '../../src/api/http';
import { readBuildSettings } from '../../src/device/buildSettings';
import { plainBrowser } from '../../src/telegram/plainBrowser';
import { importFlows, importStores } from '../pageParts';

/** The parts of a window, bundled together so that each window has its own. */
export const parts = { createHttp, readBuildSettings, plainBrowser, importFlows, importStores };
