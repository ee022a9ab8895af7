import * as sdk from '@telegram-apps/sdk';
import { report } from './report';
import { sdkCalls } from './sdkCalls';

const {
  cloudStorage,
  init,
  initData,
  invoice,
  mainButton,
  miniApp,
  popup,
  qrScanner,
  requestPhoneAccess,
  requestWriteAccess,
  themeParams,
  viewport,
} = sdk;

init();
void report([
  [
    'user',
    () => {
      initData.restore();
      return initData.user()?.first_name;
    },
  ],
  [
    'theme',
    async () => {
      await themeParams.mount();
      return themeParams.backgroundColor();
    },
  ],
  [
    'viewport',
    async () => {
      await viewport.mount();
      return viewport.isMounted();
    },
  ],
  [
    'mini app',
    async () => {
      await miniApp.mount();
      return miniApp.ready();
    },
  ],
  [
    'button',
    () => {
      mainButton.mount();
      return mainButton.setParams({ text: 'Order', isVisible: true, isEnabled: true });
    },
  ],
  ['popup', () => popup.open({ message: 'Well?', buttons: [{ id: 'yes', type: 'ok' }] })],
  ['phone', () => requestPhoneAccess()],
  ['write', () => requestWriteAccess()],
  ['invoice', () => invoice.open('a')],
  ['save', () => cloudStorage.setItem('name', 'Ada')],
  ['read', () => cloudStorage.getItem('name')],
  [
    'fullscreen',
    async () => {
      await viewport.requestFullscreen();
      return viewport.isFullscreen();
    },
  ],
  ['scanner', async () => qrScanner.isOpened()],
  ...sdkCalls(sdk),
]);
