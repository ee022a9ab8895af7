import * as sdk from '@tma.js/sdk';
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
    () => {
      themeParams.mount();
      return themeParams.bgColor();
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
    () => {
      miniApp.mount();
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
  ['popup', () => popup.show({ message: 'Well?', buttons: [{ id: 'yes', type: 'ok' }] })],
  ['phone', () => requestPhoneAccess()],
  ['write', () => requestWriteAccess()],
  ['invoice', () => invoice.openSlug('a')],
  ['save', () => cloudStorage.setItem('name', 'Ada')],
  ['read', () => cloudStorage.getItem('name')],
  [
    'fullscreen',
    async () => {
      await viewport.requestFullscreen();
      return viewport.isFullscreen();
    },
  ],
  ...sdkCalls(sdk),
]);
