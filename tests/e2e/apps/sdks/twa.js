import * as sdk from '@twa-dev/sdk';
import { officialCalls } from './officialCalls';
import { report } from './report';

// a CommonJS package: bundlers differ in what its default is
const WebApp = sdk.default.default ?? sdk.default;

const answer = (ask) => () => new Promise((resolve) => ask(resolve));
void report([
  ...officialCalls(WebApp),
  ['second button', async () => void WebApp.SecondaryButton.setText('Later').show()],
  [
    'biometry',
    answer((done) =>
      WebApp.BiometricManager.init(() => done(WebApp.BiometricManager.isBiometricAvailable)),
    ),
  ],
  [
    'location',
    answer((done) =>
      WebApp.LocationManager.init(() =>
        WebApp.LocationManager.getLocation((at) => done(at.latitude)),
      ),
    ),
  ],
  ['home screen', answer((done) => WebApp.checkHomeScreenStatus(done))],
  ['emoji', answer((done) => WebApp.requestEmojiStatusAccess(done))],
  [
    'motion',
    answer((done) =>
      WebApp.DeviceOrientation.start({ refresh_rate: 1000, need_absolute: true }, done),
    ),
  ],
]);
