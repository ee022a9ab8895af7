import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findInstallOffer, watchInstallOffer } from './installOffer';

let isPhone = true;

beforeEach(() => {
  isPhone = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isPhone && query === '(pointer: coarse)' }) as MediaQueryList,
  );
  onTestFinished(watchInstallOffer(window));
});

/** The browser offers to install the page. */
function offer(prompt: () => Promise<unknown> = async () => ({ outcome: 'accepted' })) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}

test('the browser’s own banner stays away, and its question is asked once', async () => {
  expect(findInstallOffer()).toBeNull();
  expect(offer().defaultPrevented).toBe(true);
  expect(await findInstallOffer()?.()).toBe(true);
  expect(findInstallOffer()).toBeNull();
});

test.each([
  ['dismissed', async () => ({ outcome: 'dismissed' })],
  ['an answer that cannot be read', async () => null],
  ['refused by the browser', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('%s is a no', async (_, prompt) => {
  offer(prompt);
  expect(await findInstallOffer()?.()).toBe(false);
});

test('on a desktop the browser keeps its own way', () => {
  isPhone = false;
  expect(offer().defaultPrevented).toBe(false);
  expect(findInstallOffer()).toBeNull();
});

test('what is installed is not offered any more', () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect(findInstallOffer()).toBeNull();
});
