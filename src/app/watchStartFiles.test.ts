import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../domain/text/language';

const server = vi.hoisted(() => ({ isBuildComplete: vi.fn(async () => false) }));
vi.mock('../device/isBuildComplete', () => server);

const reload = vi.fn();
const sendBeacon = vi.fn(() => true);

async function open(language: Language = 'uz') {
  const { watchStartFiles } = await import('./watchStartFiles');
  return watchStartFiles(Promise.resolve(), () => language);
}

const notice = () => document.querySelector<HTMLElement>('[role=alert]');

/** Adds an element to the page and fails its load. */
function failToLoad(element: HTMLElement) {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}
const entry = () => Object.assign(document.createElement('script'), { type: 'module' });

beforeEach(() => {
  vi.useFakeTimers();
  server.isBuildComplete.mockReset().mockResolvedValue(false);
  reload.mockReset();
  sendBeacon.mockClear();
  navigator.sendBeacon = sendBeacon;
  vi.stubGlobal('location', { reload, pathname: '/orders/77', hostname: 'osh.example.uz' });
  sessionStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a start within the time limit shows no notice', async () => {
  const files = await open();
  await vi.advanceTimersByTimeAsync(9_000);
  files.loaded();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notice()).toBeNull();
});

test('a notice appears after ten seconds without the files and goes away when they load', async () => {
  const files = await open('ar');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(notice()?.dir).toBe('rtl');
  expect(notice()?.lang).toBe('ar');
  expect(notice()?.textContent).toContain('إعادة المحاولة');
  files.loaded();
  expect(notice()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.isBuildComplete).not.toHaveBeenCalled();
});

test('watched code that hangs brings the notice ten seconds after it was requested, whatever else has come', async () => {
  const files = await open();
  await vi.advanceTimersByTimeAsync(8_000);
  files.loaded();
  files.watch(Promise.resolve());
  files.watch(new Promise((resolve) => setTimeout(resolve, 12_000)));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(notice()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notice()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(notice()).toBeNull();
});

test('the notice of code that has failed stays when other code comes', async () => {
  const files = await open();
  files.loaded();
  files.watch(Promise.reject(new Error('gone')));
  files.watch(Promise.resolve());
  files.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(notice()).not.toBeNull();
});

test('a missing entry shows a notice immediately and is retried with backoff until the build is complete', async () => {
  await open();
  failToLoad(entry());
  await vi.advanceTimersByTimeAsync(0);
  expect(notice()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.isBuildComplete).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.isBuildComplete).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.isBuildComplete).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  server.isBuildComplete.mockResolvedValue(true);
  notice()?.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('the backoff continues across reloads that did not help', async () => {
  server.isBuildComplete.mockResolvedValue(true);
  await open();
  failToLoad(entry());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.resetModules();
  document.body.replaceChildren();
  await open();
  failToLoad(entry());
  server.isBuildComplete.mockClear();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.isBuildComplete).not.toHaveBeenCalled();
});

test.each(['x', '{}', '-7', '1.5', 'null', ''])(
  'a stored retry count of %j counts as zero',
  async (stored) => {
    sessionStorage.setItem('startTries', stored);
    await open();
    failToLoad(entry());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.isBuildComplete).toHaveBeenCalledTimes(1);
  },
);

test('an app without its styles stays covered by the notice', async () => {
  const files = await open();
  failToLoad(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
  await vi.advanceTimersByTimeAsync(0);
  files.loaded();
  expect(notice()?.dataset.styled).toBe('false');
});

test('a style sheet that is still loading when the entry fails does not make the notice cover the page', async () => {
  await open();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
  failToLoad(entry());
  await vi.advanceTimersByTimeAsync(0);
  expect(notice()?.dataset.styled).toBe('true');
});

describe('where the page says to whom reports are sent', () => {
  const url = 'https://reports.example.uz/in';
  const file = 'https://osh.example.uz/assets/index-a1.js';
  const message = (text: string) => ({
    host: 'osh.example.uz',
    build: 'index-a1.js',
    troubles: [{ kind: 'start', text, count: 1 }],
  });
  const sent = () =>
    sendBeacon.mock.calls.map((call: unknown[]) => [call[0], JSON.parse(String(call[1]))]);
  const script = () => Object.assign(entry(), { src: file });
  const answers = (responseStatus?: number) =>
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      // Of the browser's entry only this is read.
      name === file && responseStatus !== undefined
        ? [Object.assign(Object.create(null), { responseStatus })]
        : [],
    );

  beforeEach(() => {
    // The tests say what fails.
    Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
    const meta = Object.assign(document.createElement('meta'), { content: url });
    meta.name = 'storefront:VITE_REPORT_URL';
    document.head.append(meta);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['a file that is gone', 404, 'gone'],
    ['a page in place of a file', 200, 'gone'],
    ['a server that does not respond', 0, 'unreachable'],
    ['a browser that does not tell the status', undefined, 'gone'],
  ])('%s is reported at once, and once', async (_, status, text) => {
    answers(status);
    await open();
    failToLoad(script());
    failToLoad(script());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([[url, message(text)]]);
  });

  test('a script that the policy refuses is reported as refused', async () => {
    answers(0);
    await open();
    const violation = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
      blockedURI: file,
    });
    document.dispatchEvent(violation);
    failToLoad(script());
    expect(sent()).toEqual([[url, message('refused')]]);
  });

  test('files that are not there after ten seconds are reported as late', async () => {
    document.head.append(script());
    await open();
    await vi.advanceTimersByTimeAsync(10_001);
    expect(sent()).toEqual([[url, message('late')]]);
  });

  test('a reload that did not help reports nothing again', async () => {
    sessionStorage.setItem('startTries', '1');
    await open();
    failToLoad(script());
    expect(sent()).toEqual([]);
  });

  test('code that hangs after the entry has loaded is reported once, however often the page reloads for it', async () => {
    server.isBuildComplete.mockResolvedValue(true);
    document.head.append(script());
    for (const loads of [1, 2]) {
      vi.resetModules();
      document.body.replaceChildren();
      const files = await open();
      files.loaded();
      files.watch(Promise.resolve());
      files.watch(new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(16_000);
      expect(reload).toHaveBeenCalledTimes(loads);
    }
    expect(sent()).toEqual([[url, message('late')]]);
  });

  test('a shop that starts reports nothing', async () => {
    const files = await open();
    files.loaded();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
  });
});

test('without a URL for reports nothing is sent', async () => {
  await open();
  failToLoad(entry());
  expect(sendBeacon).not.toHaveBeenCalled();
});
