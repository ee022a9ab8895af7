import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Backend } from '../../mocks/backend/app';
import { cookies } from '../../src/device/storages';
import { RequestByFetch } from '../requestByFetch';
import { dropTimers } from './device';
import { enterTelegram } from './telegram';

/** One life of the app: from its entry file to the end of the page. */
export type Life = {
  /** calls without a response yet */
  waiting(): number;
  /** uncaught errors of the program */
  thrown: string[];
  end(): void;
};

/** Stored data carried from one life to the next. */
export type Kept = Readonly<Record<string, string>>;

type Opening = {
  backend: Pick<Backend, 'fetch'>;
  path: string;
  kept?: Kept;
  inTelegram?: boolean | undefined;
};

const StillMap = () => null;

/** Complaints about features that happy-dom lacks and browsers have. */
const knownComplaints = ['unrecognized in this browser'];

const home = 'http://localhost:3000';
const { happyDOM: address } = window as unknown as { happyDOM: { setURL(url: string): void } };

const never = new Promise<never>(() => undefined);

/** Targets whose listeners outlive what a page renders. */
const longLived = [globalThis, document];

/**
 * Opens the app at an address in a browser that has stored `kept`. Nothing else of an earlier life
 * remains: modules are new, listeners and timers are gone.
 */
export async function openLife({ backend, path, kept = {}, inTelegram }: Opening): Promise<Life> {
  vi.resetModules();
  // happy-dom has no canvas, so the map stays static.
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  canvas.mockReturnValue({ getExtension: () => null } as never);
  vi.doMock('../../src/map/MapCanvas', () => ({ MapCanvas: StillMap }));
  dropTimers();
  window.firstPaint = undefined as never;
  window.early = undefined as never;
  cookies.clearAllExcept(() => false);
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  document.body.innerHTML = '<div id="root"></div>';
  address.setURL(new URL(path, home).href);
  if (inTelegram) enterTelegram();
  history.replaceState(null, '');

  const roots: Root[] = [];
  vi.doMock('react-dom/client', async (original) => {
    const dom = await original<typeof import('react-dom/client')>();
    const createRoot: typeof dom.createRoot = (...args) => {
      const root = dom.createRoot(...args);
      roots.push(root);
      return root;
    };
    return { ...dom, createRoot };
  });
  const observers: MutationObserver[] = [];
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  let waiting = 0;
  let isOver = false;
  const thrown: string[] = [];
  const recordComplaint = (...words: unknown[]) => {
    const isKnown = knownComplaints.some((known) => words.join(' ').includes(known));
    const isReport = words[0] === '[storefront]' && !(words[1] instanceof Error);
    if (!isKnown && !isReport) thrown.push(words.map(String).join(' '));
  };
  const consoles = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(recordComplaint),
  );
  const tab = { opener: null, location: { replace: () => undefined } };
  vi.stubGlobal('open', () => tab);
  const aborter = new AbortController();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    waiting += 1;
    try {
      const request = new Request(new URL(input, location.href), init);
      const asked = backend.fetch(request).then((each) => followRedirect(backend, request, each));
      const answer = await Promise.race([asked, aborted(request.signal)]);
      // No response reaches a closed page.
      return isOver ? await never : answer;
    } finally {
      waiting -= 1;
    }
  });
  vi.stubGlobal('XMLHttpRequest', RequestByFetch);
  const listeners = longLived.map((target) => {
    const add = target.addEventListener.bind(target);
    return vi
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: unknown, options?: unknown) => {
        const own = typeof options === 'boolean' ? { capture: options } : options;
        add(type, listener as never, { ...(own as object), signal: aborter.signal } as never);
      });
  });
  await import('../../src/main');
  return {
    waiting: () => waiting,
    thrown,
    end() {
      isOver = true;
      for (const root of roots) root.unmount();
      for (const observer of observers) observer.disconnect();
      aborter.abort();
      for (const spy of [canvas, ...listeners, ...consoles]) spy.mockRestore();
      vi.unstubAllGlobals();
      dropTimers();
      document.body.innerHTML = '';
    },
  };
}

/** Rejects as soon as the request is aborted, whatever the server still does. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Follows a redirect as a browser does: a GET without a body, marked as redirected. */
async function followRedirect(
  server: Opening['backend'],
  { url }: Request,
  answer: Response,
): Promise<Response> {
  const location = answer.status === 302 && answer.headers.get('location');
  if (!location) return answer;
  const page = await server.fetch(new Request(new URL(location, url)));
  return Object.defineProperty(page, 'redirected', { value: true });
}

/** What the device has stored so far. */
export const keptNow = (): Kept => ({ ...localStorage });
