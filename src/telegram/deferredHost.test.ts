import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredHost } from './deferredHost';
import type { BottomButtonState, Host } from './handle';
import { plainBrowser } from './plainBrowser';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = vi.fn(() => Promise.resolve(true));
const page = plainBrowser({ ask });

/** A host that records its calls. */
function recordingHost() {
  const calls: string[] = [];
  let shown: BottomButtonState | null = null;
  const host: Host = {
    ...page,
    mainButton: {
      isAvailable: () => true,
      show(state) {
        shown = state;
        calls.push(`main ${state.text}`);
      },
      hide: () => void calls.push('main hidden'),
    },
    backButton: { show: () => void calls.push('back'), hide: () => void calls.push('back hidden') },
    settingsButton: { show: () => void calls.push('settings') },
    requestContact: () => Promise.resolve({ status: 'cancelled' }),
    confirm: () => Promise.resolve(false),
    openInvoice: () => Promise.resolve('paid'),
    confirmClosing: (on) => void calls.push(`closing ${on}`),
    expand: () => void calls.push('expand'),
    haptic: (kind) => void calls.push(kind),
  };
  return { host, calls, press: () => shown?.onPress() };
}

function arrival() {
  let arrive: (host: Host) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const arriving = new Promise<Host>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { arriving, come: arrive, fail };
}

const button = (text: string, onPress: () => void = () => undefined): BottomButtonState => ({
  text,
  onPress,
  isEnabled: true,
  isBusy: false,
});

test('only the latest call of each kind reaches the host, and a press runs only its handler', async () => {
  const { arriving, come: arrive } = arrival();
  const { host, calls, press } = recordingHost();
  const deferred = deferredHost(arriving, page);
  const [old, latest] = [vi.fn(), vi.fn()];
  deferred.mainButton.show(button('Old', old));
  deferred.mainButton.show(button('New', latest));
  deferred.backButton.show(old);
  deferred.backButton.hide();
  deferred.settingsButton.show(old);
  deferred.confirmClosing(true);
  deferred.expand();
  arrive(host);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['main New', 'back hidden', 'settings', 'closing true', 'expand']);
  press();
  expect(old).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});

test('haptic feedback is not queued', async () => {
  const { arriving, come: arrive } = arrival();
  const { host, calls } = recordingHost();
  const deferred = deferredHost(arriving, page);
  deferred.haptic('add');
  arrive(host);
  await vi.advanceTimersByTimeAsync(0);
  deferred.haptic('select');
  expect(calls).toEqual(['select']);
});

test('requests wait for the host', async () => {
  const { arriving, come: arrive } = arrival();
  const deferred = deferredHost(arriving, page);
  const contact = deferred.requestContact();
  const confirmed = deferred.confirm({ message: 'Sure?', ok: 'Yes', cancel: 'No' });
  const invoice = deferred.openInvoice('https://t.me/$a');
  arrive(recordingHost().host);
  await expect(contact).resolves.toEqual({ status: 'cancelled' });
  await expect(invoice).resolves.toBe('paid');
  await expect(confirmed).resolves.toBe(false);
});

test('if the host never responds, the page takes over buttons and requests within 3 seconds', async () => {
  const deferred = deferredHost(arrival().arriving, page);
  const changed = vi.fn();
  deferred.onButtonsChange(changed);
  const contact = deferred.requestContact();
  const confirmed = deferred.confirm({ message: 'Sure?', ok: 'Yes', cancel: 'No' });
  const invoice = deferred.openInvoice('https://t.me/$a');
  expect(deferred.mainButton.isAvailable()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(deferred.mainButton.isAvailable()).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
  await expect(contact).resolves.toEqual({ status: 'unavailable' });
  await expect(invoice).resolves.toBe('unavailable');
  await expect(confirmed).resolves.toBe(true);
});

test('if the SDK cannot be loaded, buttons become unavailable immediately', async () => {
  const { arriving, fail } = arrival();
  const deferred = deferredHost(arriving, page);
  fail(new Error('blocked'));
  await vi.advanceTimersByTimeAsync(0);
  expect(deferred.mainButton.isAvailable()).toBe(false);
});

test('a host that responds late takes over the buttons', async () => {
  const { arriving, come: arrive } = arrival();
  const { host, calls } = recordingHost();
  const deferred = deferredHost(arriving, page);
  const changed = vi.fn();
  const stop = deferred.onButtonsChange(changed);
  deferred.mainButton.show(button('Order'));
  await vi.advanceTimersByTimeAsync(3000);
  arrive(host);
  await vi.advanceTimersByTimeAsync(0);
  expect(deferred.mainButton.isAvailable()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(calls).toEqual(['main Order']);
  stop();
});

test('a listener removed before the host is ready is never registered with it', async () => {
  const { arriving, come: arrive } = arrival();
  const onVisible = vi.fn<Host['onVisible']>(() => () => undefined);
  const deferred = deferredHost(arriving, page);
  deferred.onVisible(() => undefined)();
  arrive({ ...recordingHost().host, onVisible });
  await vi.advanceTimersByTimeAsync(0);
  expect(onVisible).not.toHaveBeenCalled();
});
