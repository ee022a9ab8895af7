import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredHost } from './deferredHost';
import type { BottomButtonState, Host } from './handle';
import { plainBrowser } from './plainBrowser';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = vi.fn(() => Promise.resolve(true));
const page = plainBrowser({ ask });

/** A host that writes down what it is asked for. */
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
  let come: (host: Host) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const arriving = new Promise<Host>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { arriving, come, fail };
}

const button = (text: string, onPress: () => void = () => undefined): BottomButtonState => ({
  text,
  onPress,
  isEnabled: true,
  isBusy: false,
});

test('only the latest wish of each kind reaches the host, and only its handler is pressed', async () => {
  const { arriving, come } = arrival();
  const { host, calls, press } = recordingHost();
  const late = deferredHost(arriving, page);
  const [old, latest] = [vi.fn(), vi.fn()];
  late.mainButton.show(button('Old', old));
  late.mainButton.show(button('New', latest));
  late.backButton.show(old);
  late.backButton.hide();
  late.confirmClosing(true);
  late.expand();
  come(host);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['main New', 'back hidden', 'closing true', 'expand']);
  press();
  expect(old).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});

test('what is felt is not made up for later', async () => {
  const { arriving, come } = arrival();
  const { host, calls } = recordingHost();
  const late = deferredHost(arriving, page);
  late.haptic('add');
  come(host);
  await vi.advanceTimersByTimeAsync(0);
  late.haptic('select');
  expect(calls).toEqual(['select']);
});

test('questions wait for the host', async () => {
  const { arriving, come } = arrival();
  const late = deferredHost(arriving, page);
  const contact = late.requestContact();
  const sure = late.confirm({ message: 'Sure?', ok: 'Yes', cancel: 'No' });
  const invoice = late.openInvoice('https://t.me/$a');
  come(recordingHost().host);
  await expect(contact).resolves.toEqual({ status: 'cancelled' });
  await expect(invoice).resolves.toBe('paid');
  await expect(sure).resolves.toBe(false);
});

test('a host that never comes leaves buttons and questions to the page within 3 seconds', async () => {
  const late = deferredHost(arrival().arriving, page);
  const changed = vi.fn();
  late.onButtonsChange(changed);
  const contact = late.requestContact();
  const sure = late.confirm({ message: 'Sure?', ok: 'Yes', cancel: 'No' });
  const invoice = late.openInvoice('https://t.me/$a');
  expect(late.mainButton.isAvailable()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(late.mainButton.isAvailable()).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
  await expect(contact).resolves.toEqual({ status: 'unavailable' });
  await expect(invoice).resolves.toBe('unavailable');
  await expect(sure).resolves.toBe(true);
});

test('an SDK that cannot be loaded is known at once', async () => {
  const { arriving, fail } = arrival();
  const late = deferredHost(arriving, page);
  fail(new Error('blocked'));
  await vi.advanceTimersByTimeAsync(0);
  expect(late.mainButton.isAvailable()).toBe(false);
});

test('a host that comes after all takes the buttons over', async () => {
  const { arriving, come } = arrival();
  const { host, calls } = recordingHost();
  const late = deferredHost(arriving, page);
  const changed = vi.fn();
  const stop = late.onButtonsChange(changed);
  late.mainButton.show(button('Order'));
  await vi.advanceTimersByTimeAsync(3000);
  come(host);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.mainButton.isAvailable()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(calls).toEqual(['main Order']);
  stop();
});

test('who stopped listening before the host came is not called by it', async () => {
  const { arriving, come } = arrival();
  const onVisible = vi.fn<Host['onVisible']>(() => () => undefined);
  const late = deferredHost(arriving, page);
  late.onVisible(() => undefined)();
  come({ ...recordingHost().host, onVisible });
  await vi.advanceTimersByTimeAsync(0);
  expect(onVisible).not.toHaveBeenCalled();
});
