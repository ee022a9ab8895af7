import type { ReactNode } from 'react';
import { App } from '../../../src/app/App';
import { report } from '../../../src/device/report';
import { readLaunchUrl } from '../../../src/flows/start/readLaunchUrl';
import { startShop } from '../../../src/flows/start/startShop';
import { onLanguage, textsComplete } from '../../../src/i18n/t';
import { createBackend } from '../../backend/app';
import { applyDirection, applyLook } from '../look/applyLook';
import { cdnUrl } from '../look/appOrigin';
import type { Switches } from '../look/switches';
import type { Situation } from '../specimen';
import { galleryNow } from './clock';
import { cutOff } from './connection';
import { createStage } from './createStage';
import { paintShop } from './paintShop';
import { pinAddress } from './pinAddress';
import { wearEarlyStyle } from './wearEarlyStyle';
import { wireShop } from './wireShop';

/** The whole app in a prepared situation, with a server in the same page. */
export async function openSituation(situation: Situation, switches: Switches): Promise<ReactNode> {
  const { at, vendor = 'demo', server, before } = situation;
  const backend = createBackend({ now: galleryNow });
  paintShop(backend, vendor, switches);
  server?.(backend);
  const unanswered = [...(situation.unanswered ?? [])];
  const telegram = wireShop({ backend, unanswered, language: switches.language });

  wearEarlyStyle();
  applyLook(switches);
  onLanguage(() => applyDirection(switches));
  const { address } = readLaunchUrl({ hostname: 'localhost', search: `?vendor=${vendor}` });
  const start = () => startShop(address);
  pinAddress(at);
  // The start never completes while calls hang.
  if (unanswered.length > 0) void start();
  else await start().then(textsComplete);
  await before?.(createStage(backend, unanswered));
  if (switches.connection === 'off' && !situation.act) cutOff();

  return <App telegram={telegram} cdnUrl={cdnUrl()} onRetry={() => void start()} report={report} />;
}
