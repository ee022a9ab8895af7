import { buildOf } from './build';
import { redact, redactError, redactPath } from './redact';
import { reports } from './report';
import type { OrderReport } from './reportOrder';
import { watchVitals } from './vitals';

/** A problem and how often it occurred since the last message. */
type Trouble = { kind: 'error' | 'fault' | 'policy'; text: string; where: string; count: number };

/** Delay before a batch is sent, ms; hiding the page sends it immediately. */
const batchMs = 10_000;
/**
 * If the page is still visible this long after a request failed, ms, it was not aborted by leaving.
 */
const unloadGraceMs = 1000;
/** Maximum number of distinct problems per page load, so that a loop does not flood the server. */
const maxTroubles = 50;

/**
 * Sends reports, requests that failed or returned a 5xx, uncaught errors, CSP violations and web
 * vitals to `url`, and how many orders were placed, refused and lost: batched, by beacon, as JSON in a `text/plain`
 * body, so that no CORS preflight is needed. A message is `{host, build, at, troubles, orders, vitals}` without personal
 * data. Returns an unsubscribe function.
 */
export function startReporting(url: string, page: Window = window): () => void {
  const { document, navigator } = page;
  const host = page.location.hostname;
  const vitals = watchVitals(globalThis.PerformanceObserver);
  const stop = new AbortController();
  let pending = new Map<string, Trouble>();
  let orders = new Map<string, { outcome: string; code?: string; count: number }>();
  let distinctCount = 0;
  let sentVitals = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** how often the page was hidden or unloaded */
  let hideCount = 0;

  function note(kind: Trouble['kind'], text: string) {
    const where = redactPath(page.location.pathname);
    const key = `${kind} ${where} ${text}`;
    const known = pending.get(key);
    if (known) known.count += 1;
    else if (distinctCount < maxTroubles) {
      distinctCount += 1;
      pending.set(key, { kind, text, where, count: 1 });
      timer ??= setTimeout(() => send(false), batchMs);
    }
  }

  function noteOrder({ order: outcome, ...rest }: OrderReport) {
    const key = JSON.stringify([outcome, rest]);
    const count = (orders.get(key)?.count ?? 0) + 1;
    orders.set(key, { outcome, ...rest, count });
    timer ??= setTimeout(() => send(false), batchMs);
  }

  function send(withVitals: boolean) {
    clearTimeout(timer);
    timer = undefined;
    const measured = withVitals ? vitals() : [];
    const hasNewVitals = JSON.stringify(measured) !== sentVitals && measured.length > 0;
    if (pending.size + orders.size === 0 && !hasNewVitals) return;
    const troubles = [...pending.values()];
    const outcomes = [...orders.values()];
    pending = new Map();
    orders = new Map();
    if (hasNewVitals) sentVitals = JSON.stringify(measured);
    const message = {
      host,
      build: redact(buildOf(document)),
      at: Date.now(),
      troubles,
      orders: outcomes,
      vitals: hasNewVitals ? measured : [],
    };
    navigator.sendBeacon(url, JSON.stringify(message));
  }

  function onHide() {
    hideCount += 1;
    send(true);
  }

  function record(what: unknown) {
    if (isOrder(what)) noteOrder(what);
    else if (isFault(what)) note('fault', `${callName(what.call)}: ${redact(what.what)}`);
    else note('error', describe(what));
  }

  for (const what of reports.splice(0)) record(what);
  reports.push = (...more) => {
    for (const what of more) record(what);
    return 0;
  };
  const originalFetch = page.fetch;
  page.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${redactPath(pathOf(input, page))}`;
    const countBefore = hideCount;
    try {
      const response = await originalFetch.call(page, input, init);
      if (response.status >= 500) note('fault', `${call}: ${response.status}`);
      return response;
    } catch (error) {
      // aborted or offline: not the server's fault, and the user already knows
      if (!init?.signal?.aborted && navigator.onLine) {
        // Leaving a page aborts its requests, in some browsers before `pagehide`; a hidden page may
        // have been suspended.
        setTimeout(
          () => hideCount === countBefore && note('fault', `${call}: no response`),
          unloadGraceMs,
        );
      }
      throw error;
    }
  };
  const listening = { signal: stop.signal };
  page.addEventListener(
    'error',
    ({ error, message }) => {
      // Sizes that changed again within a frame and are told in the next one: nothing is wrong.
      if (!message.startsWith('ResizeObserver loop')) note('error', describe(error ?? message));
    },
    listening,
  );
  page.addEventListener(
    'unhandledrejection',
    ({ reason }) => note('error', describe(reason)),
    listening,
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      note('policy', `${effectiveDirective} refuses ${redact(blockedURI)}`),
    listening,
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onHide();
    },
    listening,
  );
  // not every browser fires `visibilitychange` on unload
  page.addEventListener('pagehide', onHide, listening);
  return () => {
    stop.abort();
    Reflect.deleteProperty(reports, 'push');
    page.fetch = originalFetch;
    clearTimeout(timer);
  };
}

/** A report from the API client: a call and what went wrong. */
const isFault = (what: unknown): what is { call: string; what: string } =>
  typeof what === 'object' &&
  what !== null &&
  'call' in what &&
  typeof what.call === 'string' &&
  'what' in what &&
  typeof what.what === 'string';

/** Only `reportOrder` reports something with an `order`. */
const isOrder = (what: unknown): what is OrderReport =>
  typeof what === 'object' && what !== null && 'order' in what;

const pathOf = (input: RequestInfo | URL, page: Window): string =>
  new URL(input instanceof Request ? input.url : input, page.location.href).pathname;

/** `GET /users/v1/branches/7` becomes `GET /users/v1/branches/{id}`. */
function callName(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  return `${method} ${redactPath(path)}`;
}

function describe(what: unknown): string {
  if (!(what instanceof Error))
    return redactError(typeof what === 'string' ? what : 'not an Error');
  const [frame = ''] = /^\s*at .*$/m.exec(what.stack ?? '') ?? [];
  return `${what.name}: ${redactError(what.message)}${frame && ` ${redact(frame.trim())}`}`;
}
